/// Makes the juices of a menu from the fruit of a store.
public struct JuiceMaker: Sendable {
  /// What can be ordered.
  public let menu: Menu
  /// Where the fruit comes from.
  public let store: FruitStore

  /// Creates a maker that takes its fruit from a store.
  public init(menu: Menu, store: FruitStore) {
    self.menu = menu
    self.store = store
  }

  /// Creates a maker with a store of its own, filled as the menu opens.
  public init(menu: Menu) {
    self.init(menu: menu, store: FruitStore(Stock(of: menu)))
  }

  /// Makes a juice, consuming its recipe whole.
  ///
  /// - Throws: A ``JuiceMakerError`` where the juice is not on the menu, any fruit is short or what
  ///   is left could not be saved; the stock is then unchanged.
  @discardableResult
  public func make(_ id: Juice.ID) throws(JuiceMakerError) -> Juice {
    guard let juice = menu.juice(id) else { throw .unknownJuice(id) }
    do {
      try store.consume(juice.recipe)
    } catch {
      switch error {
      case .refused(let refusal): throw .outOfStock(refusal.shortages)
      case .notSaved(let failure): throw .notSaved(failure)
      }
    }
    return juice
  }
}
