public import HeadlessUI

/// A node that takes a part of a line, and wraps itself if it doesn't fit on one.
@usableFromInline
final class Item {
  /// The content of one line: the name at the left, and the rest at the right.
  struct Content {
    var name: Label?
    /// A status that holds, or a value.
    var words: Words?
    /// The value between the signs of a stepper, or the one at the end of a button, which takes other
    /// lines if it doesn't fit.
    var value: Label?
    /// A line of the text of a field.
    var typed: FieldText.Line?
    /// Whether the name has a symbol, or blanks, before it.
    var hasSymbol = true
  }

  typealias Words = (label: Label, emphasis: Emphasis?)

  /// The number of cells that a column has for any value, so that it stays the same for counts.
  static let countColumns = 3
  /// The number of cells between the status and the value of a button.
  static let valueGap = 2
  /// An exclamation mark and a no-break space, after which no line breaks.
  private static let destructiveMark = "!\u{A0}"

  let role: Role
  let symbol: Label?
  let name: Label
  let words: Words?
  let value: Label?
  let field: FieldText?
  /// The number of cells of the status, even if it doesn't hold.
  private let statusWidth: Int
  private let valueWidth: Int
  let emphasis: Emphasis?
  private(set) var numbering = Numbering()
  /// Whether a button can be tapped, or a stepper can be decremented.
  let isEnabled: Bool
  let canIncrement: Bool
  private let controlCount: Int

  @inlinable
  convenience init<Action>(_ node: Node<Action>, name: String) {
    let isDestructive = if case .button(.destructive) = node.kind { true } else { false }
    self.init(
      node.role, name, isDestructive: isDestructive, symbol: node.symbol,
      value: node.shownValue, field: node.fieldTraits, status: node.status,
      controlCount: node.controls.count, isEnabled: node.controls.first?.isEnabled == true,
      canIncrement: node.controls.last?.isEnabled == true)
  }

  @usableFromInline
  init(
    _ role: Role, _ name: String, isDestructive: Bool, symbol: String?, value: String?,
    field: FieldTraits?, status: Status?, controlCount: Int, isEnabled: Bool, canIncrement: Bool
  ) {
    self.role = role
    self.field = field.map { FieldText(text: value ?? "", traits: $0) }
    self.name = Label(isDestructive ? Item.destructiveMark + name : name)
    emphasis = isDestructive && isEnabled ? .destructive : nil
    let symbol = symbol.map { Label($0) }
    self.symbol = symbol?.columns == 0 ? nil : symbol
    let value = field == nil ? value.map { Label($0) } : nil
    let status = status.map { (label: Label($0.name), holds: $0.holds, emphasis: $0.emphasis) }
    if role == .value {
      words = value.map { ($0, .value) }
      self.value = nil
    } else {
      words = status.flatMap { $0.holds ? ($0.label, $0.emphasis) : nil }
      self.value = value
    }
    statusWidth = status?.label.columns ?? 0
    valueWidth = value?.columns ?? (field == nil ? 0 : FieldText.columns)
    self.isEnabled = isEnabled
    self.canIncrement = canIncrement
    self.controlCount = controlCount
  }

  /// Takes the next numbers, once the layout has come to the item.
  func number(_ numbering: inout Numbering) {
    self.numbering = numbering
    _ = numbering.next(affordances: controlCount)
  }

  /// The content of the line if there is only one.
  var content: Content { Content(name: name, words: words, value: value) }

  /// The width of a button that shows only its name.
  var buttonColumns: Int { name.columns + brackets }

  var control: Control { control(numbering.affordance, isEnabled: isEnabled) }

  var increment: Control { control(numbering.affordance + 1, isEnabled: canIncrement) }

  private func control(_ affordance: Int, isEnabled: Bool) -> Control {
    Control(
      node: numbering.node, affordance: affordance, isEnabled: isEnabled,
      carriesWarning: words?.emphasis == .warning, opening: isEnabled ? numbering.gutter : 1)
  }
}

extension Item {
  /// The cells of the symbol and a space, or 0 if there is no symbol.
  var symbolWidth: Int { symbol.map { $0.columns + 1 } ?? 0 }

  /// The cells of the words of the only line, or 0 if it has none.
  var wordsWidth: Int { words?.label.columns ?? 0 }

  /// The brackets of a button or a sign, with room for a number.
  var brackets: Int { max(2, numbering.gutter) }

  /// A sign of a stepper in its brackets.
  var sign: Int { brackets + 1 }

  /// The signs of a stepper, with the spaces around its value.
  var signs: Int { 2 * sign + 2 }

  /// The width of the value, if only of an empty one between signs, or `nil` if none is shown.
  var shownValueWidth: Int? { role == .button && valueWidth == 0 ? nil : valueWidth }

  /// Returns the width of a column that fits the item on one line with any short value and any status.
  ///
  /// A status that a button names only while it holds can take the room of the symbol and the value.
  func idealColumns(_ grid: ItemGrid.Room) -> Int {
    let words = name.columns + (statusWidth > 0 ? statusWidth + 1 : 0)
    let isShort = field == nil && valueWidth <= grid.values
    let room = max(Item.countColumns, valueWidth)
    guard role == .button else {
      let signs = role == .stepper ? signs : 0
      return grid.symbols + (isShort ? words + 1 + signs + room : max(words, signs + valueWidth))
    }
    let reserved = self.words == nil ? words : name.columns
    let gap = reserved > name.columns ? Item.valueGap : 1
    let whole = grid.symbols + reserved + (valueWidth > 0 && isShort ? gap + room : 0)
    return max(words, whole) + brackets
  }

  /// Returns whether the item fits on one line, without the value of a button.
  func fits(_ columns: Int, besides mostColumns: Int) -> Bool {
    guard field == nil else { return false }
    let gap = name.columns > 0 ? 1 : 0
    if role == .stepper {
      let inside = name.columns + gap + (words == nil ? 0 : wordsWidth + 1)
      return valueWidth <= mostColumns && inside + signs + mostColumns <= columns
    }
    let inside = name.columns + (wordsWidth > 0 ? gap + wordsWidth : 0)
    return inside + (role == .button ? brackets : 0) <= columns
  }
}

extension Status {
  fileprivate var emphasis: Emphasis { isWarning ? .warning : .status }
}
