import FlowDriver
import HeadlessUI
import JuiceScreens
import TextRenderer

@testable import juicemaker

/// The command on a terminal, and a kiosk in this process that mirrors it.
///
/// Everything that happens to the one happens to the other, too. Then the terminal must show what
/// the renderer draws for the kiosk in this process, cell by cell.
final class TerminalKiosk {
  /// The text on the terminal when the command is started.
  static let shellText = "$ juicemaker\n"

  let session: TerminalSession
  private var mirror: KioskMirror
  private var view: KioskMirror.View?
  private let way: Way

  /// Starts the command.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the command.
  ///   - script: A shell script that runs the command, which is `"$0" "$@"`, or `nil` to run it
  ///     directly.
  ///   - size: The size of the terminal.
  ///   - traits: The abilities of the terminal.
  ///   - environment: Variables to add to those that every terminal sets.
  ///   - way: The way to reach controls.
  init(
    _ arguments: [String] = [],
    script: String? = nil,
    size: TerminalSize = TerminalSize(columns: 60, rows: 20),
    traits: TerminalTraits = TerminalTraits(),
    environment: [String: String] = [:],
    way: Way = .tabs
  ) throws {
    let options = try Arguments(parsing: arguments).options
    let isASCII = options.isASCII || traits.hasWideAmbiguousCharacters
    mirror = KioskMirror(
      kiosk: options.kiosk(), chrome: isASCII ? .ascii : .unicode, limit: options.viewport,
      size: size)
    self.way = way
    let shell = script.map { ["/bin/sh", "-mc", $0] } ?? []
    session = try TerminalSession(
      shell + [TerminalSession.command] + arguments,
      environment: environment,
      model: TerminalModel(size, traits: traits, showing: TerminalKiosk.shellText))
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
    session.type(keys)
    let driver = Driver(mirror.kiosk)
    for command in commands { try driver.perform(command) }
    try waitUntilShown()
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
    where holds: (Affordance<KioskAction>?) -> Bool = { _ in true }
  ) throws(TerminalFailure) {
    let affordances = mirror.kiosk.screen.affordances
    let positions = view?.frame.positions ?? []
    try session.wait(for: what) { model in
      view = mirror.view(on: model, scrolledFrom: positions)
      guard let view else { return false }
      return holds(view.focus?.affordance.map { affordances[$0] })
    }
  }
}

extension TerminalKiosk: AppPort {
  /// A way to reach a control.
  enum Way: CaseIterable {
    case tabs
    case numbers
    case clicks
  }

  /// Returns the screen of the kiosk in this process, which the terminal shows.
  func currentScreen() throws(TerminalFailure) -> Screen<Int> { mirror.kiosk.screen.numbered }

  /// Activates the control with a number, as a person at the terminal would.
  func perform(_ number: Int) throws(TerminalFailure) {
    let affordance = mirror.kiosk.screen.affordances[number - 1]
    guard let action = affordance.action else { return }
    switch way {
    case _ where affordance.gesture == .dismiss:
      session.type("\u{1B}")
    case .tabs:
      for _ in mirror.kiosk.screen.affordances where (focus == affordance) == false {
        try advance()
      }
      session.type("\r")
    case .numbers:
      session.type("\(number)")
      try waitUntilShown("the focus on \(affordance.name)") { $0 == affordance }
      session.type(" ")
    case .clicks:
      let region = view?.frame.regions.first { $0.affordance == number - 1 }
      guard let region else { throw TerminalFailure(waitingFor: "a place to click", model) }
      session.click(TerminalPosition(row: region.row, column: region.column + region.columns / 2))
    }
    mirror.kiosk.perform(action)
    try waitUntilShown()
  }
}
