import JuiceModel
import SeededRandom

/// The amounts of each fruit of a menu added to a store and taken from it, in menu order.
struct Trade {
  private(set) var added: [Int]
  private(set) var taken: [Int]

  init(of menu: Menu) {
    added = menu.fruits.map { _ in 0 }
    taken = added
  }

  /// Makes juices and changes counts at random, and tallies both.
  init(with maker: JuiceMaker, times: Int, seed: UInt64) {
    self.init(of: maker.menu)
    let recipes = maker.menu.juices.map { juice in
      maker.menu.fruits.map { fruit in
        juice.recipe.ingredients.first { $0.fruit == fruit.id }?.amount ?? 0
      }
    }
    var generator = SplitMix64(seed: seed)
    for _ in 0..<times {
      let choice = Int(generator.next() % UInt64(recipes.count + added.count))
      if recipes.indices.contains(choice) {
        guard case .some = try? maker.make(maker.menu.juices[choice].id) else { continue }
        taken = zip(taken, recipes[choice]).map(+)
      } else {
        let index = choice - recipes.count
        let amount = Int(generator.next() % 24) - 8
        guard case .some = try? maker.store.change(maker.menu.fruits[index].id, by: amount) else {
          continue
        }
        added[index] += max(amount, 0)
        taken[index] += max(-amount, 0)
      }
    }
  }

  mutating func add(_ other: Trade) {
    added = zip(added, other.added).map(+)
    taken = zip(taken, other.taken).map(+)
  }
}
