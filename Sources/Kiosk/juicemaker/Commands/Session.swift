import FlowDriver
import HeadlessUI
import JuiceScreens
import TextRenderer

/// A kiosk that is driven line by line, and the screen that was last shown.
struct Session {
  private let renderer: TextRenderer
  private let snapshots: CommittedSnapshots
  private let driver: Driver<JuiceKiosk>
  private var shown: Screen<KioskAction>
  private var parser = FlowParser(file: "<stdin>")

  /// Creates a session with a kiosk.
  init(_ kiosk: JuiceKiosk, _ snapshots: CommittedSnapshots) {
    renderer = snapshots.renderer
    self.snapshots = snapshots
    driver = Driver(kiosk)
    shown = kiosk.screen
  }

  /// A Boolean value that indicates whether a `repeat` is still waiting for its `end`.
  var isRepeating: Bool { parser.isRepeating }

  /// The screen as text.
  var frame: String { renderer.render(shown) }

  /// The linear reading of the screen, with the numbers of its controls.
  var reading: String {
    TextRenderer(viewport: renderer.viewport, style: .linear()).render(shown)
  }

  /// The outline of the screen.
  var outline: String { shown.outline }

  /// Performs a line that a person typed, which is the number of a control or a flow command.
  ///
  /// - Throws: A ``SessionError`` if the line can't be performed.
  mutating func perform(
    typed line: [UInt8],
    _ output: inout some TextOutputStream
  ) throws(SessionError) {
    let words = String(decoding: line, as: UTF8.self).split { $0.isWhitespace }
    guard isRepeating == false, words.count == 1, let number = words.first.flatMap({ Int($0) })
    else {
      return try perform(line, &output)
    }
    output.write(try perform(number: number))
  }

  /// Performs the flow command in a line, and writes each screen that it changes or shows.
  ///
  /// The commands of a `repeat` are performed when the line of its `end` is.
  ///
  /// - Throws: A ``SessionError`` if the line can't be performed.
  mutating func perform(
    _ line: [UInt8],
    _ output: inout some TextOutputStream
  ) throws(SessionError) {
    do {
      try parser.read(line[...])
    } catch {
      throw .syntax(error)
    }
    if isRepeating == false { try finish(&output) }
  }

  /// Performs the commands that were read.
  ///
  /// - Throws: A ``SessionError`` if a command fails, or if a `repeat` has no `end`.
  mutating func finish(_ output: inout some TextOutputStream) throws(SessionError) {
    let flow: Flow
    do {
      flow = try parser.finish()
    } catch {
      throw .syntax(error)
    }
    do {
      try driver.run(flow) { step, kiosk throws(FlowFailure) in
        if case .snapshot(let state) = step.command { try snapshots.check(kiosk.screen, state) }
        if update() || step.command == .show { output.write(frame) }
      }
    } catch {
      throw .flow(error)
    }
  }

  /// Performs the action of the control with a number, and returns the screen as text if it changed.
  ///
  /// - Throws: A ``SessionError`` if there is no such control or if it's disabled.
  mutating func perform(number: Int) throws(SessionError) -> String {
    let affordances = shown.affordances
    guard
      let affordance = affordances.enumerated().first(where: { $0.offset + 1 == number })?.element
    else {
      throw .unknownNumber(number, count: affordances.count)
    }
    do {
      try driver.perform(affordance)
    } catch {
      throw .disabled(number)
    }
    return changedFrame()
  }

  /// Returns the screen as text, or an empty string if it hasn't changed since it was last shown.
  mutating func changedFrame() -> String {
    update() ? frame : ""
  }

  private mutating func update() -> Bool {
    let before = shown
    shown = driver.app.screen
    return (shown == before) == false
  }
}

/// The reason why a line can't be performed.
enum SessionError: Error, Hashable {
  /// The line can't be parsed.
  case syntax(FlowSyntaxError)
  /// A command fails.
  case flow(FlowError)
  /// No control has the number. The controls have the numbers from 1 to the count.
  case unknownNumber(Int, count: Int)
  /// The control with the number is disabled.
  case disabled(Int)

  /// A description of what is wrong and what would be right, without the line.
  var message: String {
    switch self {
    case .syntax(let error): "\(error.cause.problem); \(error.cause.suggestion)"
    case .flow(let error): "\(error.failure.reason)"
    case .unknownNumber(let number, let count): "no control has number \(number); use 1 to \(count)"
    case .disabled(let number): "control \(number) is disabled; use another number"
    }
  }
}

extension SessionError: CustomStringConvertible {
  /// The file and the line, if they are known, and the message.
  var description: String {
    switch self {
    case .syntax(let error): "\(error)"
    case .flow(let error): "\(error)"
    case .unknownNumber, .disabled: message
    }
  }
}
