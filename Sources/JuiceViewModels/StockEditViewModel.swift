public import JuiceModel

/// The stock sheet: a draft of a stock, committed as differences or discarded.
///
/// The draft follows the store: what another kiosk sells meanwhile shows at once, and closing
/// commits exactly what is shown. Once finished, every event is ignored.
@Observable
public final class StockEditViewModel {
  private let store: FruitStore
  private let alerts: any AlertFactory
  private var difference: StockDifference?

  /// What is to be told about the draft of a closed sheet: nothing, or that it could not be saved.
  public private(set) var alert: AlertIntent?

  /// Creates a sheet over a store, with a draft that is taken up again or with none.
  public init(
    store: FruitStore,
    alerts: any AlertFactory,
    difference: StockDifference = StockDifference()
  ) {
    self.store = store
    self.alerts = alerts
    self.difference = difference
  }

  /// What the sheet shows.
  public var state: State {
    State(
      stock: store.stock,
      difference: difference ?? StockDifference(),
      isFinished: difference == nil
    )
  }

  /// Adds one of a fruit to the draft, up to the bound of `Stock.range`.
  public func incrementButtonTapped(_ fruit: Fruit.ID) {
    let state = state
    guard state.canIncrement(fruit) else { return }
    difference?[fruit] = state.count(of: fruit) + 1 - state.stock[fruit]
  }

  /// Takes one of a fruit from the draft, down to the bound of `Stock.range`.
  public func decrementButtonTapped(_ fruit: Fruit.ID) {
    let state = state
    guard state.canDecrement(fruit) else { return }
    difference?[fruit] = state.count(of: fruit) - 1 - state.stock[fruit]
  }

  /// Commits the draft, or has an ``alert`` that keeps it where it could not be saved.
  public func closeButtonTapped() {
    guard let committed = difference else { return }
    difference = nil
    do {
      try store.apply(committed)
    } catch {
      alert = alerts.stockNotSaved(error, draft: committed)
    }
  }

  /// Discards the draft.
  public func dismissed() {
    guard case .some = difference else { return }
    difference = nil
  }
}
