import CellText

/// A printed difference, read back.
struct PrintedDifference {
  private let lines: [Substring]

  init(_ text: String) {
    lines = text.utf8.split(separator: UInt8(ascii: "\n")).map(Substring.init)
  }

  /// Returns whether the hunks, and nothing else, tell an old text from a new one.
  func leads(from old: String, to new: String) -> Bool {
    let lines = [old, new].map { PrintedDifference.lines(of: $0) }
    var (olds, news) = (lines[0][...], lines[1][...])
    for (index, line) in self.lines.enumerated() {
      if line.hasPrefix("@@ ") {
        let numbers = line.split { $0.isNumber == false }.compactMap { Int($0) }
        guard numbers.count == 4 else { return false }
        let start = numbers[1] == 0 ? numbers[0] : numbers[0] - 1
        while olds.startIndex < start {
          guard let kept = olds.popFirst(), news.popFirst()?.utf8.elementsEqual(kept.utf8) == true
          else { return false }
        }
        continue
      }
      guard let bar = line.utf8.firstIndex(of: UInt8(ascii: "|")) else { return false }
      let body = line.unicodeScalars[line.unicodeScalars.index(after: bar)...]
      guard let sign = body.first, " -+".unicodeScalars.contains(sign) else { continue }
      let next = index + 1 < self.lines.count ? self.lines[index + 1] : ""
      let isEnded = next.contains("|\\ ") == false
      let texts = (sign == "+" ? [] : [olds.popFirst()]) + (sign == "-" ? [] : [news.popFirst()])
      let isPrinted = texts.allSatisfy { text in
        guard let text, (text.unicodeScalars.last == "\n") == isEnded else { return false }
        let line = String(text.unicodeScalars.dropLast(isEnded ? 1 : 0))
        return [line.escaped(), line.escaped(asASCII: true)].contains {
          $0.unicodeScalars.elementsEqual(body.dropFirst())
        }
      }
      if isPrinted == false { return false }
    }
    return olds.joined().utf8.elementsEqual(news.joined().utf8)
  }

  private static func lines(of text: String) -> [String] {
    let parts = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
    return parts.dropLast().map { $0 + "\n" } + parts.suffix(1).filter { $0.isEmpty == false }
  }
}
