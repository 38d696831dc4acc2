extension GridPainter {
  /// Paints lines from the top of a part of the canvas, as many as it has rows.
  mutating func paint(_ lines: [Line], in part: Rectangle) {
    paint(lines, in: part, showing: 0..<min(lines.count, part.rows))
  }

  /// Paints some lines from the top of a part of the canvas, and marks for the others below them.
  mutating func paint(_ lines: [Line], in part: Rectangle, showing range: Range<Int>) {
    for (row, line) in lines[range].enumerated() {
      paint(line, in: part.line(row))
    }
    guard range.count < part.rows, range.count < lines.count else { return }
    let marks = [(chrome.above, range.lowerBound), (chrome.below, lines.count - range.upperBound)]
    let text = marks.filter { $0.1 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: "  ")
    paint(.centered(Label(text), node: nil), in: part.line(range.count))
  }

  private mutating func paint(_ line: Line, in part: Rectangle) {
    switch line {
    case .blank:
      break
    case .text(let label, let node):
      write(label, in: part)
      mark(part, node: node)
    case .centered(let label, let node):
      write(label, in: part.centered(rows: 1, columns: label.columns))
      if let node { mark(part, node: node) }
    case .bar(let title, let buttons):
      paint(title, buttons: buttons, in: part)
    case .rule:
      canvas.fill(part, with: chrome.horizontal)
    case .heading(let label, let node):
      canvas.fill(part, with: chrome.horizontal)
      canvas.clear(part.prefix(columns: label.columns + 1))
      write(label, in: part)
      mark(part, node: node)
    case .row(let row, let grid):
      var rest = part
      for (item, columns) in zip(grid.items(ofRow: row), grid.widths) {
        paint(item, of: grid, in: rest.prefix(columns: columns))
        rest = rest.dropping(columns: columns + ItemGrid.gap)
      }
    case .answers(let items):
      var rest = part
      let widths = ItemGrid.widths(count: items.count, columns: part.columns, gap: 1)
      for (item, columns) in zip(items, widths) {
        let button = rest.prefix(columns: columns)
        let name = bracketed(item, in: button)
        write(item.name, in: name.centered(rows: 1, columns: item.name.columns))
        rest = rest.dropping(columns: columns + 1)
      }
    }
  }

  private mutating func paint(_ title: Label, buttons: [Item], in part: Rectangle) {
    let columns = min(Header.width(of: buttons), part.columns)
    write(title, in: part.dropping(suffix: columns == 0 ? 0 : columns + 1))
    var rest = part.suffix(columns: columns)
    for button in buttons {
      write(button.name, in: bracketed(button, in: rest.prefix(columns: button.buttonColumns)))
      rest = rest.dropping(columns: button.buttonColumns + 1)
    }
  }

  private mutating func paint(_ item: Item, of grid: ItemGrid, in part: Rectangle) {
    var name = item.isEnabled == nil ? part : bracketed(item, in: part)
    if item.isEnabled == nil { mark(part, node: item.node) }
    if let symbol = item.symbol { write(symbol, in: name.prefix(columns: grid.symbolColumns)) }
    name = name.dropping(columns: grid.symbolColumns)
    switch item.detail {
    case .none:
      break
    case .words(let words):
      let kept = min(item.name.columns, Item.leastNameColumns)
      let columns = min(words.columns, max(name.columns - kept - 1, 0))
      write(words, in: name.suffix(columns: columns))
      name = name.dropping(suffix: columns + 1)
    case .steps(let value, let canDecrement, let canIncrement):
      let columns = Item.signColumns + grid.valueColumns
      let steps = name.suffix(columns: columns)
      let minus = steps.prefix(columns: min(3, steps.columns / 2))
      let plus = steps.suffix(columns: min(3, steps.columns - minus.columns))
      sign("-", isEnabled: canDecrement, of: item, offset: 0, in: minus)
      sign("+", isEnabled: canIncrement, of: item, offset: 1, in: plus)
      write(value, in: steps.inset(rows: 0, columns: 4).suffix(columns: value.columns))
      name = name.dropping(suffix: columns + 1)
    }
    write(item.name, in: name)
  }

  private mutating func sign(
    _ sign: String, isEnabled: Bool, of item: Item, offset: Int, in part: Rectangle
  ) {
    let affordance = item.affordance.map { $0 + offset }
    brackets(isEnabled: isEnabled, node: item.node, affordance: affordance, in: part)
    canvas.write(sign, in: part.inset(rows: 0, columns: 1))
  }

  private mutating func bracketed(_ button: Item, in part: Rectangle) -> Rectangle {
    let isEnabled = button.isEnabled == true
    brackets(isEnabled: isEnabled, node: button.node, affordance: button.affordance, in: part)
    return part.inset(rows: 0, columns: 1)
  }

  private mutating func brackets(
    isEnabled: Bool, node: Int, affordance: Int?, in part: Rectangle
  ) {
    mark(part, node: node, affordance: isEnabled ? affordance : nil)
    let hasFocus = isTopmost && affordance == focus && (focus == nil) == false
    if hasFocus, part.rows > 0, part.columns > 0 {
      focusRegion = Region(part, node: node, affordance: isEnabled ? affordance : nil)
    }
    guard hasFocus || isEnabled else { return }
    canvas.fill(part.prefix(columns: 1), with: hasFocus ? chrome.focusLeft : "[")
    canvas.fill(part.suffix(columns: 1), with: hasFocus ? chrome.focusRight : "]")
  }

  private mutating func mark(_ part: Rectangle, node: Int, affordance: Int? = nil) {
    guard isTopmost, part.rows > 0, part.columns > 0 else { return }
    regions.append(Region(part, node: node, affordance: affordance))
  }

  private mutating func write(_ label: Label, in part: Rectangle) {
    canvas.write(label.truncated(to: part.columns, ellipsis: ellipsis).text, in: part)
  }
}
