public import JuiceModel

/// The stock sheet, whose changes to a stock are either committed together or discarded.
///
/// The sheet keeps only the changes and reads the stock from the store. A sale of another kiosk
/// shows at once, and closing the sheet commits exactly the counts that it shows. The sheet reports
/// its outcome once, and ignores every later event.
@Observable
public final class StockEditViewModel: Identifiable {
  /// The way that a sheet ends.
  public enum Outcome: Hashable, Sendable {
    /// The changes must be applied to the store.
    case committed(StockDifference)
    /// The changes must be discarded.
    case discarded
  }

  /// The words of the sheet.
  public let phrases: Phrases
  let menu: Menu
  let store: FruitStore
  @ObservationIgnored var events = EventGate()
  private let end: (Outcome) -> Void
  /// The changes to the stock in the store, empty once the sheet has ended.
  public private(set) var difference: StockDifference
  /// The fruit whose control gets the focus when the sheet opens, until its first step, or `nil` if
  /// that's left to the port.
  public private(set) var focus: Fruit.ID?
  private(set) var isOpen = true

  /// Creates a sheet.
  ///
  /// - Parameters:
  ///   - menu: The menu, whose fruits have a row each.
  ///   - store: The store that holds the stock.
  ///   - phrases: The words of the sheet.
  ///   - difference: The changes that the sheet opens with.
  ///   - focus: The fruit whose control gets the focus, or `nil` if that's left to the port.
  ///   - end: A function that is called once, after the sheet has cleared its changes.
  public init(
    menu: Menu,
    store: FruitStore,
    phrases: Phrases,
    difference: StockDifference = [:],
    focus: Fruit.ID? = nil,
    onEnd end: @escaping (Outcome) -> Void
  ) {
    self.menu = menu
    self.store = store
    self.phrases = phrases
    self.difference = difference
    self.focus = focus
    self.end = end
  }

  /// Sets the count that closing the sheet leaves, clamped to the bounds of its row.
  public func countChanged(_ fruit: Fruit.ID, to count: Int) {
    events.handle {
      guard isOpen, let row = row(fruit), let stored = store.stock[fruit] else { return }
      let count = Stock.clamped(count)
      guard (count == row.value) == false else { return }
      focus = nil
      difference[fruit] = count - stored
    }
  }

  /// Adds one fruit, unless its count is at the upper bound.
  public func incrementButtonTapped(_ fruit: Fruit.ID) {
    if let row = row(fruit) { countChanged(fruit, to: row.value + 1) }
  }

  /// Takes one fruit away, unless its count is at the lower bound.
  public func decrementButtonTapped(_ fruit: Fruit.ID) {
    if let row = row(fruit) { countChanged(fruit, to: row.value - 1) }
  }

  /// Ends the sheet and commits its changes.
  public func closeButtonTapped() {
    finish(.committed(difference))
  }

  /// Ends the sheet after its Cancel button or a system dismissal (Esc, a swipe), and discards its
  /// changes.
  public func dismissed() {
    finish(.discarded)
  }

  /// Ends the sheet without an outcome.
  func leave() {
    isOpen = false
    difference = [:]
  }

  private func finish(_ outcome: Outcome) {
    events.handle {
      guard isOpen else { return }
      leave()
      end(outcome)
    }
  }

  private func row(_ fruit: Fruit.ID) -> Row? { rows.first { $0.id == fruit } }
}
