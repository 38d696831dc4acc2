import CellText
import FlowDriver
package import JuiceModel

extension Menu {
  func stock(ofEach count: Int) -> Stock {
    Stock(of: self, with: fruits.reduce(into: [:]) { $0[$1.id] = count })
  }

  /// Each juice, and each two that share a fruit.
  var parties: [[Juice]] {
    juices.map { [$0] }
      + juices.indices.flatMap { index in
        juices[(index + 1)...].filter { other in
          other.recipe.ingredients.contains { juices[index].recipe.amount(of: $0.fruit) > 0 }
        }.map { [juices[index], $0] }
      }
  }

  /// Returns the counts for one glass of each juice, and those with one of a fruit less.
  func glasses(of party: [Juice]) -> [Stock] {
    let sum = party.reduce(stock(ofEach: 0)) { $0.adding(1, of: $1.recipe) }
    return [sum] + sum.fruits.filter { sum.count($0) > 0 }.map { sum.adding([$0: -1]) }
  }

  package var size: String {
    "\(fruits.count.counted("fruit")), \(juices.count.counted("juice"))"
  }

  /// A menu of two fruits, those of the first juice first, and at most three juices, which take at most 2
  /// of each fruit, so that every draft of the stock sheet can be explored.
  package var small: Menu {
    let named = juices.first.map { $0.recipe.ingredients.map { $0.fruit } } ?? []
    let chosen = (named + fruits.map { $0.id }).unique.prefix(2)
    let small = juices.map { juice in
      let parts = juice.recipe.ingredients.filter { chosen.contains($0.fruit) }
        .map { Recipe.Ingredient(fruit: $0.fruit, amount: min($0.amount, 2)) }
      return Juice(id: juice.id, flavour: juice.flavour, recipe: Recipe(parts))
    }
    let sold = small.filter { $0.recipe.ingredients.isEmpty == false }.prefix(3)
    let fruits = fruits.filter { chosen.contains($0.id) }
    return (try? Menu(fruits: fruits, juices: Array(sold))) ?? self
  }
}
