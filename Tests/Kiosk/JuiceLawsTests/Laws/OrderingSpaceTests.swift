import Dispatch
import FlowDriver
import FlowExplorer
import HeadlessUI
import JuiceModel
import JuiceScreens
import JuiceViewModels
import TestSizes
import Testing

@testable import JuiceLaws

/// All states that a customer can reach by ordering.
struct OrderingSpaceTests {
  /// The strawberries, bananas, pineapples, kiwis, and mangoes in the opening stock.
  private static let counts = TestSizes.size(
    quick: [16, 3, 3, 5, 5], exhaustive: [10, 10, 10, 10, 10])

  private static var explorer: Explorer<KioskExploration.Modelled<JuiceKiosk>> {
    get throws {
      let fruits = Menu.standard.fruits.map(\.id)
      let stock = try Stock(of: .standard, with: zip(fruits, counts).map { ($0, $1) })
      return KioskExploration.ordering.explorer(of: .standard, stock: stock, phrases: .korean)
    }
  }

  private static let exploration = Result {
    try explorer.explore(workers: 2) { count, work in
      DispatchQueue.concurrentPerform(iterations: count, execute: work)
    }
  }

  /// The strawberries, bananas, pineapples, kiwis, and mangoes in each juice.
  private static let recipes = [
    [16, 0, 0, 0, 0], [0, 2, 0, 0, 0], [0, 0, 0, 3, 0], [0, 0, 2, 0, 0], [10, 1, 0, 0, 0],
    [0, 0, 0, 0, 3], [0, 0, 0, 1, 2],
  ]

  @Test func `there are as many states and stocks as an independent enumeration finds`() throws {
    var stocks: Set = [Self.counts]
    var rest = Array(stocks)
    var (ready, short) = (0, 0)
    while let stock = rest.popLast() {
      var isShort = false
      for recipe in Self.recipes {
        let after = zip(stock, recipe).map { $0 - $1 }
        guard after.allSatisfy({ $0 >= 0 }) else {
          isShort = true
          continue
        }
        if stocks.insert(after).inserted { rest.append(after) }
      }
      short += isShort ? 1 : 0
    }
    for stock in stocks {
      for recipe in Self.recipes where stocks.contains(zip(stock, recipe).map { $0 + $1 }) {
        ready += 1
      }
    }
    let exploration = try Self.exploration.get()
    #expect(Set(exploration.states.map { $0.app.kiosk.stock }).count == stocks.count)
    #expect(exploration.states.count == stocks.count + ready + short)
    #expect(exploration.transitionCount == stocks.count * Self.recipes.count + ready + 2 * short)
    #expect(exploration.isComplete)
    #expect(exploration.holds)
  }

  @Test func `restoring a state gives the same screen as replaying its path`() throws {
    let explorer = try Self.explorer
    let restored = explorer.makeApp()
    let exploration = try Self.exploration.get()
    for (number, state) in exploration.states.enumerated()
    where number % TestSizes.size(quick: 20, exhaustive: 5) == 0 {
      let driver = Driver(explorer.makeApp())
      try driver.run(exploration.flow(to: number))
      guard restored.restore(state), driver.app.state == state, driver.app.screen == restored.screen
      else {
        Issue.record("state \(number) differs")
        return
      }
    }
  }

  @Test func `the report is the same for one thread and for many`() throws {
    let alone = try Self.explorer.explore()
    let shared = try Self.exploration.get()
    #expect(alone.report == shared.report)
    #expect(alone.map == shared.map)
    let areSame = alone.states == shared.states
    #expect(areSame)
  }
}
