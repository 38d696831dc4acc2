import FlowDriver
import HeadlessUI
import JuiceScreens
import TextRenderer

/// A kiosk that is driven line by line.
struct Session {
  private let renderer: TextRenderer
  private let snapshots: CommittedSnapshots
  private let driver: Driver<JuiceKiosk>
  private var shown: Screen<KioskAction>
  private var parser = FlowParser(file: "<stdin>")

  init(_ kiosk: JuiceKiosk, _ snapshots: CommittedSnapshots) {
    renderer = snapshots.renderer
    self.snapshots = snapshots
    driver = Driver(kiosk)
    shown = kiosk.screen
  }

  /// Whether a `repeat` waits for its `end`.
  var isRepeating: Bool { parser.isRepeating }

  /// The screen as text.
  var frame: String { renderer.render(shown) }

  /// The screen as a linear reading, with a number for each thing that can be done.
  var reading: String {
    TextRenderer(viewport: renderer.viewport, style: .linear()).render(shown)
  }

  /// The whole screen, one part a line.
  var outline: String { shown.outline }

  /// Does what a person types: a number in the reading, or the command of a line.
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

  /// Does the command of a line, or all that is repeated once the line ends it, and writes each
  /// screen that a command changes or shows.
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

  /// Does what was read.
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

  /// Does what has a number in the reading, and gives the screen as text where that changed it.
  mutating func perform(number: Int) throws(SessionError) -> String {
    let affordances = shown.affordances
    guard
      let affordance = affordances.enumerated().first(where: { $0.offset + 1 == number })?.element
    else {
      throw .unknownNumber(number, count: affordances.count)
    }
    guard let action = affordance.action else { throw .disabled(number) }
    driver.app.perform(action)
    return changedFrame()
  }

  /// The screen as text where it is not the one that was last given.
  mutating func changedFrame() -> String {
    update() ? frame : ""
  }

  private mutating func update() -> Bool {
    let before = shown
    shown = driver.app.screen
    return (shown == before) == false
  }
}

/// Why a line was not done.
enum SessionError: Error, Hashable {
  /// The line does not parse.
  case syntax(FlowSyntaxError)
  /// The command failed.
  case flow(FlowError)
  /// Nothing has the number; the numbers go from 1 to the count.
  case unknownNumber(Int, count: Int)
  /// What has the number is disabled.
  case disabled(Int)

  /// What is wrong and what would be right, without the place.
  var message: String {
    switch self {
    case .syntax(let error): "\(error.wrong); \(error.right)"
    case .flow(let error): "\(error.failure.reason)"
    case .unknownNumber(let number, let count): "nothing has number \(number); use 1 to \(count)"
    case .disabled(let number): "number \(number) is disabled; use another"
    }
  }
}

extension SessionError: CustomStringConvertible {
  /// The place, where there is one, and the message.
  var description: String {
    switch self {
    case .syntax(let error): "\(error)"
    case .flow(let error): "\(error)"
    case .unknownNumber, .disabled: message
    }
  }
}
