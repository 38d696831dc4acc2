import HeadlessUI

/// A node that takes one line of a column: a symbol, a name, and a detail at the right.
///
/// If a column is too narrow, first the symbol is left out, then the name is cut, then the detail.
struct Item {
  /// The detail at the right of an item.
  enum Detail {
    /// No detail.
    case none
    /// A value or a status.
    case words(Label)
    /// A value between the signs that decrease and increase it.
    case steps(Label, canDecrement: Bool, canIncrement: Bool)
  }

  /// The number of cells that a detail leaves for the name.
  static let leastNameColumns = 4
  /// The number of cells that a stepper takes besides its value.
  static let signColumns = 8
  private static let countColumns = 3

  /// The kind of node that an item stands for.
  enum Kind {
    case value
    case button
    case stepper
  }

  let kind: Kind
  let node: Int
  /// The index of the item's first affordance.
  let affordance: Int?
  let symbol: Label?
  let name: Label
  let detail: Detail
  /// A Boolean value that indicates whether a button can be tapped, or `nil` for other nodes.
  let isEnabled: Bool?
  /// The number of cells that fit the item without its symbol.
  ///
  /// It doesn't change with the status of a button or a short value.
  let idealColumns: Int

  /// Creates the item of a node, or returns `nil` for a text or a group, which take their own lines.
  init?(_ node: Node<ErasedAction>, numbering: inout Numbering) {
    switch node {
    case .value(let value): self.init(value, node: numbering.next())
    case .button(let button): self.init(button, numbering: &numbering)
    case .stepper(let stepper): self.init(stepper, numbers: numbering.next(affordances: 2))
    case .text, .group: return nil
    }
  }

  private init(_ value: Value, node: Int) {
    let words = Label(value.value)
    kind = .value
    self.node = node
    affordance = nil
    symbol = value.symbol.map { Label($0) }
    name = Label(value.name)
    detail = .words(words)
    isEnabled = nil
    idealColumns = name.columns + 1 + max(Item.countColumns, words.columns)
  }

  /// Creates the item of a button.
  init(_ button: Button<ErasedAction>, numbering: inout Numbering) {
    kind = .button
    (node, affordance) = numbering.next(affordances: 1)
    symbol = nil
    name = Label(button.role == .destructive ? "! " + button.name : button.name)
    isEnabled = button.isEnabled
    let status = button.status.map { Label($0.name) }
    detail = button.status?.holds == true ? status.map { .words($0) } ?? .none : .none
    idealColumns = name.columns + 2 + (status.map { $0.columns + 1 } ?? 0)
  }

  private init(_ stepper: Stepper<ErasedAction>, numbers: (node: Int, affordance: Int)) {
    let value = Label(stepper.value)
    kind = .stepper
    (node, affordance) = numbers
    symbol = stepper.symbol.map { Label($0) }
    name = Label(stepper.name)
    isEnabled = nil
    detail = .steps(
      value, canDecrement: stepper.canDecrement, canIncrement: stepper.canIncrement)
    idealColumns = name.columns + 1 + Item.signColumns + max(Item.countColumns, value.columns)
  }

  /// The number of cells of a button that shows only its name.
  var buttonColumns: Int { name.columns + 2 }

  /// The number of cells that the value of a stepper takes.
  var valueColumns: Int {
    switch detail {
    case .none, .words: 0
    case .steps(let value, _, _): value.columns
    }
  }

  /// Returns whether an affordance is one of the item's.
  func offers(_ index: Int) -> Bool {
    guard let affordance else { return false }
    guard case .steps = detail else { return index == affordance }
    return index == affordance || index == affordance + 1
  }
}

/// A counter of the nodes and affordances of a layer in reading order.
struct Numbering {
  private(set) var node = 0
  private(set) var affordance = 0

  /// Returns the number of the next node, which has no affordances.
  mutating func next() -> Int {
    defer { node += 1 }
    return node
  }

  /// Returns the number of the next node, and of its first affordance.
  mutating func next(affordances count: Int) -> (node: Int, affordance: Int) {
    defer { affordance += count }
    return (next(), affordance)
  }
}
