public import JuiceModel

/// The stock sheet, whose changes to a stock are either committed together or discarded.
///
/// The sheet keeps only the changes and reads the stock from the store. A sale of another kiosk
/// shows at once, and closing the sheet commits exactly the counts that it shows. The sheet reports
/// its changes once, and ignores every later event.
@Observable
public final class StockEditViewModel: Identifiable {
  /// A fruit on the stock sheet.
  public struct Row: Hashable, Sendable, Identifiable {
    /// The identifier of the fruit.
    public let id: Fruit.ID
    /// The name of the fruit.
    public let name: String
    /// A picture of the fruit as text, or `nil` if there is none.
    public let symbol: String?
    /// The number of fruits that closing the sheet leaves, for a control that reports values.
    public let value: Int
    /// The values that the control can have.
    public let bounds: ClosedRange<Int>
    /// The note that the count differs from that in the store, or `nil` if it doesn't.
    public let changeNote: String?

    /// The number of fruits that closing the sheet leaves, as text.
    public var count: String { "\(value)" }
    package var isChanged: Bool { (changeNote == nil) == false }
    /// A Boolean value that indicates whether one more fruit can be added.
    public var canIncrement: Bool { value < bounds.upperBound }
    /// A Boolean value that indicates whether one fruit can be taken away.
    public var canDecrement: Bool { value > bounds.lowerBound }
  }

  package let phrases: Phrases
  let menu: Menu
  let store: FruitStore
  private let events = EventGate()
  private let end: (StockDifference) -> Void
  /// From the stock in the store; empty once the sheet has ended.
  package private(set) var difference: StockDifference
  /// The fruit whose control gets the focus when the sheet opens, until its first step, or `nil` if
  /// that's left to the port.
  package private(set) var focus: Fruit.ID?
  private(set) var isOpen = true

  /// Creates a sheet.
  ///
  /// - Parameters:
  ///   - menu: The menu, whose fruits have a row each.
  ///   - store: The store that holds the stock.
  ///   - phrases: The words of the sheet.
  ///   - difference: The changes that the sheet opens with.
  ///   - focus: The fruit whose control gets the focus, or `nil` if that's left to the port.
  ///   - end: A function that is called once with the changes to commit, which are empty if they're
  ///     discarded, after the sheet has cleared its own.
  package init(
    menu: Menu, store: FruitStore, phrases: Phrases, difference: StockDifference = [:],
    focus: Fruit.ID? = nil, onEnd end: @escaping (StockDifference) -> Void
  ) {
    self.menu = menu
    self.store = store
    self.phrases = phrases
    self.difference = difference
    self.focus = focus
    self.end = end
  }

  /// The title of the sheet.
  public var title: String { phrases.stockEditTitle }
  /// The title of the button that commits the changes.
  public var closeTitle: String { phrases.close }
  /// The title of the button that discards the changes, as a system dismissal does.
  public var cancelTitle: String { phrases.cancel }
  /// The hint that closing the sheet commits its changes.
  public var closeHint: String { phrases.closeHint }
  /// The hint that dismissing the sheet discards its changes.
  public var dismissalHint: String { phrases.dismissalHint }
  /// The fruits, in menu order.
  public var rows: [Row] { rows(over: store.stock) }
  /// A Boolean value that indicates whether closing the sheet would change the stock.
  public var hasChanges: Bool { rows.contains { $0.isChanged } }

  package func rows(over stock: Stock) -> [Row] {
    var draft = stock
    draft.apply(difference)
    return menu.fruits.map { fruit in
      Row(
        id: fruit.id,
        name: fruit.name[phrases.language],
        symbol: fruit.symbol,
        value: draft[fruit.id] ?? 0,
        bounds: Stock.range,
        changeNote: draft[fruit.id] == stock[fruit.id] ? nil : phrases.changed
      )
    }
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
    finish(committing: difference)
  }

  /// Ends the sheet after its Cancel button or a system dismissal (Esc, a swipe), and discards its
  /// changes.
  public func dismissed() {
    finish(committing: [:])
  }

  /// Ends the sheet without a report.
  func leave() {
    isOpen = false
    difference = [:]
  }

  private func finish(committing changes: StockDifference) {
    events.handle {
      guard isOpen else { return }
      leave()
      end(changes)
    }
  }

  private func row(_ fruit: Fruit.ID) -> Row? { rows.first { $0.id == fruit } }
}
