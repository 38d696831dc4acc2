/// A line of a layout, which is painted over the whole width of a part of the canvas.
enum Line {
  /// A blank line.
  case blank
  /// Text at the left edge, and its node.
  case text(Label, node: Int)
  /// Text in the middle, and its node, or `nil` if it belongs to the layer itself.
  case centered(Label, node: Int?)
  /// Text at the left edge, and buttons at the right edge.
  case bar(Label, buttons: [Item])
  /// A horizontal rule.
  case rule
  /// A horizontal rule that begins with the name of a group.
  case heading(Label, node: Int)
  /// A row of a grid.
  case row(Int, of: ItemGrid)
  /// Buttons of equal width with centred names.
  case answers([Item])

  /// Returns whether an affordance is on the line.
  func offers(_ affordance: Int) -> Bool {
    switch self {
    case .bar(_, let items), .answers(let items): items.contains { $0.offers(affordance) }
    case .row(let row, let grid): grid.items(ofRow: row).contains { $0.offers(affordance) }
    case .blank, .text, .centered, .rule, .heading: false
    }
  }
}
