import HeadlessUI

/// A node that takes one line of a column: a symbol, a name, and a detail at the right.
///
/// Where a column is too narrow, the symbol goes first, then the name is cut off, then the detail.
struct Item {
  /// What stands at the right.
  enum Detail {
    /// Nothing.
    case none
    /// A value or a state.
    case words(Label)
    /// A value between the signs that lower and raise it.
    case steps(Label, canDecrement: Bool, canIncrement: Bool)
  }

  /// The cells of a name that a detail leaves.
  static let leastNameColumns = 4
  /// The cells that a stepper takes beside its value.
  static let signColumns = 8
  private static let countColumns = 3

  /// What the item is made of.
  enum Kind {
    case value
    case button
    case stepper
  }

  let kind: Kind
  let node: Int
  /// The first of the item's affordances.
  let affordance: Int?
  let symbol: Label?
  let name: Label
  let detail: Detail
  /// Whether a button can be tapped; nothing for what is no button.
  let isEnabled: Bool?
  /// The cells that the item wants, its symbol apart; a change of its detail does not move them.
  let idealColumns: Int

  /// The item of a node; nothing for texts and groups, which take lines of their own.
  init?(_ node: Node<SomeAction>, numbering: inout Numbering) {
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

  /// The item of a button.
  init(_ button: Button<SomeAction>, numbering: inout Numbering) {
    kind = .button
    (node, affordance) = numbering.next(affordances: 1)
    symbol = nil
    name = Label(button.role == .destructive ? "! " + button.name : button.name)
    isEnabled = button.isEnabled
    let status = button.status.map { Label($0.name) }
    detail = button.status?.holds == true ? status.map { .words($0) } ?? .none : .none
    idealColumns = name.columns + 2 + (status.map { $0.columns + 1 } ?? 0)
  }

  private init(_ stepper: Stepper<SomeAction>, numbers: (node: Int, affordance: Int)) {
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

  /// The cells of a button that shows its name alone.
  var buttonColumns: Int { name.columns + 2 }

  /// The cells that the value of a stepper takes.
  var valueColumns: Int {
    switch detail {
    case .none, .words: 0
    case .steps(let value, _, _): value.columns
    }
  }

  /// Whether one of the item's affordances is at a place among all.
  func offers(_ place: Int) -> Bool {
    guard let affordance else { return false }
    guard case .steps = detail else { return place == affordance }
    return place == affordance || place == affordance + 1
  }
}
