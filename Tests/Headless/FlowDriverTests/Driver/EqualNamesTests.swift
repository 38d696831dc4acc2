import HeadlessUI
import TestSupport
import Testing

@testable import FlowDriver

/// Screens on which many controls have the same name.
struct EqualNamesTests {
  private static let seeds = TestSizes.size(quick: UInt64(0)..<30, exhaustive: 0..<500)

  private func screen(_ seed: UInt64) -> Screen<Int> {
    let screen = Screen(seed: seed, words: Screen.fewWords)
    var number = 0
    return screen.map { _ in
      number += 1
      return number
    }
  }

  @Test(arguments: seeds)
  func `every choice has a command of its own, which reaches it once it's printed`(
    seed: UInt64
  ) throws {
    let screen = screen(seed)
    let choices = screen.choices
    for index in choices.indices where (choices[index].gesture == .event) == false {
      guard let input = choices[index].input else { continue }
      let command = Command(index, of: choices.map { $0.identity })
      let flow = try Flow(parsing: "\(command)", file: "f")
      #expect(flow.steps.map { $0.command } == [command])
      let driver = Driver(Log(Still(screen)))
      try driver.run(flow)
      #expect(driver.app.inputs == [input], "\(command)\n\(screen.outline)")
    }
  }

  @Test(arguments: seeds)
  func `a session performs what a flow does, and a recorder writes it`(seed: UInt64) throws {
    let screen = screen(seed)
    for (index, affordance) in screen.affordances.enumerated() {
      guard let input = affordance.input else { continue }
      var session = PortSession(RecordedApp(Log(Still(screen))))
      #expect(session.perform(number: index + 1) == .performed)
      #expect(session.app.app.inputs == [input] && session.app.failure == nil)
      let driver = Driver(Log(Still(screen)))
      try driver.run(Flow(parsing: "\(session.app.flow)", file: "f"))
      #expect(driver.app.inputs == [input], "\(session.app.flow)\n\(screen.outline)")
    }
  }
}
