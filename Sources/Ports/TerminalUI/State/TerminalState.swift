import HeadlessUI
import PlainText
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
  private(set) var focuses = FocusStack() { didSet { isDrawn = false } }
  var focus: Focus {
    get { focuses.top }
    set { focuses.top = newValue }
  }
  var overlay: Overlay? {
    didSet {
      isDrawn = false
      noticeTop()
    }
  }
  /// The lines of the page of keys that are scrolled away above.
  var pagePosition = 0 { didSet { isDrawn = false } }
  /// The number that the user is typing, or an empty text if they aren't.
  var number = ""
  /// Whether the controls show their numbers, as they do from a digit on until an Enter or an Esc.
  var showsNumbers = false { didSet { isDrawn = isDrawn && showsNumbers == oldValue } }
  /// The press of the mouse that hasn't been released, on a control of the app or on the page of
  /// keys.
  var mousePress: (control: AffordanceIdentity?, regions: [Region])?
  var lastInput = LastInput()
  var isOpen = true
  var isSuspended = false
  var isRepainted = false
  private(set) var frame: Frame

  var session: PortSession<App>
  /// The screen of the session, on which nothing here depends but its actions' being there.
  private var screen: Screen<ErasedAction>
  private let erase: (Screen<App.Action>) -> Screen<ErasedAction>
  private let watch: ScreenWatch
  private let start: ContinuousClock.Instant
  /// The number of the layer that accepts events, and the port's own overlay.
  private var top: (id: Int, overlay: Overlay?)?
  private var isMeasured: Bool
  private var isRead = false
  private var isDrawn = false

  init(
    _ port: TerminalPort<App>,
    viewport: Viewport,
    now: @escaping () -> ContinuousClock.Instant,
    watch: ScreenWatch
  ) {
    session = PortSession(
      port.app, mayHaveChanged: { watch.mayHaveChanged },
      reading: { watch.screen(of: $0, hasActed: $1) })
    self.viewport = viewport
    chrome = port.chrome
    words = port.words
    self.now = now
    self.watch = watch
    start = now()
    isMeasured = (chrome == .unicode) == false
    erase = port.erase
    screen = erase(session.screen)
    frame = TextRenderer(viewport: viewport).frame(of: screen)
    follow()
    drawIfStale()
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
    if isMeasured == false, (column == 1) == false { (chrome, isRepainted) = (.ascii, true) }
    isMeasured = true
    isDrawn = false
  }

  /// The time for the session.
  var time: Duration { now() - start }

  /// The screen is read again if it may have changed since it was last read.
  mutating func refresh() {
    if isRead == false, watch.mayHaveChanged {
      session.refresh(at: time)
      follow()
    }
    isRead = false
    isDrawn = false
    drawIfStale()
  }

  private mutating func follow() {
    screen = erase(session.screen)
    focuses.settle(in: screen.topLayer, of: session)
    if focus.hasJumped { session.beginReading(at: time) }
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

  /// Performs the control with an index; a key with a single meaning is explicit.
  mutating func perform(_ index: Int?, isRepeat: Bool = false, isExplicit: Bool = false) {
    guard let index else { return }
    focus.isChosen = focus.isChosen || index == focus.index
    session.perform(number: index + 1, at: time, isRepeat: isRepeat, isExplicit: isExplicit)
    isRead = true
    focus.isRevealed = true
    follow()
  }

  /// The control with the number that the user is typing, which they can choose by it.
  var numbered: Affordance<App.Action>? {
    number.wholeNumber.flatMap(session.control).flatMap { $0.gesture == .dismiss ? nil : $0 }
  }

  /// Forgets input that was begun on another layer if that isn't the topmost one any more.
  private mutating func noticeTop() {
    let former = top
    let top = (id: session.topLayer.id, overlay: overlay)
    self.top = top
    guard let former, (top == former) == false else { return }
    number = ""
    showsNumbers = false
    mousePress = nil
    if (overlay == former.overlay) == false {
      session.beginReading(at: overlay == nil ? nil : time)
    }
    if overlay == .question, former.overlay == .question { overlay = nil }
  }
}
