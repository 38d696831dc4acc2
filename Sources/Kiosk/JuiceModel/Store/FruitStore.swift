@_exported public import ObservedValues

/// The store that holds the stock of a shop.
///
/// Many kiosks can share one store from any thread. Each change happens completely or not at all. If
/// the store has a way to save its stock, each change is saved before anyone can read it, and a
/// change that can't be saved isn't made. While a change is saved, the next one waits, and everyone
/// reads the stock before it.
///
/// Reading ``stock`` inside `withObservationTracking` registers for its next change, reported once
/// the new value can be read. Because tracking begins when that closure returns, a port whose store
/// is changed by other threads reads the stock once more afterwards.
public final class FruitStore: Sendable {
  private let shared: ObservedValue<Stock>
  private let save: (@Sendable (Stock) throws(StockNotSaved) -> Void)?
  private let read: (@Sendable () throws(StockNotSaved) -> Stock)?

  /// Creates a store.
  ///
  /// Changes of the store wait for its two functions, which must not change the store themselves.
  ///
  /// - Parameters:
  ///   - stock: The stock to begin with.
  ///   - save: A function that saves each change, or throws an error and leaves the saved stock as it was, or
  ///     `nil` if the stock isn't kept.
  ///   - read: A function that returns the saved stock, which counts the same fruits, or `nil` if nothing else
  ///     changes it.
  public init(
    _ stock: Stock,
    saving save: (@Sendable (Stock) throws(StockNotSaved) -> Void)? = nil,
    reading read: (@Sendable () throws(StockNotSaved) -> Stock)? = nil
  ) {
    shared = ObservedValue(stock)
    self.save = save
    self.read = read
  }

  /// The current stock.
  public var stock: Stock { shared.value }

  /// Takes either all the fruits of a recipe or none.
  package func consume(_ recipe: Recipe, of menu: Menu) throws(OrderError) {
    try shared.update { stock throws(OrderError) in
      try stock.consume(recipe, of: menu)
      do throws(StockNotSaved) {
        try save?(stock)
      } catch {
        throw .notSaved(error)
      }
    }
  }

  /// Adds a difference, and clamps each count to 0...100.
  ///
  /// - Throws: ``StockNotSaved`` if the new stock can't be saved; the stock is then unchanged.
  public func apply(_ difference: StockDifference) throws(StockNotSaved) {
    try update { stock throws(StockNotSaved) in stock.apply(difference) }
  }

  /// Replaces the stock by the saved one, which may have been changed elsewhere.
  ///
  /// A store without a reading function keeps its stock.
  ///
  /// - Throws: ``StockNotSaved`` if the saved stock can't be read or counts other fruits; the stock is
  ///   then unchanged.
  public func readAgain() throws(StockNotSaved) {
    guard let read else { return }
    try shared.update { stock throws(StockNotSaved) in try stock.become(try read()) }
  }

  /// Replaces the stock, even if other kiosks have changed it.
  ///
  /// - Throws: ``StockNotSaved`` if the new stock counts other fruits or can't be saved; the stock is
  ///   then unchanged.
  package func restore(_ saved: Stock) throws(StockNotSaved) {
    try update { stock throws(StockNotSaved) in try stock.become(saved) }
  }

  private func update(_ change: (inout Stock) throws(StockNotSaved) -> Void) throws(StockNotSaved) {
    try shared.update { stock throws(StockNotSaved) in
      let previous = stock
      try change(&stock)
      if (stock == previous) == false { try save?(stock) }
    }
  }
}

extension Stock {
  fileprivate mutating func become(_ other: Stock) throws(StockNotSaved) {
    guard fruits == other.fruits else { throw StockNotSaved(reason: "it counts other fruits") }
    self = other
  }
}
