import TestSupport
import Testing

@testable import HeadlessUI

struct ScreenTests {
  private static let seeds = TestSizes.size(quick: UInt64(0)..<10, exhaustive: 0..<100)

  @Test(arguments: seeds)
  func `mapping transforms each action, in order, and nothing else`(seed: UInt64) {
    let screen = Screen(seed: seed)
    let twice = screen.map { "a\($0)" }.map { $0.count }
    #expect(screen.map { $0 } == screen && screen.map { $0 }.hashValue == screen.hashValue)
    #expect(twice == screen.map { "a\($0)".count })
    #expect(screen.map { -$0 }.map { -$0 } == screen)
    var mapped: [Int] = []
    _ = screen.map { action in
      mapped.append(action)
      return true
    }
    let actions = screen.layers.flatMap { $0.affordances.compactMap(\.action) }
    #expect(mapped == actions + screen.events.compactMap(\.action))
  }

  @Test func `a field offers the texts that it doesn't hold yet`() {
    let field = Node.field("Drink", text: "tea", entered: 1, offered: ["tea", "milk"])
    #expect(Screen(title: "Bar", content: [field]).choices.map(\.text) == [nil, "milk"])
  }

  @Test(arguments: seeds)
  func `an affordance is numbered by its index in its layer`(seed: UInt64) {
    let screen = Screen(seed: seed)
    let numbers = screen.layers.map { layer in
      layer.affordances.enumerated().map { $0.element.isEnabled ? $0.offset + 1 : nil }
    }
    #expect(screen.numbered.layers.map { $0.affordances.map(\.action) } == numbers)
    #expect(screen.numbered.map { _ in 0 } == screen.map { _ in 0 })
  }
}
