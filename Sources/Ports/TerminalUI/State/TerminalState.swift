import HeadlessUI
import PlainText
import TextRendering

/// All that a full screen is drawn from, which an event or another screen of the app changes.
///
/// After each of them, the frame is drawn anew, so that the next event finds what the user sees.
struct TerminalState<App: HeadlessApp> {
  enum Mode: Hashable {
    case app
    /// The controls show their numbers from a digit on until an Enter or an Esc, and the user may be
    /// typing one of them.
    case numbers(typed: String)
    /// The page of all keys, of which some lines are scrolled away above.
    case keys(position: Int)
    /// The question whether to leave although something is unsaved.
    case question
    case left
  }

  var viewport: Viewport {
    didSet {
      focus.isRevealed = true
      mousePress = nil
      draw()
    }
  }
  var chrome: Chrome { didSet { draw() } }
  let words: TerminalWords
  var session: PortSession<App>
  var mode = Mode.app
  private var focuses = FocusStack()
  /// The press of the mouse that hasn't been released, on a control of the app or on the page of
  /// keys.
  var mousePress: (control: AffordanceIdentity?, regions: [Region])?
  var lastInput = LastInput()
  /// The time of the latest event or reading.
  var time = Duration.zero
  /// The screen of the session, on which nothing here depends but its actions' being there.
  private var screen: Screen<ErasedAction>
  private let erase: (Screen<App.Action>) -> Screen<ErasedAction>
  private(set) var frame: Frame

  init(_ port: TerminalPort<App>, viewport: Viewport, watch: ScreenWatch<App.Action>) {
    session = PortSession(port.app) { watch.screen(of: $0, hasActed: $1) }
    self.viewport = viewport
    chrome = port.chrome
    words = port.words
    erase = port.erase
    screen = erase(session.screen)
    frame = TextRenderer(viewport: viewport).frame(of: screen)
    follow()
    draw()
  }

  var isOpen: Bool { (mode == .left) == false }

  var focus: Focus {
    get { focuses.top }
    set { focuses.top = newValue }
  }

  /// The number that the user is typing, which may be empty, or `nil` if no numbers are shown.
  var typed: String? { if case .numbers(let typed) = mode { typed } else { nil } }

  /// No regions if the focus is scrolled away.
  var focusRegions: [Region] {
    var index = focus.index
    if case .keys = mode { index = 0 }
    guard frame.focus.isEmpty, let index else { return frame.focus }
    return frame.regions.filter { $0.affordance == index }
  }

  /// Reads the screen again.
  mutating func refresh(at time: Duration) {
    self.time = time
    session.refresh(at: time)
    guard (erase(session.screen) == screen) == false else { return }
    follow()
    draw()
  }

  /// Performs the control with an index; a key with a single meaning is explicit.
  mutating func perform(_ index: Int?, isRepeat: Bool = false, isExplicit: Bool = false) {
    guard let index else { return }
    focus.isChosen = focus.isChosen || index == focus.index
    session.perform(number: index + 1, at: time, isRepeat: isRepeat, isExplicit: isExplicit)
    focus.isRevealed = true
    follow()
  }

  /// Input that was begun on another layer ends with it.
  mutating func follow() {
    screen = erase(session.screen)
    let former = focuses.topID
    let hasJumped = focuses.settle(in: screen.topLayer, of: session)
    if hasJumped { session.beginReading(at: time) }
    guard (focuses.topID == former) == false else { return }
    mousePress = nil
    if (typed == nil) == false || mode == .question { mode = .app }
  }

  mutating func draw() {
    var renderer = TextRenderer(viewport: appViewport, style: .grid(chrome))
    renderer.marksFocus = false
    renderer.isRaised = isTall
    if case .keys(let position) = mode {
      frame = renderer.frame(of: words.page, scrolledTo: [position])
      mode = .keys(position: frame.positions.first ?? 0)
    } else {
      renderer.marksNumbers = (typed == nil) == false
      let index = focus.isRevealed ? focus.index : nil
      focus.followText()
      renderer.caret = isTyping ? focus.text.caret : nil
      frame = renderer.frame(of: screen, scrolledTo: focuses.positions, focus: index)
      if let position = frame.positions.last { focus.position = position }
    }
  }
}
