import FlowDriver
import HeadlessUI
import JuiceScreens
import TextRendering

@testable import juicemaker

/// A terminal that shows the kiosk, which a test types on.
protocol KioskTerminal: AnyObject {
  /// The current state of the terminal.
  var model: TerminalModel { get }

  /// Types a text, which can have control sequences for other keys.
  func type(_ text: String)

  /// Changes the size of the terminal.
  func resize(to size: TerminalSize) throws

  /// Waits until the terminal satisfies a condition.
  ///
  /// - Parameters:
  ///   - what: What the test waits for.
  ///   - keys: The keys to type again if the condition isn't satisfied soon, because the kiosk ignores
  ///     answers to a layer that has just come up, or `nil`.
  ///   - holds: The condition.
  func wait(
    for what: String, retyping keys: String?, until holds: (TerminalModel) -> Bool
  ) throws(TerminalFailure)
}

extension KioskTerminal {
  /// Presses and releases the first button of the mouse.
  func click(_ position: TerminalPosition) { type(position.click) }
}

extension TerminalPosition {
  /// The sequences of a press and a release of the first button of the mouse.
  var click: String {
    ["M", "m"].map { "\u{1B}[<0;\(column + 1);\(row + 1)\($0)" }.joined()
  }
}

/// A way to reach a control.
enum KioskWay: CaseIterable {
  case tabs
  case numbers
  case clicks
}

/// The kiosk on a terminal, and a kiosk in this process that mirrors it.
///
/// Everything that happens to the one happens to the other, too. Then the terminal must show what
/// the renderer draws for the kiosk in this process, cell by cell.
final class MirroredKiosk<Session: KioskTerminal> {
  let session: Session
  private var mirror: KioskMirror
  private var view: KioskMirror.View?
  private let way: KioskWay

  /// Creates a kiosk whose terminal has just been opened.
  init(on session: Session, mirror: KioskMirror, way: KioskWay) throws {
    self.session = session
    self.mirror = mirror
    self.way = way
    try waitUntilShown()
  }

  /// The current state of the terminal.
  var model: TerminalModel { session.model }

  /// The control that had the focus on the terminal when it was last checked.
  var focus: Affordance<KioskAction>? {
    view?.focus?.affordance.map { mirror.kiosk.screen.affordances[$0] }
  }

  /// Types keys, and waits until the terminal shows the result of the same flow commands.
  func type(_ keys: String, does commands: Command...) throws {
    let layer = mirror.kiosk.screen.topLayer
    session.type(keys)
    let driver = Driver(mirror.kiosk)
    for command in commands { try driver.perform(command) }
    try waitUntilShown(retyping: retyped(keys, from: layer))
  }

  /// Types keys, and waits until the control with a name has the focus.
  func type(_ keys: String, focuses name: String, _ gesture: Gesture = .tap) throws {
    session.type(keys)
    try waitUntilShown("the focus on \(name)") { $0?.name == name && $0?.gesture == gesture }
  }

  /// Types Tab, and waits until another control has the focus.
  func advance() throws(TerminalFailure) {
    let last = focus
    session.type("\t")
    try waitUntilShown("the next focus") { ($0 == last) == false }
  }

  /// Changes the size of the terminal.
  func resize(to size: TerminalSize) throws {
    mirror.size = size
    try session.resize(to: size)
    try waitUntilShown()
  }

  /// Waits until the terminal shows the kiosk, and the focused control satisfies a condition.
  func waitUntilShown(
    _ what: String = "the kiosk",
    retyping keys: String? = nil,
    where holds: (Affordance<KioskAction>?) -> Bool = { _ in true }
  ) throws(TerminalFailure) {
    let affordances = mirror.kiosk.screen.affordances
    let positions = view?.frame.positions ?? []
    try session.wait(for: what, retyping: keys) { model in
      view = mirror.view(on: model, scrolledFrom: positions)
      guard let view else { return false }
      return holds(view.focus?.affordance.map { affordances[$0] })
    }
  }

  /// The keys to type again if they don't lead from a layer to the current one at once, or `nil` if
  /// that's the same layer, on which they might count twice.
  private func retyped(_ keys: String, from former: Layer<KioskAction>) -> String? {
    let layer = mirror.kiosk.screen.topLayer
    return (layer.role, layer.name) == (former.role, former.name) ? nil : keys
  }
}

extension MirroredKiosk: AppPort {
  /// Returns the screen of the kiosk in this process, which the terminal shows.
  func currentScreen() throws(TerminalFailure) -> Screen<Int> { mirror.kiosk.screen.numbered }

  /// Activates the control with a number, as a person at the terminal would.
  func perform(_ number: Int) throws(TerminalFailure) {
    let affordance = mirror.kiosk.screen.affordances[number - 1]
    guard let action = affordance.action else { return }
    let layer = mirror.kiosk.screen.topLayer
    let keys = try reach(affordance, number)
    session.type(keys)
    mirror.kiosk.perform(action)
    try waitUntilShown(retyping: retyped(keys, from: layer))
  }

  /// Moves the focus to a control if the way needs it, and returns the keys that activate it.
  private func reach(
    _ affordance: Affordance<KioskAction>, _ number: Int
  ) throws(TerminalFailure) -> String {
    switch way {
    case _ where affordance.gesture == .dismiss:
      return "\u{1B}"
    case .tabs:
      for _ in mirror.kiosk.screen.affordances where (focus == affordance) == false {
        try advance()
      }
      return "\r"
    case .numbers:
      session.type("\(number)")
      try waitUntilShown("the focus on \(affordance.name)") { $0 == affordance }
      return " "
    case .clicks:
      let region = view?.frame.regions.first { $0.affordance == number - 1 }
      guard let region else { throw TerminalFailure(waitingFor: "a place to click", model) }
      return TerminalPosition(row: region.row, column: region.column + region.columns / 2).click
    }
  }
}
