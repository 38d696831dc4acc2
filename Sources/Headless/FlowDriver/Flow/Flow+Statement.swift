import PlainText

extension Flow {
  /// One thing that a flow says, and where; the place does not count for equality.
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
  }

  /// How many commands are done in all.
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

extension Flow.Statement: Hashable {
  static func == (one: Flow.Statement, other: Flow.Statement) -> Bool {
    one.content == other.content
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(content)
  }
}

extension Flow.Statement {
  /// The statement as lines of a flow file.
  func text(indentation: String) -> String {
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
