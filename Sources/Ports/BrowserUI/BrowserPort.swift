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
  private var input = TimedInput<App.Action>()

  /// Creates a port to an app, with words in the same language.
  public init(_ app: App, words: BrowserWords) {
    self.app = app
    self.words = words
  }

  /// The current screen of the app as HTML.
  public var html: String { app.screen.html(words) }

  /// Performs the action with a number, unless the topmost layer doesn't offer it now.
  ///
  /// What a person does within a quarter of a second after the layer came up doesn't count, because
  /// nobody can have read it. A button of a stepper that is held down takes larger steps after a second.
  ///
  /// - Parameters:
  ///   - number: The `data-action` of a control, or the `data-dismiss` of a dialog.
  ///   - time: When a person did it, since any moment, or `nil` if no person did.
  ///   - isHeld: Whether it repeats because the person holds a key or the control down.
  /// - Returns: `true` if the action was performed; `false` if nothing has happened.
  @discardableResult
  public mutating func perform(
    _ number: Int, at time: Duration? = nil, isHeld: Bool = false
  ) -> Bool {
    var (performed, steps) = (0, 1)
    var control: Affordance<App.Action>?
    while performed < steps {
      let layers = app.screen.layers
      let affordances = layers.last?.affordances ?? []
      guard number > 0, number <= affordances.count else { break }
      let offered = affordances[number - 1]
      guard let action = offered.action, offered.isSameControl(as: control ?? offered) else {
        break
      }
      if let time, control == nil {
        steps = input.steps(of: number, on: layers, at: time, isHeld: isHeld)
        guard steps > 0 else { break }
      }
      control = offered
      app.perform(action)
      performed += 1
    }
    return performed > 0
  }
}
