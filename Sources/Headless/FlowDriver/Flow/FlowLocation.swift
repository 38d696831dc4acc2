import PlainText

/// The place of a command in a flow.
public struct FlowLocation: Hashable, Sendable {
  /// The name of the file.
  public let file: String
  /// The line, counted from 1.
  public let line: Int
  /// The lines that include the file, as in `order.flow:3`, the nearest first.
  public internal(set) var includedBy: [String] = []
  /// The repetitions that the command is part of, the innermost first.
  package internal(set) var repetitions: [FlowRepetition] = []

  /// The file and the line, as compilers write them.
  var place: String { "\(file.visible):\(line)" }

  /// The lines that include the file, and the repetitions, to end a line with.
  var chain: String {
    let files = includedBy.joined(separator: ", by ")
    let rounds = repetitions.map { "in repetition \($0.number) of \($0.count)" }
    let parts = [files.isEmpty ? "" : "included by \(files)", rounds.joined(separator: ", ")]
    let chain = parts.filter { $0.isEmpty == false }.joined(separator: "; ")
    return chain.isEmpty ? "" : " (\(chain))"
  }
}

/// One round of the commands between `repeat` and `end`.
package struct FlowRepetition: Hashable, Sendable {
  /// The number of the round, counted from 1.
  package let number: Int
  /// The number of rounds in all.
  package let count: Int
}
