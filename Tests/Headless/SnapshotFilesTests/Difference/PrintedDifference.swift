/// A printed difference, read back.
struct PrintedDifference {
  private let lines: [Substring]

  init(_ text: String) {
    lines = text.utf8.split(separator: UInt8(ascii: "\n")).map(Substring.init)
  }

  /// Returns a text with the hunks applied, or `nil` if they don't fit.
  func applied(to old: String) -> String? {
    var rest = PrintedDifference.lines(of: old)[...]
    var taken = 0
    var result = ""
    for (index, line) in lines.enumerated() {
      if line.hasPrefix("@@ ") {
        let numbers = line.split { $0.isNumber == false }.compactMap { Int($0) }
        guard numbers.count == 4 else { return nil }
        let start = numbers[1] == 0 ? numbers[0] : numbers[0] - 1
        while taken < start, let kept = rest.popFirst() {
          result += kept
          taken += 1
        }
        continue
      }
      guard let bar = line.utf8.firstIndex(of: UInt8(ascii: "|")) else { return nil }
      let body = line.unicodeScalars[line.unicodeScalars.index(after: bar)...]
      guard let sign = body.first, " -+".unicodeScalars.contains(sign) else { continue }
      let next = index + 1 < lines.count ? lines[index + 1] : ""
      let isEnded = next.contains("|\\ ") == false
      guard let text = PrintedDifference.unescaped(body.dropFirst()) else { return nil }
      let whole = text + (isEnded ? "\n" : "")
      if (sign == "+") == false {
        guard let found = rest.popFirst(), found.utf8.elementsEqual(whole.utf8) else { return nil }
        taken += 1
      }
      if (sign == "-") == false { result += whole }
    }
    return result + rest.joined()
  }

  private static func lines(of text: String) -> [String] {
    let parts = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
    return parts.dropLast().map { $0 + "\n" } + parts.suffix(1).filter { $0.isEmpty == false }
  }

  private static func unescaped(_ text: Substring.UnicodeScalarView) -> String? {
    var rest = text
    var result = String.UnicodeScalarView()
    while let scalar = rest.popFirst() {
      guard scalar == "\\" else {
        result.append(scalar)
        continue
      }
      switch rest.popFirst() {
      case "\\": result.append("\\")
      case "t": result.append("\t")
      case "r": result.append("\r")
      case "s": result.append(" ")
      case "u":
        let digits = rest.dropFirst().prefix { ($0 == "}") == false }
        rest = rest.dropFirst(digits.count + 2)
        guard let value = UInt32(String(digits), radix: 16), let known = Unicode.Scalar(value)
        else { return nil }
        result.append(known)
      default: return nil
      }
    }
    return String(result)
  }
}
