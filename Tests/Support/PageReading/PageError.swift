/// The reason why HTML isn't that of a screen.
public struct PageError: Error, CustomStringConvertible {
  /// What is wrong, and the start of the HTML there.
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}
