import PlainText

/// Commands in order, some of which may be repeated or included from other files.
///
/// Two flows are equal if their statements are, no matter on which lines.
public struct Flow: Sendable {
  /// The name of the file in errors.
  public let file: String
  let statements: [Statement]

  /// Creates a flow of commands on lines 1, 2, and so on.
  ///
  /// - Parameter commands: The commands, in order.
  public init(_ commands: [Command]) {
    self.init(
      file: "flow",
      commands.enumerated().map { Statement(.command($0.element), line: $0.offset + 1) })
  }

  init(file: String, _ statements: [Statement]) {
    self.file = file
    self.statements = statements
  }

  /// The number of commands, with repetitions written out.
  var count: Int {
    statements.reduce(0) { count, statement in
      switch statement.content {
      case .command: count + 1
      case .repetition(let times, let body): count + times * body.count
      case .inclusion(_, let flow): count + flow.count
      }
    }
  }
}

extension Flow: Hashable {
  /// Returns a Boolean value that indicates whether two flows have the same statements.
  public static func == (one: Flow, other: Flow) -> Bool {
    one.statements == other.statements
  }

  /// Hashes the statements of the flow.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(statements)
  }
}

extension Flow: CustomStringConvertible {
  /// The flow as the text of a flow file, with one command on each line.
  ///
  /// Parsing the text gives the same flow again, if its names, steps, roles, and line numbers
  /// are ones that a flow file can express.
  public var description: String {
    statements.map { $0.text(indentation: "") }.joined()
  }
}

extension Flow {
  /// One statement of a flow, and its line, which doesn't count for equality.
  struct Statement: Sendable {
    enum Content: Hashable, Sendable {
      case command(Command)
      case repetition(times: Int, Flow)
      case inclusion(String, Flow)
    }

    let content: Content
    let line: Int

    init(_ content: Content, line: Int) {
      self.content = content
      self.line = line
    }

    /// Returns the statement as lines of a flow file.
    fileprivate func text(indentation: String) -> String {
      switch content {
      case .command(let command): "\(indentation)\(command)\n"
      case .inclusion(let path, _): "\(indentation)include \(path.quoted)\n"
      case .repetition(let times, let body):
        "\(indentation)repeat \(times)\n"
          + body.statements.map { $0.text(indentation: indentation + "  ") }.joined()
          + "\(indentation)end\n"
      }
    }
  }
}

extension Flow.Statement: Hashable {
  static func == (one: Flow.Statement, other: Flow.Statement) -> Bool {
    one.content == other.content
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(content)
  }
}
