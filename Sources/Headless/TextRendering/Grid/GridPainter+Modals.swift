import HeadlessUI

extension GridPainter {
  private static let insetColumns = 72
  private static let sheetColumns = 72
  private static let alertColumns = 40
  private static let frameColumns = 4
  static let leastFramedColumns = 16

  /// Paints the modals over a screen.
  mutating func paintModal(of screen: Screen<ErasedAction>) {
    switch screen.modal {
    case .alert(let alert):
      isTopmost = true
      dim()
      paint(alert)
    case .sheet(let sheet, _):
      isTopmost = sheet.modal == nil
      dim()
      paint(sheet: sheet)
      paintModal(of: sheet)
    case nil:
      break
    }
  }

  /// Paints a sheet in a frame, or over the whole canvas if that's compact.
  private mutating func paint(sheet: Screen<ErasedAction>) {
    let bounds = canvas.bounds
    guard bounds.columns >= GridPainter.insetColumns, bounds.rows >= GridPainter.largeTitleRows
    else { return paintWhole(sheet) }
    var numbering = Numbering()
    let header = Header(sheet, numbering: &numbering)
    let columns = min(bounds.columns - 8, GridPainter.sheetColumns)
    let inner = columns - GridPainter.frameColumns
    guard let large = header.largeLines(columns: inner, rows: bounds.rows / 3)
    else { return paintWhole(sheet) }
    let content = ContentLayout(sheet.content, columns: inner, numbering: numbering)
      .lines(fitting: 0)
    let rows = min(large.count + 1 + content.count + 2, bounds.rows - 2)
    let frame = bounds.centered(rows: rows, columns: columns)
    cover(rowsOf: frame)
    let part = framed(frame)
    paint(large + [.rule], in: part)
    paint(content, scrolledIn: part.dropping(rows: large.count + 1))
  }

  private mutating func paintWhole(_ sheet: Screen<ErasedAction>) {
    clear(canvas.bounds)
    lastFrame = .empty
    paint(sheet, in: canvas.bounds.readable)
  }

  /// Paints an alert, in a frame if that fits.
  private mutating func paint(_ alert: Alert<ErasedAction>) {
    let bounds = canvas.bounds
    let columns = min(bounds.columns - GridPainter.frameColumns, GridPainter.alertColumns)
    let framedLayout = AlertLayout(alert, columns: columns - GridPainter.frameColumns)
    guard bounds.columns >= GridPainter.leastFramedColumns, fits(framedLayout, alert) else {
      clear(bounds)
      let layout = AlertLayout(alert, columns: bounds.columns)
      return paint(layout, in: bounds.centered(rows: layout.rows + 1, columns: bounds.columns))
    }
    let part = bounds.centered(rows: framedLayout.rows + 3, columns: columns)
    cover(rowsOf: part)
    paint(framedLayout, in: framed(part))
  }

  /// Returns whether an alert fits in a frame.
  ///
  /// An alert that doesn't even fit without a frame has one if it leaves rows for some words.
  private func fits(_ layout: AlertLayout, _ alert: Alert<ErasedAction>) -> Bool {
    let bounds = canvas.bounds
    if layout.rows + 2 <= bounds.rows { return true }
    return layout.buttons.count + 4 <= bounds.rows
      && AlertLayout(alert, columns: bounds.columns).rows > bounds.rows
  }

  /// Paints the words of an alert above its buttons, which scroll with the words if they take all
  /// rows.
  private mutating func paint(_ layout: AlertLayout, in part: Rectangle) {
    guard layout.buttons.count + min(layout.words.count, 1) <= part.rows else {
      return paint(layout.words + layout.buttons, scrolledIn: part)
    }
    let words = part.prefix(rows: part.rows - layout.buttons.count)
    paint(layout.words, scrolledIn: words)
    paint(layout.buttons, in: part.dropping(rows: words.rows))
  }

  /// Clears the rows of a modal, and those of the framed modal below it, of which only parts would
  /// be left.
  private mutating func cover(rowsOf frame: Rectangle) {
    clear(canvas.bounds.rows(of: lastFrame))
    clear(canvas.bounds.rows(of: frame))
    lastFrame = frame
  }

  /// Dims all rows, for a modal that then clears those that it covers.
  private mutating func dim() {
    let bounds = canvas.bounds
    runs = (0..<bounds.rows).map { Run(bounds.line($0), .covered) }
  }

  /// Blanks whole rows, and removes their emphasis.
  private mutating func clear(_ part: Rectangle) {
    canvas.clear(part)
    runs.removeAll { $0.row >= part.row && $0.row < part.end }
  }
}
