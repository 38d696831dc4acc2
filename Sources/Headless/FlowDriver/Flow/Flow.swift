/// Commands in order, as a flow file says them: some repeated, some included from other files.
///
/// Flows are equal where they say the same; where they say it does not count.
public struct Flow: Sendable {
  /// What errors call the file of the flow.
  public let file: String
  let statements: [Statement]

  /// Creates a flow of commands on lines 1, 2 and on.
  public init(_ commands: [Command]) {
    self.init(
      file: "flow",
      commands.enumerated().map { Statement(.command($0.element), line: $0.offset + 1) })
  }

  init(file: String, _ statements: [Statement]) {
    self.file = file
    self.statements = statements
  }
}

extension Flow: Hashable {
  /// Whether two flows say the same.
  public static func == (one: Flow, other: Flow) -> Bool {
    one.statements == other.statements
  }

  /// Hashes what the flow says.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(statements)
  }
}

extension Flow: CustomStringConvertible {
  /// The flow as the text of a flow file, one command a line.
  ///
  /// Parsing it gives the same flow again, as long as its names, steps and roles are ones that a
  /// flow can say.
  public var description: String {
    statements.map { $0.text(indentation: "") }.joined()
  }
}
