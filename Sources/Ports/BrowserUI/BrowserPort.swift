public import HeadlessUI

/// An app for a page: it shows its screen as HTML, and performs what a person chooses by its number.
///
/// The page has no knowledge of the app. It shows ``html``, hands over the number of the control that
/// a person uses, and shows `html` again.
public struct BrowserPort<App: HeadlessApp> {
  /// The app.
  public var app: App
  /// The words that the port adds to those of the app.
  public var words: BrowserWords

  /// Creates a port to an app, with words in the same language.
  public init(_ app: App, words: BrowserWords) {
    self.app = app
    self.words = words
  }

  /// The current screen of the app as HTML.
  public var html: String { app.screen.html(words) }

  /// Performs the action with a number, unless the topmost layer doesn't offer it now.
  ///
  /// - Parameter number: The `data-action` of a control, or the `data-dismiss` of a dialog.
  /// - Returns: `true` if the action was performed; `false` if nothing has happened.
  @discardableResult
  public mutating func perform(_ number: Int) -> Bool {
    let affordances = app.screen.affordances
    guard number > 0, number <= affordances.count, let action = affordances[number - 1].action
    else { return false }
    app.perform(action)
    return true
  }
}
