import JuiceModel
import JuiceViewModels

/// The constant parts of a shop that a model describes: its words, its fruits, and its juices.
///
/// It's a constant that states share, and that equals only itself.
package final class Shop: Hashable, Sendable {
  struct Juice {
    let id: String
    /// The title of the button that orders it, and the message that it's ready.
    let order: String
    let ready: String
    /// The number of each fruit that one glass takes, in the order of the fruits.
    let takes: [Int]
    /// The ingredients of one glass in words, and in pictures.
    let recipe: String
    let pictures: String
  }

  let words: Phrases
  let fruits: [(id: String, name: String, symbol: String?)]
  let juices: [Juice]

  init(_ menu: Menu, _ words: Phrases) {
    self.words = words
    self.fruits = menu.fruits.map { ($0.id.rawValue, $0.name[words.language], $0.symbol) }
    let fruits = self.fruits
    juices = menu.juices.map { juice in
      let flavour = juice.flavour[words.language]
      let parts = juice.recipe.ingredients.compactMap { part in
        fruits.first { $0.id == part.fruit.rawValue }.map { (fruit: $0, amount: part.amount) }
      }
      return Juice(
        id: juice.id.rawValue,
        order: words.orderJuice(flavour: flavour),
        ready: words.juiceReady(flavour: flavour),
        takes: fruits.map { fruit in parts.first { $0.fruit.id == fruit.id }?.amount ?? 0 },
        recipe: parts.map { "\($0.fruit.name) \($0.amount)" }.joined(separator: ", "),
        pictures: parts.map { $0.fruit.symbol ?? "" }.joined())
    }
  }

  package static func == (one: Shop, other: Shop) -> Bool { one === other }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
