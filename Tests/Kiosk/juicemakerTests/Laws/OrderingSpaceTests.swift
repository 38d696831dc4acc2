import HeadlessUI
import JuiceModel
import JuiceScreens
import JuiceViewModels
import TestSizes
import Testing

@testable import FlowDriver
@testable import juicemaker

/// Everything that can be ordered from ten of each fruit.
struct OrderingSpaceTests {
  private static let exploration = KioskExploration.ordering.explorer(Options())
    .explore(workers: processorCount, concurrently: concurrently)

  /// Strawberries, bananas, pineapples, kiwis and mangoes that a juice takes.
  private static let recipes = [
    [16, 0, 0, 0, 0], [0, 2, 0, 0, 0], [0, 0, 0, 3, 0], [0, 0, 2, 0, 0], [10, 1, 0, 0, 0],
    [0, 0, 0, 0, 3], [0, 0, 0, 1, 2],
  ]

  @Test func `states and stocks are as many as an enumeration of its own counts`() {
    var stocks: Set = [[10, 10, 10, 10, 10]]
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
    let exploration = Self.exploration
    #expect(Set(exploration.states.map { $0.stock }).count == stocks.count)
    #expect(exploration.states.count == stocks.count + ready + short)
    #expect(exploration.transitions == stocks.count * Self.recipes.count + ready + 2 * short)
    #expect(exploration.isComplete)
    #expect(exploration.isSound)
  }

  @Test func `in each state, restoring it and replaying its path give the same screen`() throws {
    let restored = Options().kiosk()
    #expect(Self.exploration.states.count == 15_307)
    for (number, state) in Self.exploration.states.enumerated()
    where TestSizes.areExhaustive || number % 20 == 0 {
      let driver = Driver(Options().kiosk())
      try driver.run(Self.exploration.flow(to: number))
      guard restored.restore(state), driver.app.state == state, driver.app.screen == restored.screen
      else {
        Issue.record("state \(number) differs")
        return
      }
    }
  }

  @Test(arguments: KioskExploration.allCases)
  func `a screen is what the state alone makes of it`(
    scope: KioskExploration
  ) {
    let explorer = scope.explorer(Options())
    let menu = scope == .ordering ? Options().menu : Options().menu.small
    let kiosk = explorer.makeApp()
    for state in explorer.explore().states {
      let screen = kioskScreen(state, menu: menu, phrases: .korean)
      guard kiosk.restore(state), kiosk.screen == screen else {
        Issue.record("\(state)")
        return
      }
    }
  }

  @Test func `the report is the same on one thread and on many`() {
    let alone = KioskExploration.ordering.explorer(Options()).explore()
    #expect(alone.report == Self.exploration.report)
    #expect(alone.map == Self.exploration.map)
    #expect(alone.states == Self.exploration.states)
  }
}
