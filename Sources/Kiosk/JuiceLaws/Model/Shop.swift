import JuiceModel
import JuiceViewModels

/// What never changes in a shop that a model describes: its words, its fruits, and its juices.
package final class Shop: Sendable {
  struct Fruit {
    let id: String
    let name: String
    let symbol: String?
  }

  struct Juice {
    let id: String
    /// The title of the button that orders it, and the message that it's ready.
    let order: String
    let ready: String
    /// The number of each fruit that one glass takes, in the order of the fruits.
    let takes: [Int]
    /// What one glass takes in words, and the pictures of that.
    let recipe: String
    let pictures: String
  }

  let words: Phrases
  let fruits: [Fruit]
  let juices: [Juice]

  init(_ menu: Menu, _ words: Phrases) {
    self.words = words
    fruits = menu.fruits.map { fruit in
      Fruit(
        id: fruit.id.rawValue, name: fruit.name.text(in: words.language), symbol: fruit.symbol)
    }
    juices = menu.juices.map { juice in
      let parts = juice.recipe.ingredients.map { part in
        (fruit: menu.fruits.first { $0.id == part.fruit }, amount: part.amount)
      }
      let names = parts.map { part in
        (part.fruit?.name.text(in: words.language) ?? "") + " \(part.amount)"
      }
      return Juice(
        id: juice.id.rawValue,
        order: words.orderJuice.filled(with: juice.flavour.text(in: words.language)),
        ready: words.juiceReady.filled(with: juice.flavour.text(in: words.language)),
        takes: menu.fruits.map { fruit in
          juice.recipe.ingredients.first { $0.fruit == fruit.id }?.amount ?? 0
        },
        recipe: names.joined(separator: ", "),
        pictures: parts.map { $0.fruit?.symbol ?? "" }.joined())
    }
  }
}

extension Shop: Equatable {
  package static func == (left: Shop, right: Shop) -> Bool { left === right }
}

extension Phrase<JuiceGap> {
  /// Returns the phrase with a flavour in place of a character that no phrase has.
  fileprivate func filled(with flavour: String) -> String {
    self(flavour: "\u{FFFC}").replacing("\u{FFFC}", with: flavour)
  }
}

extension Phrases {
  func lacking(_ names: [String]) -> String {
    notEnough(fruit: "\u{FFFC}", count: 0)
      .replacing("\u{FFFC}", with: names.joined(separator: ", "))
  }

  func missing(_ count: Int, _ name: String) -> String {
    shortage(fruit: "\u{FFFC}", count: count).replacing("\u{FFFC}", with: name)
  }
}

extension LocalizedName {
  fileprivate func text(in language: Language) -> String {
    let texts = translations.filter { $0.language == language } + translations
    return texts.first.map { $0.text } ?? ""
  }
}
