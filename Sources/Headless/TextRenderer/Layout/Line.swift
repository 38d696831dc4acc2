/// One line of a layout, to be painted over the whole width of its part.
enum Line {
  /// Nothing.
  case blank
  /// Words from the left edge, and the node that they are of.
  case text(Label, node: Int)
  /// Words in the middle, and the node that they are of, where it is not the layer itself.
  case centered(Label, node: Int?)
  /// Words from the left edge, cut off for buttons at the right edge.
  case bar(Label, buttons: [Item])
  /// A rule.
  case rule
  /// A rule with the name of a group at its start.
  case heading(Label, node: Int)
  /// A row of a grid.
  case row(Int, of: ItemGrid)
  /// Buttons of equal width, their words in the middle.
  case answers([Item])

  /// Whether an affordance is on the line.
  func offers(_ affordance: Int) -> Bool {
    switch self {
    case .bar(_, let items), .answers(let items): items.contains { $0.offers(affordance) }
    case .row(let row, let grid): grid.items(ofRow: row).contains { $0.offers(affordance) }
    case .blank, .text, .centered, .rule, .heading: false
    }
  }
}
