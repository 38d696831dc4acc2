package import JuiceModel

/// What never changes in a shop that a model describes: its words, its fruits, and its juices.
package final class Shop: Sendable {
  /// A fruit, in the language of the shop.
  struct Fruit: Hashable, Sendable {
    let id: String
    let name: String
    let symbol: String?
    let opening: Int
  }

  /// A juice, in the language of the shop.
  struct Juice: Hashable, Sendable {
    let id: String
    let flavour: String
    /// The number of each fruit that one glass takes, in the order of the fruits.
    let takes: [Int]
  }

  let words: ShopWords
  let fruits: [Fruit]
  let juices: [Juice]

  init(words: ShopWords, fruits: [Fruit], juices: [Juice]) {
    self.words = words
    self.fruits = fruits
    self.juices = juices
  }
}

extension Shop {
  /// The shop that opens without a menu of its own.
  static func standard(in language: Language) -> Shop {
    let isKorean = language == .korean
    func fruit(_ id: String, _ korean: String, _ english: String, _ symbol: String) -> Fruit {
      Fruit(id: id, name: isKorean ? korean : english, symbol: symbol, opening: 10)
    }
    func juice(_ id: String, _ korean: String, _ english: String, _ takes: [Int]) -> Juice {
      Juice(id: id, flavour: isKorean ? korean : english, takes: takes)
    }
    return Shop(
      words: ShopWords(in: language),
      fruits: [
        fruit("strawberry", "딸기", "Strawberry", "🍓"),
        fruit("banana", "바나나", "Banana", "🍌"),
        fruit("pineapple", "파인애플", "Pineapple", "🍍"),
        fruit("kiwi", "키위", "Kiwi", "🥝"),
        fruit("mango", "망고", "Mango", "🥭"),
      ],
      juices: [
        juice("strawberry", "딸기", "Strawberry", [16, 0, 0, 0, 0]),
        juice("banana", "바나나", "Banana", [0, 2, 0, 0, 0]),
        juice("kiwi", "키위", "Kiwi", [0, 0, 0, 3, 0]),
        juice("pineapple", "파인애플", "Pineapple", [0, 0, 2, 0, 0]),
        juice("strawberry-banana", "딸바", "Strawberry banana", [10, 1, 0, 0, 0]),
        juice("mango", "망고", "Mango", [0, 0, 0, 0, 3]),
        juice("mango-kiwi", "망고키위", "Mango kiwi", [0, 0, 0, 1, 2]),
      ]
    )
  }

  /// Returns the shop with a menu, of which the standard one is written above.
  package static func with(_ menu: Menu, in language: Language) -> Shop {
    menu == .standard ? standard(in: language) : reading(menu, in: language)
  }

  /// Returns the shop with the data of a menu.
  static func reading(_ menu: Menu, in language: Language) -> Shop {
    Shop(
      words: ShopWords(in: language),
      fruits: menu.fruits.map { fruit in
        Fruit(
          id: fruit.id.rawValue, name: fruit.name.text(in: language), symbol: fruit.symbol,
          opening: fruit.initialCount)
      },
      juices: menu.juices.map { juice in
        Juice(
          id: juice.id.rawValue, flavour: juice.flavour.text(in: language),
          takes: menu.fruits.map { fruit in
            juice.recipe.ingredients.first { $0.fruit == fruit.id }?.amount ?? 0
          })
      }
    )
  }
}

extension Shop: Equatable {
  package static func == (left: Shop, right: Shop) -> Bool {
    left === right
      || left.words == right.words && left.fruits == right.fruits && left.juices == right.juices
  }
}

extension LocalizedName {
  /// Returns the first text in a language, or else the first text of all.
  fileprivate func text(in language: Language) -> String {
    let texts = translations.filter { $0.language == language } + translations
    return texts.first.map { $0.text } ?? ""
  }
}
