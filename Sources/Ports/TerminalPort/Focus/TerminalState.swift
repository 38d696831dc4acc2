import HeadlessUI
import TextRenderer

/// An app, where a person is in it, and the frame that shows both; a terminal's events change it.
struct TerminalState<App: HeadlessApp> {
  /// How many cells the frame may fill.
  var viewport: Viewport { didSet { focus.isRevealed = true } }
  /// What frames and marks the frame.
  private(set) var chrome: Chrome
  /// The control that has the focus, and how far the topmost layer is scrolled.
  var focus: Focus<App.Action> {
    get { focuses.top }
    set {
      focuses.top = newValue
      isDrawn = false
    }
  }
  /// The number that is being typed, or 0.
  var number = 0
  /// Whether the person has not left.
  var isOpen = true
  /// Whether the person wants to go back to the shell for a while.
  var isSuspended = false
  /// The screen as text, and what lies where in it.
  private(set) var frame: Frame

  private var app: App
  private let watch: ScreenWatch
  private var screen: Screen<App.Action>
  private var focuses = FocusStack<App.Action>()
  private var isMeasured: Bool
  private var isRead = false
  private var isDrawn = false

  init(_ app: App, viewport: Viewport, chrome: Chrome, watch: ScreenWatch) {
    self.app = app
    self.viewport = viewport
    self.chrome = chrome
    self.watch = watch
    isMeasured = chrome == .unicode ? false : true
    screen = app.screen
    frame = TextRenderer(viewport: viewport).frame(of: screen)
    refresh()
  }

  /// The cells of what has the focus, or nothing where they are scrolled away.
  var focusRegion: Region? {
    frame.focus ?? focus.place.flatMap { place in frame.regions.first { $0.affordance == place } }
  }

  /// How many affordances are in the bar of the topmost layer, which come first.
  var barCount: Int { screen.top.map { $0.bar.count } ?? 0 }

  /// Takes the answer to where the cursor is after one box-drawing character.
  ///
  /// Only in the second column it tells of one cell. The first answer holds, as some function keys
  /// send the like.
  mutating func measure(_ column: Int) {
    if isMeasured == false, (column == 1) == false { chrome = .ascii }
    isMeasured = true
    isDrawn = false
  }

  /// Reads the app's screen as it is now, and draws it.
  mutating func refresh() {
    isRead = false
    readIfStale()
    isDrawn = false
    drawIfStale()
  }

  /// Reads the screen where something was done since.
  mutating func readIfStale() {
    guard isRead == false else { return }
    screen = watch.screen(of: app)
    focuses.settle(on: screen)
    isRead = true
  }

  /// Draws the screen where it or the focus changed since, scrolled so that the focus shows unless
  /// a person scrolled it away.
  mutating func drawIfStale() {
    guard isDrawn == false else { return }
    var chrome = chrome
    let isEnabled = focus.affordance?.isEnabled == true
    chrome.focusLeft = isEnabled ? "[" : " "
    chrome.focusRight = isEnabled ? "]" : " "
    frame = TextRenderer(viewport: viewport, style: .grid(chrome)).frame(
      of: screen,
      scrolledTo: focuses.positions,
      focus: focus.isRevealed ? focus.place : nil
    )
    if let position = frame.positions.last { focuses.top.position = position }
    isDrawn = true
  }

  /// Does what the control that has the focus does.
  mutating func act() {
    if let action = focus.affordance?.action { perform(action) }
  }

  /// Dismisses the topmost layer, unless that refuses it.
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
  /// The topmost screen, or nothing where that is under an alert.
  fileprivate var top: Screen? {
    switch modal {
    case .alert: nil
    case .sheet(let sheet, _): sheet.top
    case nil: self
    }
  }
}
