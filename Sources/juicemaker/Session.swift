import FlowDriver
import HeadlessUI
import JuiceScreens
import TextRenderer

/// A kiosk that is driven line by line.
struct Session {
  private let renderer: TextRenderer
  private let driver: Driver<JuiceKiosk>
  private var shown: Screen<KioskAction>
  private var number = 0

  init(_ kiosk: JuiceKiosk, _ renderer: TextRenderer) {
    self.renderer = renderer
    driver = Driver(kiosk)
    shown = kiosk.screen
  }

  /// The screen as text.
  var frame: String { renderer.render(shown) }

  /// The screen as a linear reading, with a number for each thing that can be done.
  var reading: String {
    TextRenderer(viewport: renderer.viewport, style: .linear()).render(shown)
  }

  /// The whole screen, one part a line.
  var outline: String { shown.outline }

  /// Does what a person types: a number in the reading, or the command of a line.
  mutating func perform(typed line: [UInt8]) throws(SessionError) -> String {
    let words = String(decoding: line, as: UTF8.self).split { $0.isWhitespace }
    guard words.count == 1, let number = words.first.flatMap({ Int($0) }) else {
      return try perform(line)
    }
    return try perform(number: number)
  }

  /// Does the command of a line, and gives the screen as text where the command changed or shows
  /// it.
  mutating func perform(_ line: [UInt8]) throws(SessionError) -> String {
    number += 1
    let file = "<stdin>"
    let flow: Flow
    do {
      flow = try Flow(parsing: line, file: file, firstLine: number)
    } catch {
      throw .syntax(error)
    }
    do {
      try driver.run(flow, file: file)
    } catch {
      throw .flow(error)
    }
    return update() || flow.steps.contains { $0.command == .show } ? frame : ""
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
