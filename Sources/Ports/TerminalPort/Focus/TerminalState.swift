import HeadlessUI
import TextRenderer

/// An app, the focus of its user, and the frame that shows both.
struct TerminalState<App: HeadlessApp> {
  /// The size of the frame in cells.
  var viewport: Viewport { didSet { focus.isRevealed = true } }
  /// The characters that draw boxes and marks.
  private(set) var chrome: Chrome
  /// The words of the full screen itself.
  let words: TerminalWords
  /// The focus in the topmost layer.
  var focus: Focus<App.Action> {
    get { focuses.top }
    set {
      focuses.top = newValue
      isDrawn = false
    }
  }
  /// The number that the user is typing, or 0.
  var number = 0
  /// A Boolean value that indicates whether the user hasn't left the app.
  var isOpen = true
  /// A Boolean value that indicates whether the user wants to return to the shell for a while.
  var isSuspended = false
  /// The screen as text, and the regions of its controls.
  private(set) var frame: Frame

  private var app: App
  private var watch: ScreenWatch
  private var screen: Screen<App.Action>
  private var focuses = FocusStack<App.Action>()
  private var isMeasured: Bool
  private var isRead = false
  private var isDrawn = false

  /// Creates the state of an app that has just been opened.
  init(
    _ app: App, viewport: Viewport, chrome: Chrome, words: TerminalWords, watch: ScreenWatch
  ) {
    self.app = app
    self.viewport = viewport
    self.chrome = chrome
    self.words = words
    self.watch = watch
    isMeasured = (chrome == .unicode) == false
    screen = app.screen
    frame = TextRenderer(viewport: viewport).frame(of: screen)
    refresh()
  }

  /// The time at which to refresh the state even if nothing happens, or `nil` if there's no need to.
  var deadline: ContinuousClock.Instant? { watch.deadline }

  /// The region of the focused control in each of its rows, or no regions if it's scrolled away.
  var focusRegions: [Region] {
    guard frame.focus.isEmpty, let index = focus.index else { return frame.focus }
    return frame.regions.filter { $0.affordance == index }
  }

  /// The number of controls in the bar of the topmost layer, which come first.
  var barCount: Int { screen.top.map { $0.bar.count } ?? 0 }

  /// Handles the report of the cursor's column after one box-drawing character was written.
  ///
  /// If it isn't the second column, the character isn't one cell wide, and ASCII takes its place.
  /// Only the first report counts because some function keys send similar sequences.
  mutating func measure(_ column: Int) {
    if isMeasured == false, (column == 1) == false { chrome = .ascii }
    isMeasured = true
    isDrawn = false
  }

  /// Reads the app's screen and draws it.
  mutating func refresh() {
    isRead = false
    readIfStale()
    isDrawn = false
    drawIfStale()
  }

  /// Reads the app's screen if an action has been performed since it was last read.
  mutating func readIfStale() {
    guard isRead == false else { return }
    screen = watch.screen(of: app)
    focuses.settle(on: screen)
    isRead = true
  }

  /// Draws the screen if it or the focus has changed since it was last drawn.
  ///
  /// The focus is scrolled into view unless the user scrolled it away.
  mutating func drawIfStale() {
    guard isDrawn == false else { return }
    var chrome = chrome
    let isEnabled = focus.affordance?.isEnabled == true
    chrome.focusLeft = isEnabled ? "[" : "("
    chrome.focusRight = isEnabled ? "]" : ")"
    frame = TextRenderer(viewport: viewport, style: .grid(chrome)).frame(
      of: screen,
      scrolledTo: focuses.positions,
      focus: focus.isRevealed ? focus.index : nil
    )
    if let position = frame.positions.last { focuses.top.position = position }
    isDrawn = true
  }

  /// Performs the action of the focused control.
  mutating func act() {
    if let action = focus.affordance?.action { perform(action) }
  }

  /// Dismisses the topmost layer if it can be dismissed.
  mutating func dismiss() {
    if let action = screen.topLayer.dismissal { perform(action) }
  }

  private mutating func perform(_ action: App.Action) {
    app.perform(action)
    focus.isRevealed = true
    isRead = false
  }
}

extension Screen {
  /// The topmost screen, or `nil` if an alert covers it.
  fileprivate var top: Screen? {
    switch modal {
    case .alert: nil
    case .sheet(let sheet, _): sheet.top
    case nil: self
    }
  }
}
