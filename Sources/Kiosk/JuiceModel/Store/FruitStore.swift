/// The single place where the stock of a shop lives.
///
/// Many kiosks can share one store from any thread. Each change happens completely or not at all. If
/// the store has a way to save its stock, each change is saved before anyone can read it, and a
/// change that can't be saved isn't made.
///
/// Reading ``stock`` inside `withObservationTracking` registers for its next change, which is
/// reported once the new value can be read. Because tracking begins when that closure returns, a
/// port whose store is changed by other threads reads the stock once more afterwards.
public final class FruitStore: Sendable {
  /// A function that saves a stock, or throws an error and leaves the saved stock as it was.
  ///
  /// The store waits for the function, which must not use the store itself.
  public typealias Saving = @Sendable (Stock) throws(StockNotSaved) -> Void

  private let shared: Observed<Stock>
  private let save: Saving?

  /// Creates a store.
  ///
  /// - Parameter save: A function that saves each change, or `nil` if the stock isn't kept.
  public init(_ stock: Stock, saving save: Saving? = nil) {
    shared = Observed(stock)
    self.save = save
  }

  /// The current stock.
  public var stock: Stock { shared.value }

  /// Takes the fruits for a recipe, either all of them or none.
  ///
  /// - Parameter recipe: A recipe as a menu allows it.
  /// - Throws: ``OrderError/outOfStock(_:)`` if there isn't enough of any fruit, or
  ///   ``OrderError/notSaved(_:)``.
  public func consume(_ recipe: Recipe) throws(OrderError) {
    try update(notSaved: OrderError.notSaved) { stock throws(OrderError) in
      try stock.consume(recipe)
    }
  }

  /// Adds a difference, and clamps each count to `Stock.range`.
  ///
  /// - Throws: ``StockNotSaved`` if the new stock can't be saved; the stock is then unchanged.
  public func apply(_ difference: StockDifference) throws(StockNotSaved) {
    try update(notSaved: same) { stock throws(StockNotSaved) in stock.apply(difference) }
  }

  /// Replaces the stock, whatever other kiosks have made of it.
  ///
  /// - Throws: ``StockNotSaved`` if the new stock counts other fruits or can't be saved; the stock is
  ///   then unchanged.
  package func restore(_ saved: Stock) throws(StockNotSaved) {
    try update(notSaved: same) { stock throws(StockNotSaved) in
      guard stock.fruits == saved.fruits else {
        throw StockNotSaved(reason: "it counts other fruits")
      }
      stock = saved
    }
  }

  private func update<Failure: Error>(
    notSaved: (StockNotSaved) -> Failure, _ change: (inout Stock) throws(Failure) -> Void
  ) throws(Failure) {
    try shared.update { stock throws(Failure) in
      let previous = stock
      try change(&stock)
      guard let save, (stock == previous) == false else { return }
      do throws(StockNotSaved) {
        try save(stock)
      } catch {
        throw notSaved(error)
      }
    }
  }
}

private func same(_ failure: StockNotSaved) -> StockNotSaved { failure }
