import FlowDriver
import FlowExplorer
import HeadlessUI
import TestSupport
import Testing

/// An app that ends with the first thing that happens to it.
private struct Ending: RestorableApp, Hashable, Sendable {
  let start: Screen<Int>
  var state: Input<Int>?

  var screen: Screen<Int> { state == nil ? start : Screen(title: "The end") }

  mutating func perform(_ action: Int) {}

  mutating func take(_ input: Input<Int>) -> Bool {
    state = state ?? input
    return true
  }

  mutating func restore(_ state: Input<Int>?) { self.state = state }
}

struct EqualNamesTests {
  @Test(arguments: TestSizes.size(quick: [0, 1, 2, 29, 89], exhaustive: [UInt64](0..<500)))
  func `every choice among equal names is tried, and a flow leads to where it does`(
    seed: UInt64
  ) throws {
    let screen = Screen(seed: seed, words: Screen.fewWords)
    var number = 0
    let start = Screen(layers: screen.layers, events: []).map { _ in
      number += 1
      return number
    }
    let app = Ending(start: start)
    let exploration = app.explored()
    #expect(Set(exploration.states) == Set(start.choices.compactMap { $0.input } + [nil]))
    for (number, state) in exploration.states.enumerated() {
      let driver = Driver(app)
      try driver.run(Flow(parsing: "\(exploration.flow(to: number))", file: "f"))
      #expect(driver.app.state == state, "\(exploration.flow(to: number))\n\(start.outline)")
    }
  }
}
