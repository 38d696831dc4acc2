/// A line of a layout, which is painted over the whole width of a part of the canvas.
enum Line {
  /// A blank line.
  case blank
  /// Text at the left edge, and its node.
  case text(Label, Emphasis? = nil, node: Int)
  /// Text in the middle, and its node, or `nil` if it belongs to the layer itself.
  case centered(Label, Emphasis? = nil, node: Int?)
  /// Text at the left edge, and buttons at the right edge.
  case bar(Label, buttons: [Item])
  /// A horizontal rule.
  case rule
  /// A horizontal rule that begins with the name of a group.
  case heading(Label, node: Int)
  /// A line of a row of a grid.
  case row(Int, line: Int, of: ItemGrid)
  /// Buttons of equal width with centred names.
  case answers([Item])
  /// A line of a button that is as wide as the part, with a line of its name in the middle.
  indirect case button(Item, name: Label, isFirst: Bool, isLast: Bool)

  /// Returns whether an item with an affordance is on the line.
  func shows(_ affordance: Int) -> Bool {
    switch self {
    case .bar(_, let items), .answers(let items): items.contains { $0.offers(affordance) }
    case .button(let item, _, _, _): item.offers(affordance)
    case .row(let row, let line, let grid): grid.shows(affordance, inRow: row, line: line)
    case .blank, .text, .centered, .rule, .heading: false
    }
  }

  /// Returns whether an affordance is on the line, rather than on another one of the same item.
  func offers(_ affordance: Int) -> Bool {
    guard case .row(let row, let line, let grid) = self else { return shows(affordance) }
    return grid.offers(affordance, inRow: row, line: line)
  }
}
