/// Commands in order, each with the line of the file that it stands on.
public struct Flow: Hashable, Sendable {
  /// One command of a flow.
  public struct Step: Hashable, Sendable {
    /// What is done or expected.
    public let command: Command
    /// The line of the command, counted from 1.
    public let line: Int
  }

  /// The commands, in order.
  public let steps: [Step]

  /// Creates a flow of commands on lines 1, 2 and on.
  public init(_ commands: [Command]) {
    steps = commands.enumerated().map { Step(command: $0.element, line: $0.offset + 1) }
  }

  init(steps: [Step]) {
    self.steps = steps
  }
}

extension Flow: CustomStringConvertible {
  /// The flow as the text of a flow file, one command a line.
  ///
  /// Parsing it gives the same commands again, as long as their steps and roles are ones that a
  /// flow can say.
  public var description: String {
    steps.map { "\($0.command)\n" }.joined()
  }
}
