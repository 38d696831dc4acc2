public import FlowDriver

/// What shows that a law is violated: the commands to perform and expect next, or a sentence if no command
/// can show it.
///
/// A law returns either one as a literal, such as `[.expect(.noAlert)]` or `"\(name) is there twice"`.
public struct Violation: Sendable {
  let commands: [Command]
  var sentence: String?
  /// What to do if it's meant, or `nil` if there is nothing to say.
  @usableFromInline var advice: String?

  /// Creates a violation that commands show.
  public init(_ commands: [Command]) {
    self.commands = commands
  }
}

extension Violation: ExpressibleByArrayLiteral {
  /// Creates a violation that commands show.
  public init(arrayLiteral commands: Command...) {
    self.init(commands)
  }
}

extension Violation: ExpressibleByStringInterpolation {
  /// Creates a violation that a sentence describes.
  public init(stringLiteral sentence: String) {
    commands = []
    self.sentence = sentence
  }
}
