import HeadlessUI
import JuiceModel
import JuiceViewModels
import JuiceWorld

@testable import JuiceExploration

/// The states of the model of the kiosk that are within a scope, found without an explorer.
struct ModelSpace {
  /// The fewest steps to each state.
  private(set) var steps: [ShopModel: Int]
  /// The number of transitions, including those that lead back to the same state.
  private(set) var transitions = 0

  var depth: Int { steps.values.max() ?? 0 }

  /// Finds every order and every draft with counts in a range, from as many of each fruit as it has.
  init(of menu: Menu, within counts: ClosedRange<Int>, in world: World) {
    let stock = menu.fruits.map { _ in counts.upperBound }
    self.init(ModelSpace.model(of: menu, stock: stock, in: world)) { _, next in
      let drafted = next.changes.map { next.stock(with: $0) } ?? []
      return (next.stock + drafted).allSatisfy { counts.contains($0) }
    }
  }

  /// Finds every order of some juices of the standard menu.
  init(orders juices: [Int], from stock: [Int]) {
    self.init(ModelSpace.model(of: .standard, stock: stock)) { action, _ in
      if case .order(let juice) = action { juices.contains(juice) } else { action == .leave }
    }
  }

  private init(_ model: ShopModel, includes: (ShopModel.Action, ShopModel) -> Bool) {
    steps = [model: 0]
    var frontier = [model]
    while let step = frontier.first.flatMap({ steps[$0] }) {
      let states = frontier
      frontier = []
      for state in states {
        for action in state.screen.actions {
          var next = state
          next.perform(action)
          guard includes(action, next) else { continue }
          transitions += 1
          guard steps[next] == nil else { continue }
          steps[next] = step + 1
          frontier.append(next)
        }
      }
    }
  }

  /// Returns the counts for one glass of each of some juices, and those with one of a fruit less.
  static func glasses(_ juices: [Int]) -> [[Int]] {
    let takes = model(of: .standard, stock: []).shop.juices.map { $0.takes }
    let sum = (0..<5).map { fruit in juices.reduce(0) { $0 + takes[$1][fruit] } }
    let taken = (0..<5).filter { sum[$0] > 0 }
    return [sum] + taken.map { less in (0..<5).map { sum[$0] - ($0 == less ? 1 : 0) } }
  }

  private static func model(
    of menu: Menu, stock: [Int], in world: World = World()
  ) -> ShopModel {
    ShopModel(shop: Shop(menu, .korean), stock: stock, world: world)
  }
}

extension Stock {
  /// Returns a stock of the standard menu with a number of each fruit.
  static func standard(_ counts: [Int]) -> Stock {
    let fruits = zip(Menu.standard.fruits, counts)
    return Stock(of: .standard, with: fruits.reduce(into: [:]) { $0[$1.0.id] = $1.1 })
  }
}
