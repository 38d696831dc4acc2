import CellText

package struct FlowLocation: Hashable, Sendable {
  package let file: String
  /// Counted from 1.
  package let line: Int
  /// The line that includes the file, as in `order.flow:3`, or `nil` if none does.
  package internal(set) var includedBy: String?
  /// The repetitions that the command is part of, in words, the innermost first.
  package internal(set) var repetitions: [String] = []

  /// The file and the line, as compilers write them.
  var place: String { "\(file.visible):\(line)" }

  /// The line that includes the file, and the repetitions, to end a line with.
  var chain: String {
    let inclusion = includedBy.map { ["included by \($0)"] } ?? []
    let parts = inclusion + repetitions
    return parts.isEmpty ? "" : " (\(parts.joined(separator: ", ")))"
  }
}
