extension GridPainter {
  mutating func paint(_ piece: Piece, in line: Rectangle) {
    let part = Rectangle(rows: line.rows, columns: line.columns.part(piece.columns))
    switch piece.content {
    case .text(let label, let emphasis): write(label, emphasis, in: part)
    case .rule: canvas.fill(part, with: chrome.horizontal)
    case .node(let node): mark(part, node: node, affordance: nil)
    case .caret(let node):
      mark(part, node: node, affordance: nil)
      if part.columns.count > 0 { frame.caret = frame.regions.last }
    case .control(let control): paint(control, in: part)
    }
  }

  private mutating func paint(_ control: Control, in part: Rectangle) {
    mark(part, node: control.node, affordance: control.isEnabled ? control.affordance : nil)
    if control.isEnabled == false { emphasize(part, .disabled) }
    let hasFocus = isTopmost && control.affordance == focus
    if hasFocus, part.columns.count > 0, let region = frame.regions.last {
      frame.focus.append(region)
    }
    let brackets = brackets(of: control, hasFocus: hasFocus)
    func write(_ bracket: Cell, in columns: Extent) {
      let cell = Rectangle(rows: part.rows, columns: columns)
      canvas.fill(cell, with: bracket)
      if control.isEnabled, control.carriesWarning == false { emphasize(cell, .available) }
    }
    if control.opens { write(brackets.left, in: part.columns.prefix(control.opening).suffix(1)) }
    if control.closes { write(brackets.right, in: part.columns.suffix(control.closing)) }
  }

  private func brackets(of control: Control, hasFocus: Bool) -> (left: Cell, right: Cell) {
    if hasFocus, renderer.marksFocus { return (chrome.focusLeft, chrome.focusRight) }
    if control.isEnabled == false { return ("(", ")") }
    return isTopmost && renderer.marksNumbers ? (" ", " ") : ("[", "]")
  }

  /// Writes the number of each control where it begins.
  mutating func writeNumbers() {
    var numbered: Set<Int> = []
    for region in frame.regions {
      guard let affordance = region.affordance, numbered.insert(affordance).inserted else {
        continue
      }
      let number = Label("\(affordance + 1)")
      let line = canvas.bounds.line(region.row)
      let cells = line.columns.dropping(region.column).prefix(min(gutter, region.columns))
      let part = Rectangle(rows: line.rows, columns: cells.suffix(number.columns))
      write(number, .number, in: part)
    }
  }

  private mutating func mark(_ part: Rectangle, node: Int, affordance: Int?) {
    guard isTopmost, part.columns.count > 0 else { return }
    frame.regions.append(
      Region(
        node: node, affordance: affordance, row: part.rows.start, column: part.columns.start,
        columns: part.columns.count))
  }

  mutating func write(_ label: Label, _ emphasis: Emphasis?, in part: Rectangle) {
    let label = label.truncated(to: part.columns.count, ellipsis: Label(chrome.ellipsis))
    canvas.write(label, in: part)
    guard let emphasis else { return }
    emphasize(Rectangle(rows: part.rows, columns: part.columns.prefix(label.columns)), emphasis)
  }

  mutating func emphasize(_ part: Rectangle, _ emphasis: Emphasis) {
    guard part.columns.count > 0 else { return }
    let columns = part.columns.start..<part.columns.end
    frame.runs.append(Run(row: part.rows.start, columns: columns, emphasis: emphasis))
  }
}
