import Foundation

/// A text and the snapshot that it differs from or that is missing.
package struct SnapshotComparison: Hashable {
  /// The snapshot.
  package let file: SnapshotFile
  /// The text of the snapshot, or `nil` if it's missing.
  package let expected: String?
  /// The text that the snapshot is compared with.
  package let actual: String

  /// Compares a text with the text of a snapshot.
  ///
  /// - Parameters:
  ///   - file: The snapshot.
  ///   - expected: The text of the snapshot, or `nil` if it's missing.
  ///   - actual: The text to compare.
  package init(file: SnapshotFile, expected: String?, actual: String) {
    self.file = file
    self.expected = expected
    self.actual = actual
  }

  /// A Boolean value that indicates whether the texts are the same except for line endings.
  package var isSame: Bool {
    reference.map { $0.utf8.elementsEqual(actual.utf8) } ?? false
  }

  /// The snapshot with line feeds in place of CRLF, but with its lone carriage returns, or as it is
  /// if it equals the text.
  private var reference: String? {
    guard expected?.utf8.elementsEqual(actual.utf8) == false else { return expected }
    return expected?.replacingOccurrences(of: "\r\n", with: "\n", options: .literal)
  }
}

extension SnapshotComparison {
  /// The lines that differ.
  package var lines: TextDifference { TextDifference(from: reference ?? "", to: actual) }

  /// Returns the difference as a person reads it: a legend of the signs, the hunks, and the nodes
  /// that changed, or an empty string if the texts are the same except for line endings.
  ///
  /// - Parameters:
  ///   - readings: The linear readings of the screen, one in each vocabulary that a snapshot may use.
  ///   - isColored: Whether to color the difference for a terminal.
  package func difference(readings: [String] = [], isColored: Bool = false) -> String {
    guard isSame == false else { return "" }
    let hunks = lines.text(isColored: isColored)
    let style = TerminalStyle(isColored: isColored)
    let added = style.green("+ new text")
    guard let reference else { return "\(added), and no snapshot yet\n\(hunks)" }
    let nodes = NodeDifference(of: file, from: reference, to: actual, readings: readings).text
    return "\(style.red("- snapshot")), \(added)\n\(hunks)\(nodes)"
  }
}
