/// The single place where stock lives.
///
/// Many kiosks may share one store from any thread: each change is all or nothing, and no thread
/// sees half of it.
///
/// A store may be given a way to save. Each change is then saved before anyone can read it, one
/// after the other, and a change that cannot be saved is not made.
///
/// Reading ``stock`` inside `withObservationTracking` registers for its next change, which is
/// reported once the new value can be read. Tracking begins when that closure has returned: a port
/// whose store other threads change reads once more after it, and repaints where that differs.
public final class FruitStore: Sendable {
  /// Keeps a stock where it outlives the process, or throws and keeps the one before it.
  ///
  /// The store waits for it and lets nobody read meanwhile: it must not use the store.
  public typealias Saving = @Sendable (Stock) throws(StockNotSaved) -> Void

  private let shared: Observed<Stock>
  private let save: Saving?

  /// Creates a store that holds a stock, and saves each change of it where a way is given.
  public init(_ stock: Stock, saving save: Saving? = nil) {
    shared = Observed(stock)
    self.save = save
  }

  /// What there is now.
  public var stock: Stock { shared.value }

  /// Adds to the count of a fruit, or takes from it.
  ///
  /// - Throws: A ``StockError`` where the fruit is not counted or its count would leave
  ///   `Stock.range`, or ``StockNotSaved``; the stock is then unchanged.
  public func change(
    _ fruit: Fruit.ID,
    by amount: Int
  ) throws(FruitStoreError<StockError>) {
    try attempt { stock throws(StockError) in try stock.change(fruit, by: amount) }
  }

  /// Takes what a recipe needs, whole or not at all.
  ///
  /// - Throws: ``OutOfStock`` where any fruit is short, or ``StockNotSaved``; the stock is then
  ///   unchanged.
  public func consume(_ recipe: Recipe) throws(FruitStoreError<OutOfStock>) {
    try attempt { stock throws(OutOfStock) in try stock.consume(recipe) }
  }

  /// Adds differences, each count clamped to `Stock.range`.
  ///
  /// - Throws: ``StockNotSaved``; the stock is then unchanged.
  public func apply(_ difference: StockDifference) throws(StockNotSaved) {
    try update { stock in stock.apply(difference) }
  }

  /// Puts a stock in the place of what there is, as when a saved state is restored, and tells
  /// whether it did: a stock that counts other fruits is refused.
  ///
  /// - Throws: ``StockNotSaved``; the stock is then unchanged.
  @discardableResult
  public func restore(_ saved: Stock) throws(StockNotSaved) -> Bool {
    var fits = false
    try update { stock in fits = stock.restore(saved) }
    return fits
  }

  private func attempt<Refusal: Error & Hashable>(
    _ change: (inout Stock) throws(Refusal) -> Void
  ) throws(FruitStoreError<Refusal>) {
    try shared.update { stock throws(FruitStoreError<Refusal>) in
      let before = stock
      do throws(Refusal) {
        try change(&stock)
      } catch {
        throw .refused(error)
      }
      do throws(StockNotSaved) {
        try keep(stock, after: before)
      } catch {
        throw .notSaved(error)
      }
    }
  }

  private func update(_ change: (inout Stock) -> Void) throws(StockNotSaved) {
    try shared.update { stock throws(StockNotSaved) in
      let before = stock
      change(&stock)
      try keep(stock, after: before)
    }
  }

  private func keep(_ stock: Stock, after before: Stock) throws(StockNotSaved) {
    guard let save, (stock == before) == false else { return }
    try save(stock)
  }
}
