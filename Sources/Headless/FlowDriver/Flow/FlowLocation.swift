import PlainText

/// The place of a command in a flow.
public struct FlowLocation: Hashable, Sendable {
  /// The name of the file.
  public let file: String
  /// The line, counted from 1.
  public let line: Int
  /// The line that includes the file, as in `order.flow:3`, or `nil` if none does.
  public internal(set) var includedBy: String?
  /// The repetitions that the command is part of, the innermost first.
  package internal(set) var repetitions: [FlowRepetition] = []

  /// The file and the line, as compilers write them.
  var place: String { "\(file.visible):\(line)" }

  /// The line that includes the file, and the repetitions, to end a line with.
  var chain: String {
    let inclusion = includedBy.map { ["included by \($0)"] } ?? []
    let rounds = repetitions.map { "in repetition \($0.number) of \($0.count)" }
    let parts = inclusion + rounds
    return parts.isEmpty ? "" : " (\(parts.joined(separator: ", ")))"
  }
}

/// One round of the commands between `repeat` and `end`.
package struct FlowRepetition: Hashable, Sendable {
  /// The number of the round, counted from 1.
  package let number: Int
  /// The number of rounds in all.
  package let count: Int
}
