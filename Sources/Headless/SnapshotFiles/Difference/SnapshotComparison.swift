import CellText
import Foundation

package struct SnapshotComparison: Hashable, Sendable {
  package let file: SnapshotFile
  package let expected: String?
  package let actual: String

  package init(file: SnapshotFile, expected: String?, actual: String) {
    self.file = file
    self.expected = expected
    self.actual = actual
  }

  /// Whether the texts have the same bytes, and not just the same characters.
  package var isEqual: Bool { hasBytes(of: expected) }

  /// Whether the texts are the same except for line endings.
  package var isSame: Bool { isEqual || hasBytes(of: reference) }

  private func hasBytes(of other: String?) -> Bool {
    guard let other, other.utf8.count == actual.utf8.count else { return false }
    return memcmp(other, actual, actual.utf8.count) == 0
  }

  /// The snapshot with line feeds in place of CRLF, but with its lone carriage returns.
  private var reference: String? { expected?.replacing("\r\n", with: "\n") }

  package func difference(isColored: Bool = false) -> String {
    guard isSame == false else { return "" }
    let removed = "- snapshot".styled(.red, if: isColored)
    let added = "+ new text".styled(.green, if: isColored)
    let legend = expected == nil ? "\(added), and no snapshot yet" : "\(removed), \(added)"
    let difference = TextDifference(from: reference ?? "", to: actual)
    return "\(legend)\n\(difference.text(isColored: isColored))"
  }

  package var escapedText: String {
    let lines = actual.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let text = lines.map { Substring($0).escaped() }.joined(separator: "\n")
    return actual.utf8.last == UInt8(ascii: "\n") ? text : text + "\n\\ no line feed at the end\n"
  }
}

/// A style by its code in a control sequence of a terminal.
package enum TerminalStyle: Int {
  case bold = 1
  case red = 31
  case green = 32
  case cyan = 36
}

extension String {
  package func styled(_ style: TerminalStyle, if isColored: Bool) -> String {
    isColored ? "\u{1B}[\(style.rawValue)m\(self)\u{1B}[0m" : self
  }
}
