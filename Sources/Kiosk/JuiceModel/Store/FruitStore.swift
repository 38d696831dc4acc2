/// The single place where the stock of a shop lives.
///
/// Many kiosks can share one store from any thread. Each change happens completely or not at all,
/// and no thread ever sees half of one.
///
/// A store can be given a way to save its stock. Each change is then saved before anyone can read
/// it, and a change that can't be saved isn't made.
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
  /// - Parameters:
  ///   - stock: The stock that it holds at first.
  ///   - save: A function that saves each change, or `nil` if the stock isn't kept.
  public init(_ stock: Stock, saving save: Saving? = nil) {
    shared = Observed(stock)
    self.save = save
  }

  /// The current stock.
  public var stock: Stock { shared.value }

  /// Adds a number of fruits to a count, or takes them if the number is negative.
  ///
  /// Unlike ``apply(_:)``, which clamps, this is for a delivery or a loss that has to be exact.
  ///
  /// - Throws: A ``FruitStoreError``; the stock is then unchanged.
  public func change(_ fruit: Fruit.ID, by amount: Int) throws(FruitStoreError) {
    try shared.update { stock throws(FruitStoreError) in
      let previous = stock
      do throws(StockError) {
        try stock.change(fruit, by: amount)
      } catch {
        throw .refused(error)
      }
      do throws(StockNotSaved) {
        try keep(stock, insteadOf: previous)
      } catch {
        throw .notSaved(error)
      }
    }
  }

  /// Takes the fruits for a recipe, either all of them or none.
  ///
  /// - Throws: ``OrderError/outOfStock(_:)`` if there isn't enough of any fruit, or
  ///   ``OrderError/notSaved(_:)``.
  public func consume(_ recipe: Recipe) throws(OrderError) {
    try shared.update { stock throws(OrderError) in
      let previous = stock
      try stock.consume(recipe)
      do throws(StockNotSaved) {
        try keep(stock, insteadOf: previous)
      } catch {
        throw .notSaved(error)
      }
    }
  }

  /// Adds a difference, and clamps each count to `Stock.range`.
  ///
  /// - Throws: ``StockNotSaved`` if the new stock can't be saved; the stock is then unchanged.
  public func apply(_ difference: StockDifference) throws(StockNotSaved) {
    try shared.update { stock throws(StockNotSaved) in
      let previous = stock
      stock.apply(difference)
      try keep(stock, insteadOf: previous)
    }
  }

  /// Replaces the stock, as when a saved state is restored.
  ///
  /// - Returns: `true` if the stock was replaced; `false` if the new one counts other fruits.
  /// - Throws: ``StockNotSaved`` if the new stock can't be saved; the stock is then unchanged.
  public func restore(_ saved: Stock) throws(StockNotSaved) -> Bool {
    var fits = false
    try shared.update { stock throws(StockNotSaved) in
      fits = stock.fruits == saved.fruits
      guard fits else { return }
      try keep(saved, insteadOf: stock)
      stock = saved
    }
    return fits
  }

  private func keep(_ stock: Stock, insteadOf previous: Stock) throws(StockNotSaved) {
    guard let save, (stock == previous) == false else { return }
    try save(stock)
  }
}

/// An error that explains why a store doesn't change a count.
public enum FruitStoreError: Error, Hashable, Sendable {
  /// The stock doesn't allow the change.
  case refused(StockError)
  /// The new stock can't be saved.
  case notSaved(StockNotSaved)
}
