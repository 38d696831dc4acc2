extension GridPainter {
  private static let sheetColumns = 72
  private static let alertColumns = 40
  /// The number of columns of a frame and of the blanks inside it.
  private static let frameColumns = 4
  static let leastFramedColumns = 16

  /// Paints a sheet over all rows of a compact viewport, and otherwise inside a frame.
  mutating func paint(sheet: LayerItems) {
    let rows = canvas.bounds.rows.count
    let columns = canvas.bounds.columns.count
    let framed = min(columns - 8, GridPainter.sheetColumns)
    let inner = framed - GridPainter.frameColumns
    var numbering = numbering
    let header = Header(sheet, numbering: &numbering)
    guard columns >= GridPainter.sheetColumns, rows >= GridPainter.largeTitleRows,
      var large = header.largeLines(columns: inner, rows: rows / 3)
    else {
      clear(canvas.bounds)
      lastFrame = nil
      return paint(sheet, in: canvas.bounds.readable)
    }
    large.append(Line(.rule, in: Extent(inner)))
    let content = ContentLayout(sheet.content, columns: inner, numbering: numbering)
      .lines(fitting: 0)
    let part = paintFrame(rows: min(large.count + content.count, rows - 4), columns: framed)
    paint(large, in: part)
    paint(content, scrolledIn: part.dropping(rows: large.count))
  }

  /// An alert that doesn't even fit without a frame has one if it leaves rows for some words.
  mutating func paint(alert: LayerItems) {
    let bounds = canvas.bounds
    let rows = bounds.rows.count
    let columns = bounds.columns.count
    let framed = min(columns - GridPainter.frameColumns, GridPainter.alertColumns)
    let numbering = numbering
    let inner = framed - GridPainter.frameColumns
    let layout = AlertLayout(alert, columns: inner, numbering: numbering)
    func plain() -> AlertLayout { AlertLayout(alert, columns: columns, numbering: numbering) }
    let fits = layout.rows + 2 <= rows || (layout.buttons.count + 4 <= rows && plain().rows > rows)
    if fits, columns >= GridPainter.leastFramedColumns {
      paint(layout, in: paintFrame(rows: layout.rows + 1, columns: framed))
    } else {
      clear(bounds)
      let layout = plain()
      paint(
        layout, in: bounds.centered(rows: layout.rows + 1, columns: columns, isRaised: isRaised))
    }
  }

  /// The buttons of an alert scroll with its words if they take all rows.
  private mutating func paint(_ layout: AlertLayout, in part: Rectangle) {
    let rows = part.rows.count - layout.buttons.count
    guard rows >= min(layout.words.count, 1) else {
      return paint(layout.words + layout.buttons, scrolledIn: part)
    }
    paint(layout.words, scrolledIn: part.prefix(rows: rows))
    paint(layout.buttons, in: part.dropping(rows: rows))
  }

  /// Paints the frame of a layer, and returns the part inside it.
  ///
  /// The rows of the frame below it are cleared, too, because only parts of it would be left.
  private mutating func paintFrame(rows: Int, columns: Int) -> Rectangle {
    let frame = canvas.bounds.centered(rows: rows + 2, columns: columns, isRaised: isRaised)
    if let lastFrame { clear(lastFrame) }
    clear(frame)
    lastFrame = frame
    return framed(frame)
  }

  private mutating func clear(_ part: Rectangle) {
    canvas.fill(Rectangle(rows: part.rows, columns: canvas.bounds.columns), with: .blank)
    frame.runs.removeAll { $0.row >= part.rows.start && $0.row < part.rows.end }
  }
}
