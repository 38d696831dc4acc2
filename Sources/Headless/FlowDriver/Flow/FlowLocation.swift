import CellText

package struct FlowLocation: Hashable, Sendable {
  package let file: String
  /// Counted from 1.
  package let line: Int
  /// The line that includes the file, as in `included by order.flow:3`, and the repetitions that the command
  /// is part of, the innermost first.
  package internal(set) var context: [String] = []

  /// The file and the line, as compilers write them.
  var place: String { "\(file.visible):\(line)" }

  /// The context, to end a line with.
  var chain: String { context.isEmpty ? "" : " (\(context.joined(separator: ", ")))" }
}
