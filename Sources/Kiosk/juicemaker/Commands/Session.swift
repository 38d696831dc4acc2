import FlowDriver
import HeadlessUI
import JuiceScreens
import TextRendering

/// A kiosk that is driven line by line.
struct Session {
  /// The renderer that draws the screens of the kiosk.
  let renderer: TextRenderer
  private let snapshots: CommittedSnapshots
  private let driver: Driver<JuiceKiosk>
  private var parser = FlowParser(file: "<stdin>")

  /// Creates a session with a kiosk.
  init(_ kiosk: JuiceKiosk, _ snapshots: CommittedSnapshots) {
    renderer = snapshots.renderer
    self.snapshots = snapshots
    driver = Driver(kiosk)
  }

  /// The current screen of the kiosk.
  var screen: Screen<KioskAction> { driver.app.screen }

  /// A Boolean value that indicates whether a `repeat` is still waiting for its `end`.
  var isRepeating: Bool { parser.isRepeating }

  /// Performs the flow command in a line.
  ///
  /// The commands of a `repeat` are performed when the line of its `end` is.
  ///
  /// - Parameters:
  ///   - line: The bytes of the line.
  ///   - didPerform: A closure that's called after each command that succeeds, with the
  ///     screen as it is then.
  /// - Throws: A ``SessionError`` if the line can't be performed.
  mutating func perform(
    _ line: [UInt8],
    didPerform: (Command, Screen<KioskAction>) -> Void
  ) throws(SessionError) {
    do {
      try parser.read(line[...])
    } catch {
      throw .syntax(error)
    }
    if isRepeating == false { try finish(didPerform: didPerform) }
  }

  /// Performs the commands that were read.
  ///
  /// - Parameter didPerform: A closure that's called after each command that succeeds, with the
  ///   screen as it is then.
  /// - Throws: A ``SessionError`` if a command fails, or if a `repeat` has no `end`.
  mutating func finish(didPerform: (Command, Screen<KioskAction>) -> Void) throws(SessionError) {
    let flow: Flow
    do {
      flow = try parser.finish()
    } catch {
      throw .syntax(error)
    }
    try perform(flow, didPerform: didPerform)
  }

  /// Performs the commands of a flow.
  ///
  /// - Parameters:
  ///   - flow: The flow.
  ///   - didPerform: A closure that's called after each command that succeeds, with the
  ///     screen as it is then.
  /// - Throws: A ``SessionError`` if a command fails.
  func perform(_ flow: Flow, didPerform: (Command, Screen<KioskAction>) -> Void)
    throws(SessionError)
  {
    do {
      try driver.run(flow) { step, kiosk throws(FlowError) in
        let screen = kiosk.screen
        if let state = step.command.snapshotName { try snapshots.check(screen, state) }
        didPerform(step.command, screen)
      }
    } catch {
      throw .flow(error)
    }
  }

  /// Performs the action of the control with a number.
  ///
  /// - Throws: A ``SessionError`` if there is no such control or if it's disabled.
  func perform(number: Int) throws(SessionError) {
    let affordances = screen.affordances
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
  }
}

/// The reason why a line can't be performed.
enum SessionError: Error, Hashable {
  /// The line can't be parsed.
  case syntax(FlowError)
  /// A command fails.
  case flow(FlowError)
  /// No control has the number. The controls have the numbers from 1 to the count.
  case unknownNumber(Int, count: Int)
  /// The control with the number is disabled.
  case disabled(Int)

  /// A description of what is wrong and what would be right, without the line.
  var message: String {
    switch self {
    case .syntax(let error), .flow(let error): error.message
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
