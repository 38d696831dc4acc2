import Foundation
package import HeadlessUI
import Testing

/// Returns the text of a file beside the test.
package func contents(of path: String, filePath: String = #filePath) throws -> String {
  let url = URL(filePath: path, relativeTo: URL(filePath: filePath))
  return try String(contentsOf: url, encoding: .utf8)
}

/// Returns the rows of a table in a file beside the test, each with a line, an arrow, and what comes of it.
///
/// In a row, `\u{1B}` stands for a character that can't be seen.
package func rows(
  in path: String, filePath: String = #filePath
) throws -> [(line: String, result: String)] {
  try contents(of: path, filePath: filePath).split(separator: "\n").map { row in
    let arrow = row.firstRange(of: #/ +->(?: |$)/#) ?? row.endIndex..<row.endIndex
    return (row[..<arrow.lowerBound].decoded, row[arrow.upperBound...].decoded)
  }
}

/// Returns the sections of a file beside the test, each a text below a line that names it after three hyphens.
package func sections(
  in path: String, filePath: String = #filePath
) throws -> [(title: String, text: String)] {
  let file = try contents(of: path, filePath: filePath)
  return "\n\n\(file.dropLast())".split(separator: "\n\n--- ").map { section in
    let title = section.prefix { ($0 == "\n") == false }
    return (String(title), section.dropFirst(title.count + 1) + "\n")
  }
}

/// Returns the sections of a file beside the test, each an outline, an arrow, and what comes of its screen.
package func outlines(
  in path: String, filePath: String = #filePath
) throws -> [(title: String, screen: Screen<Int>, result: String)] {
  try sections(in: path, filePath: filePath).map { title, text in
    let parts = text[...].decoded.split(separator: "=>\n", omittingEmptySubsequences: false)
    return (title, Screen(outline: String(parts[0])), String(parts[parts.count - 1]))
  }
}

/// A change of a text, as a section of a file says it.
///
/// Lines after a minus sign go, those after a plus sign come in their place, and others say what comes of it.
package struct Change: Sendable, CustomTestStringConvertible {
  package let testDescription: String
  package private(set) var part = ""
  package private(set) var other = ""
  package private(set) var result = ""

  /// Returns the changes in a file beside the test.
  package static func all(in path: String, filePath: String = #filePath) throws -> [Change] {
    try sections(in: path, filePath: filePath).map { title, text in
      let all = text.split(separator: "\n").map { String($0) }
      func lines(after sign: String) -> String {
        all.filter { $0.hasPrefix(sign) }.map { $0.dropFirst(2) }.joined(separator: "\n")
      }
      let result = all.filter { ["- ", "+ "].contains($0.prefix(2)) == false }
      return Change(
        testDescription: title, part: lines(after: "- "), other: lines(after: "+ "),
        result: result.joined(separator: "\n"))
    }
  }
}

extension Substring {
  /// The text with characters in place of their codes, as in `\u{1B}`.
  package var decoded: String {
    String(self).replacing(#/\\u\{(?<code>\w+)\}/#) { match in
      let scalar = UInt32(match.code, radix: 16).flatMap { Unicode.Scalar($0) }
      return scalar.map { String($0) } ?? ""
    }
  }
}
