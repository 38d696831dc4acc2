import HeadlessUI

/// A node that takes a part of a line: a symbol, a name, and a detail at the right.
struct Item {
  /// The detail at the right of an item.
  enum Detail {
    /// No detail.
    case none
    /// A value.
    case value(Label)
    /// A status that holds.
    case status(ShownStatus)
    /// A value between the signs that decrease and increase it, after a status if it holds.
    case steps(Label, canDecrement: Bool, canIncrement: Bool, status: ShownStatus?)
  }

  /// The kind of node that an item stands for.
  enum Kind {
    case value
    case button
    case stepper
  }

  /// The number of cells that the signs of a stepper take, with the spaces around its value.
  static let signColumns = 8
  /// The number of cells that a column has for any value, so that it stays the same for counts.
  static let countColumns = 3
  /// The start of the name of a destructive button, after which no line breaks: an exclamation mark
  /// and a no-break space.
  private static let destructiveMark = "!\u{A0}"

  let kind: Kind
  let node: Int
  /// The index of the item's first affordance.
  let affordance: Int?
  let symbol: Label?
  let name: Label
  /// The meaning of the name, or `nil` if it has no special one.
  let emphasis: Emphasis?
  let detail: Detail
  /// The number of cells of the value, or 0 if there is none.
  let valueColumns: Int
  /// The number of cells of the status, even if it doesn't hold, or 0 if there is none.
  let statusColumns: Int
  /// A Boolean value that indicates whether a button can be tapped, or `nil` for other nodes.
  let isEnabled: Bool?

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
    symbol = Item.label(ofSymbol: value.symbol)
    name = Label(value.name)
    emphasis = nil
    detail = .value(words)
    valueColumns = words.columns
    statusColumns = 0
    isEnabled = nil
  }

  /// Creates the item of a button.
  init(_ button: Button<ErasedAction>, numbering: inout Numbering) {
    kind = .button
    (node, affordance) = numbering.next(affordances: 1)
    symbol = nil
    name = Label(button.role == .destructive ? Item.destructiveMark + button.name : button.name)
    isEnabled = button.isEnabled
    emphasis = button.role == .destructive && button.isEnabled ? .destructive : nil
    let status = button.status.map(ShownStatus.init)
    detail = button.status?.holds == true ? status.map { .status($0) } ?? .none : .none
    valueColumns = 0
    statusColumns = status?.words.columns ?? 0
  }

  private init(_ stepper: Stepper<ErasedAction>, numbers: (node: Int, affordance: Int)) {
    let value = Label(stepper.value)
    kind = .stepper
    (node, affordance) = numbers
    symbol = Item.label(ofSymbol: stepper.symbol)
    name = Label(stepper.name)
    emphasis = nil
    isEnabled = nil
    let status = stepper.status.map(ShownStatus.init)
    detail = .steps(
      value, canDecrement: stepper.canDecrement, canIncrement: stepper.canIncrement,
      status: stepper.status?.holds == true ? status : nil)
    valueColumns = value.columns
    statusColumns = status?.words.columns ?? 0
  }

  /// Returns the label of a symbol, or `nil` if it shows nothing.
  private static func label(ofSymbol symbol: String?) -> Label? {
    let label = symbol.map { Label($0) }
    return label?.columns == 0 ? nil : label
  }

  /// Returns the width of a column that fits the item, without its symbol, on one line.
  ///
  /// It doesn't change with whether a status holds, or with a short value. A value that is wider than
  /// the value column takes a line of its own.
  func idealColumns(besides mostColumns: Int) -> Int {
    let words = name.columns + (statusColumns > 0 ? statusColumns + 1 : 0)
    guard (kind == .button) == false else { return words + 2 }
    let signs = kind == .stepper ? Item.signColumns : 0
    guard valueColumns <= mostColumns else { return max(words, signs + valueColumns) }
    return words + 1 + signs + max(Item.countColumns, valueColumns)
  }

  /// Returns the number of cells that the item takes on one line, without its symbol.
  func columns(besides mostColumns: Int) -> Int {
    let gap = name.columns > 0 ? 1 : 0
    switch detail {
    case .none: return buttonColumns
    case .value(let value):
      return name.columns + (value.columns > 0 ? gap + value.columns : 0)
    case .status(let status):
      return buttonColumns + (statusColumns > 0 ? gap + status.words.columns : 0)
    case .steps(_, _, _, let status):
      guard valueColumns <= mostColumns else { return .max }
      let words = status.map { $0.words.columns + 1 } ?? 0
      return name.columns + gap + words + Item.signColumns + mostColumns
    }
  }

  /// The number of cells of a button that shows only its name.
  var buttonColumns: Int { name.columns + 2 }

  /// Returns the lines of a button that takes the whole width.
  func lines(columns: Int) -> [Line] {
    let columns = columns - 2
    var names = name.lines(columns: columns)
    if names.allSatisfy({ $0.columns <= columns }) {
      let balanced = Label.balancedLines(of: name.text, columns: columns)
      if balanced.count <= names.count { names = balanced }
    }
    return names.enumerated().map { index, name in
      .button(self, name: name, isFirst: index == 0, isLast: index == names.count - 1)
    }
  }

  /// Returns whether an affordance is one of the item's.
  func offers(_ index: Int) -> Bool {
    guard let affordance else { return false }
    guard kind == .stepper else { return index == affordance }
    return index == affordance || index == affordance + 1
  }
}

/// The words of a status, and their meaning.
struct ShownStatus {
  let words: Label
  let emphasis: Emphasis

  init(_ status: Status) {
    words = Label(status.name)
    emphasis = status.isWarning ? .warning : .status
  }
}
