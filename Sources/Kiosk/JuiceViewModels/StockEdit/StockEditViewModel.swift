public import JuiceModel

/// The stock sheet: a draft of a stock, committed as differences or discarded.
///
/// The draft follows the store: what another kiosk sells meanwhile shows at once, and closing
/// commits exactly what is shown. Once finished, every event is ignored.
@Observable
public final class StockEditViewModel {
  private enum Phase {
    case editing(StockDifference)
    case finished(AlertIntent?)
  }

  private let store: FruitStore
  private let alerts: any AlertFactory
  private var phase: Phase

  /// Creates a sheet over a store, with a draft that is taken up again or with none.
  public init(
    store: FruitStore,
    alerts: any AlertFactory,
    difference: StockDifference = StockDifference()
  ) {
    self.store = store
    self.alerts = alerts
    phase = .editing(difference)
  }

  /// What the sheet shows.
  public var state: State {
    let difference = difference
    return State(
      stock: store.stock,
      difference: difference ?? StockDifference(),
      isFinished: difference == nil
    )
  }

  /// What is to be told about the draft of a closed sheet: nothing, or that it could not be saved.
  public var alert: AlertIntent? {
    if case .finished(let alert) = phase { alert } else { nil }
  }

  var difference: StockDifference? {
    if case .editing(let difference) = phase { difference } else { nil }
  }

  /// Adds one of a fruit to the draft, up to the bound of `Stock.range`.
  public func incrementButtonTapped(_ fruit: Fruit.ID) {
    let state = state
    guard state.canIncrement(fruit) else { return }
    draft(state.count(of: fruit) + 1, of: fruit, over: state)
  }

  /// Takes one of a fruit from the draft, down to the bound of `Stock.range`.
  public func decrementButtonTapped(_ fruit: Fruit.ID) {
    let state = state
    guard state.canDecrement(fruit) else { return }
    draft(state.count(of: fruit) - 1, of: fruit, over: state)
  }

  /// Commits the draft, or has an ``alert`` that keeps it where it could not be saved.
  ///
  /// The draft is gone before the stock changes, so that nobody sees it added twice.
  public func closeButtonTapped() {
    guard let difference else { return }
    phase = .finished(nil)
    do {
      try store.apply(difference)
    } catch {
      phase = .finished(alerts.stockNotSaved(error, draft: difference))
    }
  }

  /// Discards the draft.
  public func dismissed() {
    guard case .editing = phase else { return }
    phase = .finished(nil)
  }

  private func draft(_ count: Int, of fruit: Fruit.ID, over state: State) {
    var difference = state.difference
    difference[fruit] = count - state.stock[fruit]
    phase = .editing(difference)
  }
}
