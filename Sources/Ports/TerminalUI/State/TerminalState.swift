import HeadlessUI
import TextRendering

/// An app, the focus of its user, and the frame that shows both.
struct TerminalState<App: HeadlessApp> {
  /// Something of the port's own over the app.
  enum Overlay: Hashable {
    /// The page of all keys.
    case keys
    /// The question whether to leave.
    case question
  }

  /// What tells the layer that accepts events from others.
  private struct Top: Hashable {
    let depth: Int
    let layerCount: Int
    let overlay: Overlay?
  }

  var viewport: Viewport {
    didSet {
      focus.isRevealed = true
      mousePress = nil
    }
  }
  private(set) var chrome: Chrome
  let words: TerminalWords
  let now: () -> ContinuousClock.Instant
  private(set) var focuses = FocusStack<App.Action>()
  /// The focus in the topmost layer.
  var focus: Focus<App.Action> {
    get { focuses.top }
    set {
      focuses.top = newValue
      isDrawn = false
    }
  }
  /// What the port shows over the app, or `nil` if it shows only the app.
  var overlay: Overlay? {
    didSet {
      isDrawn = false
      noticeTop()
    }
  }
  /// The number of lines of the page of keys that are scrolled away above.
  var pagePosition = 0 { didSet { isDrawn = false } }
  /// The number that the user is typing, or 0.
  var number = 0
  /// The press of the mouse that hasn't been released, or `nil` if there is none.
  var mousePress: MousePress<App.Action>?
  var heldKey = HeldKey()
  var answers: AnswerGuard
  var isOpen = true
  /// Whether the user wants to return to the shell for a while.
  var isSuspended = false
  /// Whether the user wants everything to be drawn again.
  var isRepainted = false
  private(set) var frame: Frame

  private var app: App
  private var watch: ScreenWatch
  private var screen: Screen<App.Action>
  private var top: Top?
  private var isMeasured: Bool
  private var isRead = false
  private var isDrawn = false

  /// Creates the state of an app that has just been opened.
  init(
    _ app: App,
    viewport: Viewport,
    chrome: Chrome,
    words: TerminalWords,
    now: @escaping () -> ContinuousClock.Instant,
    watch: ScreenWatch
  ) {
    self.app = app
    self.viewport = viewport
    self.chrome = chrome
    self.words = words
    self.now = now
    self.watch = watch
    answers = AnswerGuard(at: now())
    isMeasured = (chrome == .unicode) == false
    screen = app.screen
    frame = TextRenderer(viewport: viewport).frame(of: screen)
    refresh()
  }

  /// The time at which to refresh the state even if nothing happens, or `nil` if there's no need to.
  var deadline: ContinuousClock.Instant? { watch.deadline }

  /// The region of the focused control in each of its rows, or no regions if it's scrolled away.
  var focusRegions: [Region] {
    let index = overlay == .keys ? 0 : focus.index
    guard frame.focus.isEmpty, let index else { return frame.focus }
    return frame.regions.filter { $0.affordance == index }
  }

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
    noticeTop()
  }

  /// Draws the screen if it or the focus has changed since it was last drawn.
  ///
  /// The focus is scrolled into view unless the user scrolled it away.
  mutating func drawIfStale() {
    guard isDrawn == false else { return }
    var renderer = TextRenderer(viewport: appViewport, style: .grid(chrome))
    renderer.marksFocus = false
    if overlay == .keys {
      frame = renderer.frame(of: words.page, scrolledTo: [pagePosition])
      pagePosition = frame.positions.first ?? 0
    } else {
      frame = renderer.frame(
        of: screen,
        scrolledTo: focuses.positions,
        focus: focus.isRevealed ? focus.index : nil
      )
      if let position = frame.positions.last { focuses.top.position = position }
    }
    isDrawn = true
  }

  mutating func act() {
    if let action = focus.affordance?.action { perform(action) }
  }

  mutating func perform(_ action: App.Action) {
    app.perform(action)
    focus.isRevealed = true
    isRead = false
  }

  /// Forgets what was begun on another layer if that isn't the topmost one any more.
  private mutating func noticeTop() {
    let former = top
    let top = Top(depth: focuses.depth, layerCount: focus.layerCount, overlay: overlay)
    self.top = top
    guard let former, (top == former) == false else { return }
    number = 0
    mousePress = nil
    heldKey = HeldKey()
    answers.layerChanged(at: now())
    if overlay == .question, former.overlay == .question { overlay = nil }
  }
}
