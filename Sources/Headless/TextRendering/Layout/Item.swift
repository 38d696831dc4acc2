import HeadlessUI

/// The number of the next node of a layer and of its first affordance, in reading order.
struct Numbering {
  private(set) var node = 0
  private(set) var affordance = 0

  mutating func next(affordances: Int = 0) -> Int {
    defer {
      node += 1
      affordance += affordances
    }
    return node
  }
}

/// A node that takes a part of a line, and wraps itself if it doesn't fit on one.
struct Item {
  /// What stands on one line: the name at the left, and the rest at the right.
  struct Content {
    var name: Label?
    /// A status that holds, or a value.
    var words: (label: Label, emphasis: Emphasis)?
    /// The value between the signs of a stepper.
    var value: Label?
  }

  /// The number of cells that a column has for any value, so that it stays the same for counts.
  static let countColumns = 3
  /// The number of cells that the signs of a stepper take, with the spaces around its value.
  private static let signColumns = 8
  private static let minus = Label("-")
  private static let plus = Label("+")
  /// An exclamation mark and a no-break space, after which no line breaks.
  private static let destructiveMark = "!\u{A0}"

  let role: Role
  let symbol: Label?
  let name: Label
  let valueColumns: Int
  /// The number of cells of the status, even if it doesn't hold.
  private let statusColumns: Int
  private let content: Content
  private let wordsColumns: Int?
  private let emphasis: Emphasis?
  private let node: Int
  private let affordance: Int
  /// Whether a button can be tapped, or a stepper can be decremented.
  private let isEnabled: Bool
  private let canIncrement: Bool

  init?(_ node: Node<ErasedAction>, numbering: inout Numbering) {
    switch node {
    case .text, .group: return nil
    case .button(let button): self.init(button, numbering: &numbering)
    case .value(let value):
      self.init(.value, value.name, numbering, symbol: value.symbol, value: value.value)
      _ = numbering.next()
    case .stepper(let stepper):
      self.init(
        .stepper, stepper.name, numbering, symbol: stepper.symbol, value: stepper.value,
        status: stepper.status, isEnabled: stepper.canDecrement, canIncrement: stepper.canIncrement)
      _ = numbering.next(affordances: 2)
    }
  }

  init(_ button: Button<ErasedAction>, numbering: inout Numbering) {
    let isDestructive = button.role == .destructive
    self.init(
      .button, isDestructive ? Item.destructiveMark + button.name : button.name, numbering,
      emphasis: isDestructive && button.isEnabled ? .destructive : nil, status: button.status,
      isEnabled: button.isEnabled)
    _ = numbering.next(affordances: 1)
  }

  private init(
    _ role: Role, _ name: String, _ numbering: Numbering, emphasis: Emphasis? = nil,
    symbol: String? = nil, value: String? = nil, status: Status? = nil, isEnabled: Bool = false,
    canIncrement: Bool = false
  ) {
    self.role = role
    self.name = Label(name)
    self.emphasis = emphasis
    let symbol = symbol.map { Label($0) }
    self.symbol = symbol?.columns == 0 ? nil : symbol
    let value = value.map { Label($0) }
    valueColumns = value?.columns ?? 0
    let words = status.map { (label: Label($0.name), emphasis: $0.emphasis) }
    statusColumns = words?.label.columns ?? 0
    content =
      role == .value
      ? Content(name: self.name, words: value.map { ($0, .value) })
      : Content(name: self.name, words: status?.holds == true ? words : nil, value: value)
    wordsColumns = content.words?.label.columns
    node = numbering.node
    affordance = numbering.affordance
    self.isEnabled = isEnabled
    self.canIncrement = canIncrement
  }

  var buttonColumns: Int { name.columns + 2 }

  private var control: Control {
    Control(node: node, affordance: affordance, isEnabled: isEnabled)
  }

  /// Returns the width of a column that fits the item, without its symbol, on one line with every
  /// status and any short value.
  func idealColumns(besides mostColumns: Int) -> Int {
    let words = name.columns + (statusColumns > 0 ? statusColumns + 1 : 0)
    if role == .button { return words + 2 }
    let signs = role == .stepper ? Item.signColumns : 0
    guard valueColumns <= mostColumns else { return max(words, signs + valueColumns) }
    return words + 1 + signs + max(Item.countColumns, valueColumns)
  }

  func fits(_ columns: Int, besides mostColumns: Int) -> Bool {
    let gap = name.columns > 0 ? 1 : 0
    if role == .stepper {
      let words = name.columns + gap + (wordsColumns.map { $0 + 1 } ?? 0)
      return valueColumns <= mostColumns && words + Item.signColumns + mostColumns <= columns
    }
    let words = wordsColumns ?? 0
    let inside = name.columns + (words > 0 ? gap + words : 0)
    return inside + (role == .button ? 2 : 0) <= columns
  }

  /// Returns the lines of an item that doesn't fit on one: the name, then the status and the value
  /// unless they fit beside the signs, then the signs.
  func lines(columns: Int, symbolColumns: Int, valueColumns: Int) -> [Content] {
    let columns = role == .button ? columns - 2 : columns
    var words = [content.words]
    var signs: [Content] = []
    if let value = content.value {
      let room = columns - Item.signColumns
      let beside = value.columns <= room ? value : Label("")
      let isStatusBeside = wordsColumns ?? 0 < room - max(beside.columns, valueColumns)
      signs = [Content(words: isStatusBeside ? content.words : nil, value: beside)]
      words = [isStatusBeside ? nil : content.words, value.columns <= room ? nil : (value, .value)]
    }
    let details =
      words.compactMap { $0 }.filter { $0.label.columns > 0 }.flatMap { label, emphasis in
        label.lines(columns: columns).map { Content(words: ($0, emphasis)) }
      } + signs
    let isNameless = name.columns == 0 && (symbol == nil || symbolColumns == 0)
    if isNameless, details.isEmpty == false { return details }
    return name.lines(columns: columns - symbolColumns).map { Content(name: $0) } + details
  }

  /// Adds one of the item's lines, if there are so many; without lines, the item fits on one.
  func add(
    _ number: Int, of lines: [Content]?, to line: inout Line, in cell: Extent, symbolColumns: Int,
    valueColumns: Int
  ) {
    guard number < lines?.count ?? 1 else { return }
    let content = lines?[number] ?? self.content
    let isLast = number == (lines?.count ?? 1) - 1
    var rest = cell
    if role == .button {
      rest = line.add(control, opens: number == 0, closes: isLast, in: cell)
    } else {
      line.add(.node(node), in: cell)
    }
    if let value = content.value {
      let columns = Item.signColumns + max(value.columns, valueColumns)
      addSigns(around: value, to: &line, in: rest.suffix(columns))
      rest = rest.dropping(suffix: content.words == nil ? columns : columns + 1)
    }
    if let (label, emphasis) = content.words {
      line.add(label, emphasis, in: rest.suffix(label.columns))
      rest = rest.dropping(suffix: label.columns)
    }
    guard let name = content.name else { return }
    if let symbol, number == 0 { line.add(symbol, in: rest.prefix(symbolColumns)) }
    line.add(name, emphasis, in: rest.dropping(symbolColumns))
  }

  private func addSigns(around value: Label, to line: inout Line, in part: Extent) {
    let increment = Control(node: node, affordance: affordance + 1, isEnabled: canIncrement)
    let minus = part.prefix(min(3, part.count / 2))
    let plus = part.suffix(min(3, part.count - minus.count))
    for (sign, control, part) in [(Item.minus, control, minus), (Item.plus, increment, plus)] {
      let inside = line.add(control, in: part)
      line.add(sign, in: part.count < 3 ? part.suffix(1) : inside)
    }
    line.add(value, .value, in: part.inset(by: 4).suffix(value.columns))
  }

  func addButton(
    _ name: Label, opens: Bool = true, closes: Bool = true, isCentered: Bool,
    to line: inout Line, in cell: Extent
  ) {
    let part = line.add(control, opens: opens, closes: closes, in: cell)
    line.add(name, emphasis, in: isCentered ? part.centered(name.columns) : part)
  }

  func buttonLines(columns: Int) -> [Line] {
    var names = name.lines(columns: columns - 2)
    if names.allSatisfy({ $0.columns <= columns - 2 }) {
      let balanced = Label.balancedLines(of: name.text, columns: columns - 2)
      if balanced.count <= names.count { names = balanced }
    }
    return names.enumerated().map { index, name in
      var line = Line()
      addButton(
        name, opens: index == 0, closes: index == names.count - 1, isCentered: true, to: &line,
        in: Extent(columns))
      return line
    }
  }
}

extension Status {
  fileprivate var emphasis: Emphasis { isWarning ? .warning : .status }
}
