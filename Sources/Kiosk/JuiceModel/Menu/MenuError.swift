internal import CellText

/// An error that explains why fruits and juices don't make a menu.
public struct MenuError: Error, Hashable, Sendable {
  /// The path of the value that is wrong, such as `juices[2].recipe.kiwi`.
  public let path: String
  /// A description of the problem, with a correction where that helps.
  public let message: String
}

extension MenuError: CustomStringConvertible {
  /// The path and the message, on one line in English.
  public var description: String { "\(path): \(message)".visible }
}
