public import HeadlessUI

/// An app that is read from its HTML, which follows each number that is performed, and each text that is
/// entered.
public struct PagePort: AppPort {
  private var html: String
  private let page: (Int) throws -> String
  private let entered: ((String, Int) throws -> String)?

  /// Creates a port of an app that shows a page, and another one after a number, or after a text for the
  /// field with a number.
  public init(
    _ html: String, after page: @escaping (Int) throws -> String,
    entering entered: ((String, Int) throws -> String)? = nil
  ) {
    (self.html, self.page, self.entered) = (html, page, entered)
  }

  /// Returns the screen that the page shows.
  public func currentScreen() throws -> Screen<Int> { try Screen(page: html) }

  /// Performs the action with a number, and takes the page that follows.
  @discardableResult
  public mutating func take(_ input: Input<Int>) throws -> Bool {
    switch input {
    case .action(let number): html = try page(number)
    case .text(let text, let number):
      guard let entered else { return false }
      html = try entered(text, number)
    case .response, .event: return false
    }
    return true
  }
}
