public import JuiceModel

/// The stock sheet: changes to a stock, which are committed together or discarded.
///
/// The sheet keeps only the changes and reads the stock from the store. What another kiosk sells in
/// the meantime shows at once, and closing the sheet commits exactly what it shows. The sheet
/// reports its outcome once, and ignores every later event.
@Observable
public final class StockEditViewModel: Identifiable {
  /// The way that a sheet ends.
  public enum Outcome: Hashable, Sendable {
    /// The changes must be applied to the store.
    case committed(StockDifference)
    /// The changes must be discarded.
    case discarded
  }

  private struct Session {
    var difference: StockDifference
    let end: (Outcome) -> Void
  }

  /// The words of the sheet.
  public let phrases: Phrases
  let menu: Menu
  let store: FruitStore
  private var session: Session?

  /// Creates a sheet.
  ///
  /// - Parameters:
  ///   - menu: The menu, whose fruits have a row each.
  ///   - store: The store that holds the stock.
  ///   - phrases: The words of the sheet.
  ///   - difference: The changes that the sheet opens with.
  ///   - end: A function that is called once, after the sheet has cleared its changes.
  public init(
    menu: Menu,
    store: FruitStore,
    phrases: Phrases,
    difference: StockDifference = [:],
    onEnd end: @escaping (Outcome) -> Void
  ) {
    self.menu = menu
    self.store = store
    self.phrases = phrases
    session = Session(difference: difference, end: end)
  }

  /// The changes to the stock in the store, which are empty once the sheet has ended.
  public var difference: StockDifference { session?.difference ?? [:] }

  var isOpen: Bool {
    if case .some = session { true } else { false }
  }

  /// Adds one fruit, unless its count is at the upper bound.
  public func incrementButtonTapped(_ fruit: Fruit.ID) {
    step(fruit, by: 1)
  }

  /// Takes one fruit away, unless its count is at the lower bound.
  public func decrementButtonTapped(_ fruit: Fruit.ID) {
    step(fruit, by: -1)
  }

  /// Ends the sheet and commits its changes.
  public func closeButtonTapped() {
    finish(.committed(difference))
  }

  /// Ends the sheet after a system dismissal (Esc, a swipe), and discards its changes.
  public func dismissed() {
    finish(.discarded)
  }

  /// Ends the sheet without an outcome.
  func leave() {
    session = nil
  }

  private func finish(_ outcome: Outcome) {
    guard let session else { return }
    leave()
    session.end(outcome)
  }

  private func step(_ fruit: Fruit.ID, by step: Int) {
    guard isOpen, let row = rows.first(where: { $0.id == fruit }),
      row.bounds.contains(row.count + step)
    else { return }
    session?.difference[fruit] = row.count + step - row.storedCount
  }
}
