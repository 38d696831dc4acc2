import CellText
import HeadlessUI

/// Commands in order, some of which may be repeated or included from other files.
///
/// Two flows are equal if they have the same commands, no matter on which lines.
public struct Flow: Sendable {
  package struct Step: Hashable, Sendable {
    package let command: Command
    package internal(set) var location: FlowLocation
  }

  /// The name in errors.
  package let file: String
  /// In the order of execution, with repetitions written out.
  package let steps: [Step]
}

extension Flow {
  /// Creates a flow of commands on lines 1, 2, and so on.
  ///
  /// - Throws: A ``FlowError`` for the first command that no flow file can express, because of its number
  ///   of steps or its line number.
  public init(_ commands: [Command]) throws(FlowError) {
    self.init(unchecked: commands)
    for step in steps { try step.command.check(at: step.location) }
  }

  /// Creates a flow of commands that a flow file can express.
  package init(unchecked commands: [Command]) {
    let steps = commands.enumerated().map { index, command in
      Step(command: command, location: FlowLocation(file: "flow", line: index + 1))
    }
    self.init(file: "flow", steps: steps)
  }
}

extension Flow: Hashable {
  /// Returns a Boolean value that indicates whether two flows have the same commands.
  public static func == (one: Flow, other: Flow) -> Bool {
    one.steps.elementsEqual(other.steps) { $0.command == $1.command }
  }

  /// Hashes the commands of the flow.
  public func hash(into hasher: inout Hasher) {
    for step in steps { hasher.combine(step.command) }
  }
}

extension Flow: CustomStringConvertible {
  /// The flow as the text of a flow file, with one command on each line.
  ///
  /// Parsing the text gives the same flow again. Repetitions and included files are written out.
  public var description: String { steps.map { "\($0.command)\n" }.joined() }
}

extension Flow.Step: CustomStringConvertible {
  package var description: String { "\(location.place): \(command)\(location.chain)" }
}

extension Command {
  /// Returns one command for this one and a step that follows it, or `nil` if there is none.
  func joined(with step: Command) -> Command? {
    var joined = self
    joined.number = step.number
    guard joined == step, number + step.number <= Command.steps.upperBound,
      [.increment, .decrement].contains(gesture)
    else { return nil }
    joined.number += number
    return joined
  }
}

extension Sequence<Command> {
  /// The commands, with as few as possible for consecutive steps of a stepper.
  package var joined: [Command] {
    reduce(into: []) { commands, step in
      let joined = commands.last?.joined(with: step)
      if (joined == nil) == false { commands.removeLast() }
      commands.append(joined ?? step)
    }
  }
}
