import JuiceModel

extension Menu {
  /// Two fruits and three juices of the standard menu's kind, small enough to be explored with
  /// every draft of the stock sheet.
  static let small = smallMenu() ?? .standard

  private static func smallMenu() -> Menu? {
    let fruits = Menu.standard.fruits.prefix(2).map {
      Fruit(id: $0.id, name: $0.name, symbol: $0.symbol, initialCount: 3)
    }
    let recipes: [Juice.ID: Recipe] = [
      "strawberry": ["strawberry": 2],
      "banana": ["banana": 1],
      "strawberry-banana": ["strawberry": 1, "banana": 2],
    ]
    let juices = Menu.standard.juices.compactMap { juice in
      recipes[juice.id].map { Juice(id: juice.id, flavour: juice.flavour, recipe: $0) }
    }
    return try? Menu(fruits: fruits, juices: juices)
  }
}
