/// The single place where stock lives.
///
/// Many kiosks may share one store from any thread: each change is all or nothing, and no thread
/// sees half of it.
///
/// Reading ``stock`` inside `withObservationTracking` registers for its next change, which is
/// reported once the new value can be read. Tracking begins when that closure has returned: a port
/// whose store other threads change reads once more after it, and repaints where that differs.
public final class FruitStore: Sendable {
  private let shared: Observed<Stock>

  /// Creates a store that holds a stock.
  public init(_ stock: Stock) {
    shared = Observed(stock)
  }

  /// What there is now.
  public var stock: Stock { shared.value }

  /// Adds to the count of a fruit, or takes from it.
  ///
  /// - Throws: A ``StockError`` where the fruit is not counted or its count would leave
  ///   `Stock.range`; the stock is then unchanged.
  public func change(_ fruit: Fruit.ID, by amount: Int) throws(StockError) {
    try shared.update { stock throws(StockError) in try stock.change(fruit, by: amount) }
  }

  /// Takes what a recipe needs, whole or not at all.
  ///
  /// - Throws: ``OutOfStock`` where any fruit is short; the stock is then unchanged.
  public func consume(_ recipe: Recipe) throws(OutOfStock) {
    try shared.update { stock throws(OutOfStock) in try stock.consume(recipe) }
  }

  /// Adds differences, each count clamped to `Stock.range`.
  public func apply(_ difference: StockDifference) {
    shared.update { stock in stock.apply(difference) }
  }

  /// Puts a stock in the place of what there is, as when a saved state is restored, and tells
  /// whether it did: a stock that counts other fruits is refused.
  @discardableResult
  public func restore(_ saved: Stock) -> Bool {
    var fits = false
    shared.update { stock in fits = stock.restore(saved) }
    return fits
  }
}
