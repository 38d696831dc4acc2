import FlowExplorer
import HeadlessUI
import TestSizes
import Testing

struct WorkerTests {
  @Test(arguments: TestSizes.size(quick: 2...3, exhaustive: 2...9))
  func `what an app keeps beside its state is found in the same way by any number of workers`(
    workers: Int
  ) {
    func explore(_ workers: Int) -> Exploration<Hoard> {
      let properties: [Property<Hoard>] = [
        .noDeadEnd, .everyControlActs(), .dependsOnStateAlone(steps: 1_000),
      ]
      let states = TestSizes.size(quick: 1_000, exhaustive: 3_000)
      return Explorer(Scope("hoard", states: states), properties: properties) { Hoard() }
        .explore(workers: workers)
    }
    let (alone, many) = (explore(1), explore(workers))
    let hasSameStates = alone.states == many.states
    #expect(hasSameStates)
    #expect(alone.report == many.report)
    #expect(alone.violations.isEmpty == false)
  }
}

/// Three piles of coins, of which every hundredth coin is kept in secret.
private final class Hoard: RestorableApp {
  private(set) var state = [0, 0, 0]
  private var coins = 0

  var screen: Screen<Int> {
    .room(
      "Piles", ("Left", state[0] < 15 ? 0 : nil), ("Middle", state[1] < 15 ? 1 : nil),
      ("Right", state[2] < 15 ? 2 : nil), ("Reset", 3))
  }

  func perform(_ action: Int) {
    coins += 1
    guard action < 3 else {
      state = [0, 0, 0]
      return
    }
    state[action] += coins % 100 == 0 ? 2 : 1
  }

  func restore(_ state: [Int]) -> Bool {
    self.state = state
    return true
  }
}
