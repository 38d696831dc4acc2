struct AlertLayout {
  let words: [Line]
  let buttons: [Line]

  /// The number of rows without a blank line between the words and the buttons.
  var rows: Int { words.count + buttons.count }

  init(_ alert: LayerItems, columns: Int, numbering: Numbering) {
    let part = Extent(columns)
    var numbering = numbering
    func lines(_ text: String, _ emphasis: Emphasis?, node: Int?) -> [Line] {
      Label.balancedLines(of: text, columns: columns).map { label in
        var line = Line(.text(label, emphasis), in: part.centered(label.columns))
        if let node { line.add(.node(node), in: part) }
        return line
      }
    }
    var words = alert.title.map { lines($0, .title, node: nil) } ?? []
    if let message = alert.message {
      let isTitle = alert.title == nil
      let node = isTitle ? nil : numbering.next()
      words += lines(message, isTitle ? .title : nil, node: node)
    }
    let items = alert.buttons
    self.words = words + (alert.hints.isEmpty ? [] : lines(alert.hints, .hint, node: nil))
    for item in items { item.number(&numbering) }
    let widest = items.map { $0.buttonColumns }.max()
    if let widest, items.count * (widest + 1) - 1 <= columns {
      var line = Line()
      for (item, cell) in zip(items, part.split(into: items.count, gap: 1)) {
        item.addButton(item.name, to: &line, in: cell)
      }
      buttons = [line]
    } else {
      buttons = items.flatMap { $0.buttonLines(columns: columns) }
    }
  }
}
