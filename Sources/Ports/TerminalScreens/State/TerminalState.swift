import CellText
import HeadlessUI
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

  var viewport: Viewport
  var chrome: Chrome
  /// Whether the terminal has told how wide it draws the characters of boxes.
  var isMeasured = false
  let words: TerminalWords
  var session: PortSession<App>
  var mode = Mode.app
  /// The focus in the topmost layer, the only one that accepts events.
  var focus = Focus()
  /// The focus of each other layer that is there or may come back, by the number of the layer.
  private var focuses: [Int: Focus] = [:]
  /// The numbers of the layers, from the base up.
  private var layers: [Int] = []
  /// The control on which the mouse has been pressed, if nothing has come since.
  var mousePress: AffordanceIdentity?
  var lastInput = LastInput()
  /// The time of the latest event or reading.
  var time = Duration.zero
  /// The screen of the session, on which nothing here depends but its actions' being there.
  private var screen: Screen<Int>
  private let number: (Screen<App.Action>) -> Screen<Int>
  private(set) var frame: Frame

  init(_ port: TerminalPort<App>, viewport: Viewport, watch: ScreenWatch<App.Action>) {
    session = PortSession(
      port.app, reading: { watch.screen(of: $0, hasActed: $1) }, affordances: port.affordances)
    self.viewport = viewport
    chrome = port.chrome
    words = port.words
    number = port.number
    screen = number(session.screen)
    frame = TextRenderer(viewport: viewport).frame(of: screen)
    follow()
    tellFocus()
    draw()
  }

  var isOpen: Bool { (mode == .left) == false }

  /// The number that the user is typing, which may be empty, or `nil` if no numbers are shown.
  var typed: String? { if case .numbers(let typed) = mode { typed } else { nil } }

  var showsNumbers: Bool { (typed == nil) == false }

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
    guard (number(session.screen) == screen) == false else { return }
    follow()
    tellFocus()
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

  /// A layer that is uncovered, or that comes back in place of the one that replaced it, has the
  /// focus that it had before.
  ///
  /// Input that was begun on another layer ends with it.
  mutating func follow() {
    screen = number(session.screen)
    let top = session.topLayer.id
    let isKnown = top == layers.last || focuses.keys.contains(top)
    if (top == layers.last) == false { goTo(top) }
    layers = session.layers.map { $0.id }
    let hasJumped = focus.settle(in: screen.topLayer, isKnown: isKnown)
    if hasJumped { session.beginReading(at: time) }
  }

  /// Stores the focus for the layer that was on top, and takes that of the one that is.
  private mutating func goTo(_ top: Int) {
    if let former = layers.last { focuses[former] = focus }
    focus = focuses[top] ?? (layers.count == session.layers.count ? focus : Focus())
    focuses = focuses.filter { session.remembers($0.key) }
    mousePress = nil
    if showsNumbers || mode == .question { mode = .app }
  }

  mutating func draw() {
    var renderer = TextRenderer(viewport: appViewport, style: .grid(chrome))
    renderer.marksFocus = false
    renderer.isRaised = isTall
    if case .keys(let position) = mode {
      frame = renderer.frame(of: words.page, scrolledTo: [position])
      mode = .keys(position: frame.positions.first ?? 0)
    } else {
      renderer.marksNumbers = showsNumbers
      let index = focus.isRevealed ? focus.index : nil
      let covered = layers.dropLast().map { focuses[$0]?.position ?? 0 }
      focus.followText()
      renderer.caret = isTyping ? focus.text.caret : nil
      frame = renderer.frame(of: screen, scrolledTo: covered + [focus.position], focus: index)
      if let position = frame.positions.last { focus.position = position }
    }
  }
}
