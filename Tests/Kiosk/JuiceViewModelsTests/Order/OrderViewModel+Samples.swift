import JuiceModel
import JuiceViewModels

extension OrderViewModel {
  /// An order screen of the standard menu over a store of its own.
  convenience init(_ stock: Stock = Stock(of: .standard), phrases: Phrases = .korean) {
    self.init(store: FruitStore(stock), phrases: phrases)
  }

  /// An order screen of the standard menu.
  convenience init(store: FruitStore, phrases: Phrases = .korean) {
    self.init(maker: JuiceMaker(menu: .standard, store: store), phrases: phrases)
  }
}
