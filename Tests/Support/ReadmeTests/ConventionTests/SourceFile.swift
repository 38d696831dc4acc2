/// A Swift file, and what breaks a rule of this repository in it.
///
/// Lines are told apart by their indentation and their ends, as swift-format writes them.
struct SourceFile {
  let path: String
  let text: String

  /// The places that break a rule, as `path:line: what is wrong`.
  var violations: [String] {
    var violations: [String] = []
    var closingQuotes: String?
    var isDocumented = false
    var openTypes: [(indentation: Int, members: [String])] = []
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, bytes) in lines.enumerated() {
      let code = Substring(bytes.drop { $0 == UInt8(ascii: " ") })
      if let quotes = closingQuotes {
        if code.hasPrefix(quotes) { closingQuotes = nil }
        continue
      }
      func report(_ problem: String) { violations.append("\(path):\(index + 1): \(problem)") }
      if code.hasPrefix("//") {
        problem(ofComment: code).map(report)
      } else if code.utf8.contains(where: { $0 == UInt8(ascii: "!") || $0 == UInt8(ascii: "/") }) {
        let line = SwiftLine(code)
        if line.code.contains("!") { report("an exclamation mark; write `== false`") }
        line.comment.map(problem(ofComment:))?.map(report)
      }
      if code.hasSuffix("\"\"\"") {
        closingQuotes = "\"\"\"" + code.dropLast(3).reversed().prefix { $0 == "#" }
      }

      let indentation = bytes.count - code.utf8.count
      if let type = openTypes.last {
        let isMember = type.members.contains { code.hasPrefix($0) }
        if indentation == type.indentation + 2, isMember, isDocumented == false {
          report("a public member without documentation")
        }
        if indentation == type.indentation, code.hasPrefix("}") { openTypes.removeLast() }
      }
      if let members = SourceFile.members(documentedIn: code), code.hasSuffix("{") {
        openTypes.append((indentation, members))
      }
      isDocumented = code.hasPrefix("///") || (isDocumented && code.hasPrefix("@"))
    }
    return violations
  }

  private func problem(ofComment comment: Substring) -> String? {
    if comment.utf8.contains(UInt8(ascii: "!")) { return "an exclamation mark in a comment" }
    let isDocumentation = comment.hasPrefix("///") && comment.hasPrefix("////") == false
    guard isDocumentation || comment.hasPrefix("// swift-tools-version:") else {
      return "an inline comment; let a name or a `///` comment say it"
    }
    let notes = ["TODO", "FIXME", "MARK"]
    return notes.contains { comment.contains($0) } ? "a note to do something" : nil
  }

  /// Returns the first words of the members whose documentation swift-format doesn't check, because
  /// they're public without saying so.
  private static func members(documentedIn declaration: Substring) -> [String]? {
    guard declaration.hasPrefix("public ") else { return nil }
    if declaration.hasPrefix("public enum ") || declaration.hasPrefix("public indirect enum ") {
      return ["case "]
    }
    guard declaration.hasPrefix("public protocol ") else { return nil }
    return ["func ", "mutating ", "var ", "static ", "init", "subscript", "associatedtype "]
  }
}
