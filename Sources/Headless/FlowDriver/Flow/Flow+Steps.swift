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
    /// The repetitions that the step is part of, the innermost first.
    public internal(set) var repetitions: [FlowRepetition]
  }

  /// The commands in the order in which they're done, with repetitions written out.
  public var steps: [Step] {
    var steps: [Step] = []
    append(to: &steps, includedBy: [], repetitions: [])
    return steps
  }

  private func append(
    to steps: inout [Step],
    includedBy: [FlowLine],
    repetitions: [FlowRepetition]
  ) {
    for statement in statements {
      switch statement.content {
      case .command(let command):
        steps.append(
          Step(
            command: command, file: file, line: statement.line, includedBy: includedBy,
            repetitions: repetitions))
      case .repetition(let times, let body):
        let start = steps.count
        let first = FlowRepetition(number: 1, count: max(times, 1))
        body.append(to: &steps, includedBy: includedBy, repetitions: [first] + repetitions)
        let round = steps[start...]
        for number in 1..<(round.isEmpty ? 1 : first.count) {
          steps += round.map { $0.repeated(number + 1, inside: repetitions.count) }
        }
      case .inclusion(_, let flow):
        let line = FlowLine(file: file, number: statement.line)
        flow.append(to: &steps, includedBy: [line] + includedBy, repetitions: repetitions)
      }
    }
  }
}

extension Flow.Step {
  /// Returns the step in another round of the repetition that is inside a number of others.
  fileprivate func repeated(_ number: Int, inside count: Int) -> Flow.Step {
    var step = self
    step.repetitions[repetitions.count - 1 - count].number = number
    return step
  }
}

extension Flow.Step: CustomStringConvertible {
  /// The location, the command, the lines that include the file, and the repetitions, on one line.
  public var description: String {
    "\(file.visible):\(line): \(command)\(includedBy.chain)\(repetitions.chain)"
  }
}

/// One round of the commands between `repeat` and `end`.
public struct FlowRepetition: Hashable, Sendable {
  /// The number of the round, counted from 1.
  public internal(set) var number: Int
  /// The number of rounds in all.
  public let count: Int
}

extension FlowRepetition: CustomStringConvertible {
  /// The number of the round, and how many there are.
  public var description: String { "repetition \(number) of \(count)" }
}

extension [FlowRepetition] {
  /// The repetitions, the innermost first, to end an error with.
  var chain: String {
    isEmpty ? "" : "; in " + map { "\($0)" }.joined(separator: ", in ")
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
