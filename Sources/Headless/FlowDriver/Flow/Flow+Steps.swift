import PlainText

extension Flow {
  /// One command of a flow, as it's done.
  public struct Step: Hashable, Sendable {
    /// The command.
    public let command: Command
    /// The name of the file.
    public let file: String
    /// The line of the command, counted from 1.
    public let line: Int
    /// The lines that include the file, the nearest first.
    public let includedBy: [FlowLine]
  }

  /// The commands in the order in which they're done, with repetitions written out.
  public var steps: [Step] {
    var steps: [Step] = []
    append(to: &steps, includedBy: [])
    return steps
  }

  private func append(to steps: inout [Step], includedBy: [FlowLine]) {
    for statement in statements {
      switch statement.content {
      case .command(let command):
        steps.append(
          Step(command: command, file: file, line: statement.line, includedBy: includedBy))
      case .repetition(let times, let body):
        let start = steps.count
        body.append(to: &steps, includedBy: includedBy)
        let round = steps[start...]
        for _ in 1..<(round.isEmpty ? 1 : max(times, 1)) { steps += round }
      case .inclusion(_, let flow):
        let line = FlowLine(file: file, number: statement.line)
        flow.append(to: &steps, includedBy: [line] + includedBy)
      }
    }
  }
}

extension Flow.Step: CustomStringConvertible {
  /// The location, the command, and the lines that include the file, on one line.
  public var description: String {
    "\(file.visible):\(line): \(command)\(includedBy.chain)"
  }
}

/// A line of a flow file.
public struct FlowLine: Hashable, Sendable {
  /// The name of the file.
  public let file: String
  /// The number of the line, counted from 1.
  public let number: Int
}

extension FlowLine: CustomStringConvertible {
  /// The file and the line, as compilers write them.
  public var description: String { "\(file.visible):\(number)" }
}

extension [FlowLine] {
  /// The lines that include a file, the nearest first, to end an error with.
  var chain: String {
    isEmpty ? "" : "; included by " + map { "\($0)" }.joined(separator: ", by ")
  }
}
