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
    case .text(let label, let emphasis, let node):
      write(label, emphasis, in: part)
      mark(part, node: node)
    case .centered(let label, let emphasis, let node):
      write(label, emphasis, in: part.centered(rows: 1, columns: label.columns))
      if let node { mark(part, node: node) }
    case .bar(let title, let buttons):
      paint(title, buttons: buttons, in: part)
    case .rule:
      canvas.fill(part, with: chrome.horizontal)
    case .heading(let label, let node):
      canvas.fill(part, with: chrome.horizontal)
      canvas.clear(part.prefix(columns: label.columns + 1))
      write(label, .title, in: part)
      mark(part, node: node)
    case .row(let row, let line, let grid):
      var rest = part
      let items = grid.items(ofRow: row)
      for (index, columns) in zip(items.indices, grid.widths) {
        let cell = rest.prefix(columns: columns)
        if let wrapped = grid.wrappedItem(at: index) {
          paint(line, of: wrapped, items[index], of: grid, in: cell)
        } else if line == 0 {
          paint(items[index], of: grid, in: cell)
        }
        rest = rest.dropping(columns: columns + ItemGrid.gap)
      }
    case .answers(let items):
      var rest = part
      let widths = ItemGrid.widths(count: items.count, columns: part.columns, gap: 1)
      for (item, columns) in zip(items, widths) {
        let name = bracketed(item, in: rest.prefix(columns: columns))
        write(item.name, item.emphasis, in: name.centered(rows: 1, columns: item.name.columns))
        rest = rest.dropping(columns: columns + 1)
      }
    case .button(let item, let label, let isFirst, let isLast):
      let name = bracketed(item, in: part, isFirst: isFirst, isLast: isLast)
      write(label, item.emphasis, in: name.centered(rows: 1, columns: label.columns))
    }
  }

  private mutating func paint(_ title: Label, buttons: [Item], in part: Rectangle) {
    let columns = min(Header.width(of: buttons), part.columns)
    write(title, .title, in: part.dropping(suffix: columns == 0 ? 0 : columns + 1))
    var rest = part.suffix(columns: columns)
    for button in buttons {
      let part = bracketed(button, in: rest.prefix(columns: button.buttonColumns))
      write(button.name, button.emphasis, in: part)
      rest = rest.dropping(columns: button.buttonColumns + 1)
    }
  }

  mutating func mark(_ part: Rectangle, node: Int, affordance: Int? = nil) {
    guard isTopmost, part.rows > 0, part.columns > 0 else { return }
    regions.append(Region(part, node: node, affordance: affordance))
  }

  mutating func write(_ label: Label, _ emphasis: Emphasis? = nil, in part: Rectangle) {
    let label = label.truncated(to: part.columns, ellipsis: ellipsis)
    canvas.write(label.text, in: part)
    if let emphasis { emphasize(part.prefix(columns: label.columns), emphasis) }
  }

  mutating func emphasize(_ part: Rectangle, _ emphasis: Emphasis) {
    guard part.rows > 0, part.columns > 0 else { return }
    runs.append(Run(part, emphasis))
  }
}
