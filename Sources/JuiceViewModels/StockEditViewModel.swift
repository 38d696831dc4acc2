public import JuiceModel

/// The stock sheet: a draft of a stock, committed as differences or discarded.
///
/// The draft follows the store: what another kiosk sells meanwhile shows at once, and closing
/// commits exactly what is shown. Once finished, every event is ignored.
@Observable
public final class StockEditViewModel {
  private let store: FruitStore
  private var difference: StockDifference

  /// Whether the sheet was closed or dismissed.
  public private(set) var isFinished = false

  /// Creates a sheet over a store, with a draft that is taken up again or with none.
  public init(store: FruitStore, difference: StockDifference = StockDifference()) {
    self.store = store
    self.difference = difference
  }

  /// What the sheet shows.
  public var state: State { State(stock: store.stock, difference: difference) }

  /// Adds one of a fruit to the draft, up to the bound of `Stock.range`.
  public func incrementButtonTapped(_ fruit: Fruit.ID) {
    let state = state
    guard isFinished == false, state.canIncrement(fruit) else { return }
    difference[fruit] = state.draft[fruit] + 1 - state.stock[fruit]
  }

  /// Takes one of a fruit from the draft, down to the bound of `Stock.range`.
  public func decrementButtonTapped(_ fruit: Fruit.ID) {
    let state = state
    guard isFinished == false, state.canDecrement(fruit) else { return }
    difference[fruit] = state.draft[fruit] - 1 - state.stock[fruit]
  }

  /// Commits the draft.
  public func closeButtonTapped() {
    guard isFinished == false else { return }
    isFinished = true
    store.apply(difference)
  }

  /// Discards the draft.
  public func dismissed() {
    isFinished = true
  }
}
