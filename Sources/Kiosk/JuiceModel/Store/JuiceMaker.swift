/// Makes the juices of a menu from the fruit in a store.
public struct JuiceMaker: Sendable {
  /// The juices that can be ordered, and the fruits that they take.
  public let menu: Menu
  /// The store that the fruit comes from.
  public let store: FruitStore

  /// Creates a maker that takes its fruit from a store.
  public init(menu: Menu, store: FruitStore) {
    self.menu = menu
    self.store = store
  }

  /// Creates a maker with a store of its own, which holds the stock that the menu opens with.
  public init(menu: Menu) {
    self.init(menu: menu, store: FruitStore(Stock(of: menu)))
  }

  /// Makes a juice, and takes the fruits of its recipe from the store.
  ///
  /// - Throws: An ``OrderError``; the stock is then unchanged.
  @discardableResult
  public func make(_ id: Juice.ID) throws(OrderError) -> Juice {
    guard let juice = menu.juice(id) else { throw .unknownJuice(id) }
    try store.consume(juice.recipe, of: menu)
    return juice
  }
}
