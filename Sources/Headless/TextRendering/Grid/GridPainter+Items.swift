extension GridPainter {
  /// Paints an item that takes one line.
  mutating func paint(_ item: Item, of grid: ItemGrid, in part: Rectangle) {
    var name = item.isEnabled == nil ? part : bracketed(item, in: part)
    if item.isEnabled == nil { mark(part, node: item.node) }
    switch item.detail {
    case .none:
      break
    case .value(let words):
      write(words, .value, in: name.suffix(columns: words.columns))
      name = name.dropping(suffix: words.columns)
    case .status(let status):
      name = paint(status, in: name)
    case .steps(let value, _, _, let status):
      name = paint(value, after: status, betweenSignsOf: item, of: grid, in: name)
    }
    paint(item.name, item.emphasis, symbol: item.symbol, of: grid, in: name)
  }

  /// Paints a line of an item that takes more than one.
  mutating func paint(
    _ line: Int, of wrapped: WrappedItem, _ item: Item, of grid: ItemGrid, in part: Rectangle
  ) {
    guard line < wrapped.lines else { return }
    var part = part
    if item.isEnabled == nil {
      mark(part, node: item.node)
    } else {
      part = bracketed(item, in: part, isFirst: line == 0, isLast: line == wrapped.lines - 1)
    }
    if line < wrapped.names.count {
      let symbol = line == 0 ? item.symbol : nil
      paint(wrapped.names[line], item.emphasis, symbol: symbol, of: grid, in: part)
    } else if line < wrapped.names.count + wrapped.words.count {
      let words = wrapped.words[line - wrapped.names.count]
      write(words.line, words.emphasis, in: part.suffix(columns: words.line.columns))
    } else if let steps = wrapped.steps {
      _ = paint(steps.value, after: steps.status, betweenSignsOf: item, of: grid, in: part)
    }
  }

  private mutating func paint(
    _ name: Label, _ emphasis: Emphasis?, symbol: Label?, of grid: ItemGrid, in part: Rectangle
  ) {
    if let symbol { write(symbol, in: part.prefix(columns: grid.symbolColumns)) }
    write(name, emphasis, in: part.dropping(columns: grid.symbolColumns))
  }

  /// Paints a value between the signs of a stepper at the right of a part, after a status, and
  /// returns the part that is left.
  private mutating func paint(
    _ value: Label, after status: ShownStatus?, betweenSignsOf item: Item, of grid: ItemGrid,
    in part: Rectangle
  ) -> Rectangle {
    let columns = Item.signColumns + max(value.columns, grid.valueColumns)
    paint(value, betweenSignsOf: item, in: part.suffix(columns: columns))
    let rest = part.dropping(suffix: columns)
    guard let status else { return rest }
    return paint(status, in: rest.dropping(suffix: 1))
  }

  /// Paints a status at the right of a part, and returns the part that is left.
  private mutating func paint(_ status: ShownStatus, in part: Rectangle) -> Rectangle {
    write(status.words, status.emphasis, in: part.suffix(columns: status.words.columns))
    return part.dropping(suffix: status.words.columns)
  }

  private mutating func paint(
    _ value: Label, betweenSignsOf item: Item, in part: Rectangle
  ) {
    guard case .steps(_, let canDecrement, let canIncrement, _) = item.detail else { return }
    let minus = part.prefix(columns: min(3, part.columns / 2))
    let plus = part.suffix(columns: min(3, part.columns - minus.columns))
    sign("-", isEnabled: canDecrement, of: item, offset: 0, in: minus)
    sign("+", isEnabled: canIncrement, of: item, offset: 1, in: plus)
    write(value, .value, in: part.inset(rows: 0, columns: 4).suffix(columns: value.columns))
  }

  private mutating func sign(
    _ sign: String, isEnabled: Bool, of item: Item, offset: Int, in part: Rectangle
  ) {
    let affordance = item.affordance.map { $0 + offset }
    brackets(isEnabled: isEnabled, node: item.node, affordance: affordance, in: part)
    canvas.write(
      sign, in: part.columns < 3 ? part.suffix(columns: 1) : part.inset(rows: 0, columns: 1))
  }

  /// Paints the brackets of a line of a button, and returns the part between them.
  mutating func bracketed(
    _ button: Item, in part: Rectangle, isFirst: Bool = true, isLast: Bool = true
  ) -> Rectangle {
    brackets(
      isEnabled: button.isEnabled == true, node: button.node, affordance: button.affordance,
      in: part, isFirst: isFirst, isLast: isLast)
    return part.inset(rows: 0, columns: 1)
  }

  /// Paints the left bracket of the first line of a control, and the right bracket of its last one.
  private mutating func brackets(
    isEnabled: Bool, node: Int, affordance: Int?, in part: Rectangle,
    isFirst: Bool = true, isLast: Bool = true
  ) {
    mark(part, node: node, affordance: isEnabled ? affordance : nil)
    if isEnabled == false { emphasize(part, .disabled) }
    let hasFocus = isTopmost && affordance == focus && (focus == nil) == false
    if hasFocus, part.rows > 0, part.columns > 0 {
      focusRegions.append(Region(part, node: node, affordance: isEnabled ? affordance : nil))
    }
    let (left, right): (Character, Character) =
      hasFocus ? (chrome.focusLeft, chrome.focusRight) : isEnabled ? ("[", "]") : ("(", ")")
    if isFirst { canvas.fill(part.prefix(columns: 1), with: left) }
    if isLast { canvas.fill(part.suffix(columns: 1), with: right) }
  }
}
