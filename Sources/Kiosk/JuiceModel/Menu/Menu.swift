/// The fruits that a shop keeps and the juices that it sells, each in the order of display.
///
/// A menu is always valid: its initializer refuses fruits and juices that a shop couldn't serve.
public struct Menu: Hashable, Sendable {
  /// The fruits that the shop keeps.
  public let fruits: [Fruit]
  /// The juices that the shop sells.
  public let juices: [Juice]

  /// Creates a menu of fruits and juices that fit together.
  ///
  /// - Throws: The first ``MenuError`` found, in fruits before juices, each in order.
  /// - Complexity: O(*n*), where *n* is the number of fruits, juices, and ingredients.
  public init(fruits: [Fruit], juices: [Juice]) throws(MenuError) {
    var first: MenuError?
    Menu.check(fruits, juices) { path, message in
      first = first ?? MenuError(path: path, message: message())
    }
    if let first { throw first }
    self.init(validFruits: fruits, validJuices: juices)
  }

  /// The fruits and the juices have been checked.
  package init(validFruits fruits: [Fruit], validJuices juices: [Juice]) {
    self.fruits = fruits
    self.juices = juices
  }

  package func fruit(_ id: Fruit.ID) -> Fruit? {
    fruits.first { $0.id == id }
  }

  package func juice(_ id: Juice.ID) -> Juice? {
    juices.first { $0.id == id }
  }
}
