struct Header {
  private let layer: LayerItems
  private let rawTitle: String
  private let title: Label

  init(_ layer: LayerItems, numbering: inout Numbering) {
    self.layer = layer
    rawTitle = layer.title ?? layer.message ?? ""
    title = Label(rawTitle)
    for item in layer.buttons { item.number(&numbering) }
  }

  /// Returns lines with the whole title, and the hints if there is room for them, or `nil` if the lines
  /// take too many rows.
  func largeLines(columns: Int, rows: Int) -> [Line]? {
    let lines = lines(columns: columns, isLarge: true)
    let hints = layer.hints
    let labels = hints.isEmpty ? [] : Label.balancedLines(of: hints, columns: columns)
    let below = labels.map { Line(.text($0, .hint), in: Extent(columns).suffix($0.columns)) }
    guard lines.count + below.count > rows else { return lines + below }
    return lines.count <= rows ? lines : nil
  }

  /// Returns lines with the whole title, or with the title on one of them, cut if it's too long.
  ///
  /// The bar is next to the title if that fits there, or if it's cut anyway and half of it fits there;
  /// or else the bar is below it.
  func lines(columns: Int, isLarge: Bool) -> [Line] {
    let rows = barRows(columns: columns)
    let isCut = isLarge == false && title.columns > columns
    let wanted = isCut ? (title.columns + 1) / 2 : title.columns
    if let only = rows.first, rows.count == 1, wanted + 1 + width(of: only) <= columns {
      return [line(title, buttons: only, columns: columns)]
    }
    let titles = isLarge ? Label.lines(of: rawTitle, columns: columns) : [title]
    return titles.map { line($0, buttons: [], columns: columns) }
      + rows.flatMap { buttons in
        guard let button = buttons.first, button.buttonColumns > columns else {
          return [line(Label(""), buttons: buttons, columns: columns)]
        }
        return button.buttonLines(columns: columns)
      }
  }

  private func line(_ title: Label, buttons: [Item], columns: Int) -> Line {
    var line = Line()
    let part = Extent(columns)
    let width = min(width(of: buttons), part.count)
    line.add(title, .title, in: part.dropping(suffix: width == 0 ? 0 : width + 1))
    var rest = part.suffix(width)
    for button in buttons {
      let cell = rest.prefix(button.buttonColumns)
      button.addButton(button.name, to: &line, in: cell)
      rest = rest.dropping(button.buttonColumns + 1)
    }
    return line
  }

  private func barRows(columns: Int) -> [[Item]] {
    layer.buttons.reduce(into: []) { rows, button in
      if let last = rows.last, width(of: last + [button]) <= columns {
        rows[rows.count - 1].append(button)
      } else {
        rows.append([button])
      }
    }
  }

  private func width(of buttons: [Item]) -> Int {
    max(0, buttons.reduce(-1) { $0 + 1 + $1.buttonColumns })
  }
}
