public import HeadlessUI

/// A port to a page: it writes the screen of an app as HTML, and performs a control by its number.
///
/// The page has no knowledge of the app. It shows ``html``, hands over the number of the control that
/// a person uses, or of a field with its text, and shows `html` again.
public struct BrowserPort<App: HeadlessApp> {
  /// The session with the app, to refresh if the app changes by itself.
  public var session: PortSession<App>
  package var words: BrowserWords

  /// Creates a port to an app, with words in the same language.
  public init(_ app: App, words: BrowserWords) {
    session = PortSession(app)
    self.words = words
  }

  package var app: App { session.app }

  /// The screen of the app as HTML.
  public var html: String { session.screen.html(words, layers: session.layers) }

  /// Performs the control with a number, unless the topmost layer doesn't offer it now or it comes too
  /// soon, as in `PortSession.perform(number:at:isRepeat:isExplicit:)`.
  ///
  /// - Parameters:
  ///   - number: The `data-action` of a control, or the `data-dismiss` of a dialog.
  ///   - time: When a person did it, since any moment, or `nil` if no person did.
  ///   - isRepeat: Whether it's the second half of a double click, or repeats because the person holds a
  ///     key or the control down.
  /// - Returns: `true` if the action was performed; `false` if nothing has happened.
  @discardableResult
  public mutating func perform(
    _ number: Int, at time: Duration? = nil, isRepeat: Bool = false
  ) -> Bool {
    session.perform(number: number, at: time, isRepeat: isRepeat) == .performed
  }

  /// Changes the text of the field with a number, unless the topmost layer doesn't offer it now.
  ///
  /// - Parameters:
  ///   - text: The whole text.
  ///   - number: The `data-action` of the field.
  /// - Returns: `true` if the field took the text; `false` if nothing has happened.
  @discardableResult
  public mutating func enter(_ text: String, number: Int) -> Bool {
    session.enter(text, number: number) == .performed
  }
}
