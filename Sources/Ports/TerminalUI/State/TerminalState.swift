import HeadlessUI
import TextRendering

struct TerminalState<App: HeadlessApp> {
  enum Overlay: Hashable {
    case keys
    case question
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
  var focus: Focus<App.Action> {
    get { focuses.top }
    set {
      focuses.top = newValue
      isDrawn = false
    }
  }
  var overlay: Overlay? {
    didSet {
      isDrawn = false
      noticeTop()
    }
  }
  /// The lines of the page of keys that are scrolled away above.
  var pagePosition = 0 { didSet { isDrawn = false } }
  /// The number that the user is typing, or 0.
  var number = 0
  /// Whether the controls show their numbers, as they do from a digit on until an Enter or an Esc.
  var showsNumbers = false { didSet { isDrawn = isDrawn && showsNumbers == oldValue } }
  /// The press of the mouse that hasn't been released, on a control of the app or on the page of
  /// keys.
  var mousePress: (control: Affordance<App.Action>?, regions: [Region])?
  var heldKey = HeldInput<Key>()
  var answers: AnswerGuard
  var isOpen = true
  var isSuspended = false
  var isRepainted = false
  private(set) var frame: Frame

  private var app: App
  private var watch: ScreenWatch
  private var screen: Screen<App.Action>
  /// What distinguishes the layer that accepts events.
  private var top: (depth: Int, layerCount: Int, overlay: Overlay?)?
  private var isMeasured: Bool
  private var isRead = false
  private var isDrawn = false

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

  var deadline: ContinuousClock.Instant? { watch.deadline }

  /// No regions if the focus is scrolled away.
  var focusRegions: [Region] {
    let index = overlay == .keys ? 0 : focus.index
    guard frame.focus.isEmpty, let index else { return frame.focus }
    return frame.regions.filter { $0.affordance == index }
  }

  /// ASCII is drawn where a box-drawing character didn't take the cursor to the second column.
  ///
  /// Only the first report counts because some function keys send similar sequences.
  mutating func measure(_ column: Int) {
    if isMeasured == false, (column == 1) == false { chrome = .ascii }
    isMeasured = true
    isDrawn = false
  }

  mutating func refresh() {
    isRead = false
    readIfStale()
    isDrawn = false
    drawIfStale()
  }

  /// The screen is stale once an action has been performed.
  mutating func readIfStale() {
    guard isRead == false else { return }
    screen = watch.screen(of: app)
    focuses.settle(on: screen)
    isRead = true
    noticeTop()
  }

  mutating func drawIfStale() {
    guard isDrawn == false else { return }
    var renderer = TextRenderer(viewport: appViewport, style: .grid(chrome))
    renderer.marksFocus = false
    renderer.isRaised = isTall
    if overlay == .keys {
      frame = renderer.frame(of: words.page, scrolledTo: [pagePosition])
      pagePosition = frame.positions.first ?? 0
    } else {
      renderer.marksNumbers = showsNumbers
      let focusIndex = focus.isRevealed ? focus.index : nil
      frame = renderer.frame(of: screen, scrolledTo: focuses.positions, focus: focusIndex)
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
    let top = (depth: focuses.depth, layerCount: focus.layerCount, overlay: overlay)
    self.top = top
    guard let former, (top == former) == false else { return }
    number = 0
    showsNumbers = false
    mousePress = nil
    heldKey = HeldInput()
    answers.layerChanged(at: now())
    if overlay == .question, former.overlay == .question { overlay = nil }
  }
}
