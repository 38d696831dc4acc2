/// What a shop keeps and sells: its fruits and its juices, each in the order of display.
///
/// A menu is valid by construction: its only public initialiser refuses what could not be served.
public struct Menu: Hashable, Sendable {
  /// The fruits that the shop keeps.
  public let fruits: [Fruit]
  /// The juices that the shop sells.
  public let juices: [Juice]
  let fruitIDs: [Fruit.ID]
  let shares: [Share]

  /// Creates a menu of fruits and juices that fit together.
  ///
  /// - Throws: The first ``MenuError`` found, fruits before juices, each in order.
  /// - Complexity: O(*n*), where *n* is the number of fruits, juices and ingredients.
  public init(fruits: [Fruit], juices: [Juice]) throws(MenuError) {
    try Menu.validate(fruits: fruits, juices: juices)
    self.init(checkedFruits: fruits, checkedJuices: juices)
  }

  init(checkedFruits fruits: [Fruit], checkedJuices juices: [Juice]) {
    self.fruits = fruits
    self.juices = juices
    fruitIDs = fruits.map { $0.id }
    var places: [Fruit.ID: Int] = [:]
    for (place, fruit) in fruits.enumerated() { places[fruit.id] = place }
    shares = juices.enumerated().flatMap { place, juice in
      juice.recipe.ingredients.compactMap { ingredient in
        places[ingredient.fruit].map { fruit in
          Share(juice: place, fruit: fruit, amount: ingredient.amount)
        }
      }
    }
  }

  /// The fruit of that identifier, or nothing where the shop does not keep it.
  ///
  /// - Complexity: O(*n*), where *n* is the number of fruits.
  public func fruit(_ id: Fruit.ID) -> Fruit? {
    fruits.first { $0.id == id }
  }

  /// The juice of that identifier, or nothing where it is not on the menu.
  ///
  /// - Complexity: O(*n*), where *n* is the number of juices.
  public func juice(_ id: Juice.ID) -> Juice? {
    juices.first { $0.id == id }
  }
}
