/// Why a store did not change.
public enum FruitStoreError<Refusal: Error & Hashable>: Error, Hashable {
  /// The stock does not allow the change.
  case refused(Refusal)
  /// The stock allows the change, but it could not be saved.
  case notSaved(StockNotSaved)
}
