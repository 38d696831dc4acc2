import JuiceModel
import SeededRandom

/// The amounts of each fruit of a menu that were added to a store and taken from it, in menu order.
struct Trade {
  private(set) var added: [Int]
  private(set) var taken: [Int]

  init(of menu: Menu) {
    added = menu.fruits.map { _ in 0 }
    taken = added
  }

  /// Makes juices at random, brings back the fruits of some of them, and tallies both.
  ///
  /// No more is brought back than was taken, so that no count is clamped.
  init(with maker: JuiceMaker, times: Int, seed: UInt64) {
    self.init(of: maker.menu)
    let recipes = maker.menu.juices.map { juice in
      maker.menu.fruits.map { juice.recipe.amount(of: $0.id) }
    }
    var generator = SplitMix64(seed: seed)
    var made: [Int] = []
    for _ in 0..<times {
      let choice = Int.random(in: recipes.indices, using: &generator)
      if Bool.random(using: &generator), let back = made.last {
        guard case .some = try? maker.store.apply(maker.difference(back)) else { continue }
        made.removeLast()
        added = zip(added, recipes[back]).map(+)
      } else if case .some = try? maker.make(maker.menu.juices[choice].id) {
        made.append(choice)
        taken = zip(taken, recipes[choice]).map(+)
      }
    }
  }

  mutating func add(_ other: Trade) {
    added = zip(added, other.added).map(+)
    taken = zip(taken, other.taken).map(+)
  }
}

extension JuiceMaker {
  fileprivate func difference(_ juice: Int) -> StockDifference {
    menu.juices[juice].recipe.ingredients.reduce(into: [:]) { $0[$1.fruit] = $1.amount }
  }
}
