/// The words of a full screen itself: its hints, its questions, and its page of keys.
///
/// An app in another language hands over another value of this type. Every word is a parameter of
/// the initializer, so none can be forgotten.
public struct TerminalWords: Hashable, Sendable {
  /// A line of the page of keys.
  public struct KeyLine: Hashable, Sendable {
    /// The names of the keys.
    public var keys: String
    /// What the keys do.
    public var effect: String

    /// Creates a line.
    public init(_ keys: String, _ effect: String) {
      self.keys = keys
      self.effect = effect
    }
  }

  /// What Tab and the arrow keys do, as a hint.
  public var move: String
  /// What Enter does to a button, as a hint.
  public var choose: String
  /// What `+` and `-` do to a stepper, as a hint.
  public var change: String
  /// What Esc does to a layer that says nothing else, as a hint.
  public var back: String
  /// What `?` does, as a hint.
  public var help: String
  /// What `q` does, as a hint.
  public var leave: String
  /// A hint of what the controls of a sheet do when they close it, such as "Close saves", or `nil`.
  public var closeSheet: String?
  /// What Esc does to a sheet, as a hint, or `nil` if it's ``back``.
  public var dismissSheet: String?
  /// The state of a control that is disabled.
  public var disabled: String
  /// The question whether to leave, although a sheet is up.
  public var question: String
  /// What leaving costs while a sheet is up.
  public var loss: String
  /// What every key other than `q` answers to the question.
  public var stay: String
  /// The title of the page of all keys.
  public var keys: String
  /// The button that closes the page of all keys.
  public var close: String
  /// The keys that move the focus.
  public var moving: KeyLine
  /// The keys that activate a control.
  public var choosing: KeyLine
  /// The keys that change a value.
  public var changing: KeyLine
  /// The keys that go to a control by its number.
  public var numbers: KeyLine
  /// The keys that go to the first and the last control.
  public var ends: KeyLine
  /// The keys that scroll.
  public var scrolling: KeyLine
  /// The key that dismisses a modal.
  public var dismissing: KeyLine
  /// The key that opens the page of all keys.
  public var helping: KeyLine
  /// The key that draws everything again.
  public var repainting: KeyLine
  /// The key that returns to the shell for a while.
  public var suspending: KeyLine
  /// The key that leaves the app.
  public var leaving: KeyLine
  /// The key that leaves the app without a question.
  public var quitting: KeyLine

  /// Creates the words of a language.
  public init(
    move: String,
    choose: String,
    change: String,
    back: String,
    help: String,
    leave: String,
    closeSheet: String? = nil,
    dismissSheet: String? = nil,
    disabled: String,
    question: String,
    loss: String,
    stay: String,
    keys: String,
    close: String,
    moving: KeyLine,
    choosing: KeyLine,
    changing: KeyLine,
    numbers: KeyLine,
    ends: KeyLine,
    scrolling: KeyLine,
    dismissing: KeyLine,
    helping: KeyLine,
    repainting: KeyLine,
    suspending: KeyLine,
    leaving: KeyLine,
    quitting: KeyLine
  ) {
    self.move = move
    self.choose = choose
    self.change = change
    self.back = back
    self.help = help
    self.leave = leave
    self.closeSheet = closeSheet
    self.dismissSheet = dismissSheet
    self.disabled = disabled
    self.question = question
    self.loss = loss
    self.stay = stay
    self.keys = keys
    self.close = close
    self.moving = moving
    self.choosing = choosing
    self.changing = changing
    self.numbers = numbers
    self.ends = ends
    self.scrolling = scrolling
    self.dismissing = dismissing
    self.helping = helping
    self.repainting = repainting
    self.suspending = suspending
    self.leaving = leaving
    self.quitting = quitting
  }
}

extension TerminalWords {
  /// The lines of the page of keys, the most important ones first.
  var lines: [KeyLine] {
    [
      moving,
      choosing,
      changing,
      numbers,
      ends,
      scrolling,
      dismissing,
      helping,
      repainting,
      suspending,
      leaving,
      quitting,
    ]
  }
}
