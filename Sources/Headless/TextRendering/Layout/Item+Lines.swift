import HeadlessUI

extension Item {
  private static let minus = Label("-")
  private static let plus = Label("+")

  /// Returns the lines of an item, or `nil` if it fits on one: the name, then the text of a field, then the
  /// status and the value unless they fit beside the signs, then the signs.
  ///
  /// A button that wraps has no symbol, and its value is at the end of the last line if it fits there.
  func lines(columns: Int, _ room: ItemGrid.Room) -> [Content]? {
    guard fits(columns - room.symbols, besides: room.values) == false else { return nil }
    guard (role == .button) == false else { return buttonContents(columns: columns) }
    var details = fieldLines(columns: max(0, columns - brackets)).map { Content(typed: $0) }
    details +=
      value.map { signLines(around: $0, columns: columns, room) }
      ?? Item.lines(of: words, columns: columns)
    let isNameless = name.columns == 0 && (symbol == nil || room.symbols == 0)
    if isNameless, details.isEmpty == false { return details }
    return name.lines(columns: columns - room.symbols).map { Content(name: $0) } + details
  }

  /// Returns the line of the signs, below the status and the value if they don't fit there.
  private func signLines(around value: Label, columns: Int, _ room: ItemGrid.Room) -> [Content] {
    let inside = columns - signs
    let beside = value.columns <= inside ? value : Label("")
    let isStatusBeside = wordsWidth < inside - max(beside.columns, room.values)
    let last = Content(words: isStatusBeside ? words : nil, value: beside)
    let above = isStatusBeside ? [] : Item.lines(of: words, columns: columns)
    if value.columns <= inside { return above + [last] }
    return above + Item.lines(of: (value, .value), columns: columns) + [last]
  }

  private func fieldLines(columns: Int) -> [FieldText.Line] {
    let caret = numbering.affordance == numbering.focus ? numbering.caret : nil
    let ellipsis = Label(numbering.chrome.ellipsis)
    return field?.lines(columns: columns, caret: caret, ellipsis: ellipsis) ?? []
  }

  private func buttonContents(columns: Int) -> [Content] {
    let columns = columns - brackets
    var contents = Item.lines(of: words, columns: columns)
    if name.columns > 0 || contents.isEmpty {
      contents =
        name.lines(columns: columns).map { Content(name: $0, hasSymbol: false) } + contents
    }
    contents[contents.count - 1].value = value
    return contents
  }

  private static func lines(of words: Words?, columns: Int) -> [Content] {
    guard let (label, emphasis) = words, label.columns > 0 else { return [] }
    return label.lines(columns: columns).map { Content(words: ($0, emphasis)) }
  }

  /// Returns lines that end with the value of a button, or the same ones if it fits beside the last of them;
  /// without any, the rest of the button fits on one line.
  func lines(endingBelow lines: [Content]?, columns: Int, _ room: ItemGrid.Room) -> [Content]? {
    guard role == .button, let value else { return lines }
    var besides = room.symbols + Item.columns(name, words)
    if let last = lines?.last { besides = Item.columns(last.name, last.words) }
    let columns = columns - brackets
    guard value.columns > max(0, columns - besides) else { return lines }
    var above = lines ?? [content]
    above[above.count - 1].value = nil
    let below = Item.lines(of: (value, isEnabled ? .value : nil), columns: columns)
    return besides > 0 ? above + below : below
  }

  /// Returns the number of cells of the name and the words of a button, with the gaps after them.
  private static func columns(_ name: Label?, _ words: Words?) -> Int {
    let name = name?.columns ?? 0
    let words = words?.label.columns ?? 0
    return (name > 0 ? name + 1 : 0) + (words > 0 ? words + Item.valueGap : 0)
  }

  /// Adds one of the item's lines, if there are so many; without lines, the item fits on one.
  func add(
    _ number: Int, of lines: [Content]?, to line: inout Line, in cell: Extent, _ room: ItemGrid.Room
  ) {
    let count = lines?.count ?? 1
    guard number < count else { return }
    let content = lines?[number] ?? self.content
    var rest = cell
    if role == .button {
      rest = line.add(control.line(number, of: count), in: cell)
    } else {
      line.add(.node(numbering.node), in: cell)
    }
    let gap = add(content.value, room, to: &line, atEndOf: &rest)
    if let typed = content.typed { add(typed, to: &line, in: rest) }
    if let (label, emphasis) = content.words, label.columns > 0 {
      rest = rest.dropping(suffix: gap)
      line.add(label, emphasis, in: rest.suffix(label.columns))
      rest = rest.dropping(suffix: label.columns)
    }
    guard let name = content.name else { return }
    let symbolColumns = content.hasSymbol ? room.symbols : 0
    if let symbol, number == 0 { line.add(symbol, in: rest.prefix(symbolColumns)) }
    line.add(name, emphasis, in: rest.dropping(symbolColumns))
  }

  /// Adds a value at the end of a part of a line, that of a stepper between its signs, and returns the gap that
  /// words keep from it.
  private func add(
    _ value: Label?, _ room: ItemGrid.Room, to line: inout Line, atEndOf part: inout Extent
  ) -> Int {
    guard let value else { return 0 }
    if role == .stepper {
      let columns = signs + max(value.columns, room.values)
      addSigns(around: value, to: &line, in: part.suffix(columns))
      part = part.dropping(suffix: columns)
      return 1
    }
    guard value.columns > 0 else { return 0 }
    line.add(value, isEnabled ? .value : nil, in: part.suffix(value.columns))
    part = part.dropping(suffix: value.columns)
    return Item.valueGap
  }

  /// Adds a line of a field, whose placeholder is at the end.
  private func add(_ typed: FieldText.Line, to line: inout Line, in part: Extent) {
    let inside = line.add(control, in: part)
    let isEmpty = field?.text.isEmpty == true
    let emphasis: Emphasis? = isEmpty ? .hint : isEnabled ? .value : nil
    line.add(typed.label, emphasis, in: isEmpty ? inside.suffix(typed.label.columns) : inside)
    if let caret = typed.caret {
      line.add(.caret(numbering.node), in: inside.dropping(caret).prefix(1))
    }
  }

  private func addSigns(around value: Label, to line: inout Line, in part: Extent) {
    let columns = sign
    let minus = part.prefix(min(columns, part.count / 2))
    let plus = part.suffix(min(columns, part.count - minus.count))
    for (sign, control, part) in [(Item.minus, control, minus), (Item.plus, increment, plus)] {
      let inside = line.add(control, in: part)
      line.add(sign, in: part.count < columns ? part.suffix(1) : inside)
    }
    line.add(value, .value, in: part.inset(by: columns + 1).suffix(value.columns))
  }

  /// Adds a button, or one of its lines, that shows only its name.
  func addButton(
    _ name: Label, number: Int = 0, of count: Int = 1, to line: inout Line, in cell: Extent
  ) {
    let part = line.add(control.line(number, of: count), in: cell)
    line.add(name, emphasis, in: part.centered(name.columns))
  }

  /// Returns the lines of a button that shows only its name.
  func buttonLines(columns: Int) -> [Line] {
    let inside = columns - brackets
    var names = name.lines(columns: inside)
    if names.allSatisfy({ $0.columns <= inside }) {
      let balanced = Label.balancedLines(of: name.text, columns: inside)
      if balanced.count <= names.count { names = balanced }
    }
    return names.enumerated().map { index, name in
      var line = Line()
      addButton(name, number: index, of: names.count, to: &line, in: Extent(columns))
      return line
    }
  }
}
