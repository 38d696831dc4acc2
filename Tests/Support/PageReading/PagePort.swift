public import HeadlessUI

/// An app that is read from its HTML, which follows each number that is performed.
public struct PagePort: AppPort {
  private var html: String
  private let page: (Int) throws -> String

  /// Creates a port of an app that shows a page, and another one after a number.
  public init(_ html: String, after page: @escaping (Int) throws -> String) {
    (self.html, self.page) = (html, page)
  }

  /// Returns the screen that the page shows.
  public func currentScreen() throws -> Screen<Int> { try Screen(page: html) }

  /// Performs the action with a number, and takes the page that follows.
  public mutating func perform(_ number: Int) throws { html = try page(number) }
}
