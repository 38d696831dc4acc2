import HeadlessUI

/// Lays screens and what is over them out, and paints them on a canvas.
struct GridPainter {
  private static let largeTitleRows = 16
  private static let insetColumns = 60
  private static let sheetColumns = 72
  private static let alertColumns = 40
  private static let frameColumns = 4
  private static let leastFramedRows = 5
  private static let leastFramedColumns = 16

  let chrome: Chrome
  let focus: Int?
  var canvas: Canvas
  var regions: [Region] = []
  /// Whether the layer that is painted is the topmost, the only one with regions and a focus.
  private(set) var isTopmost = false
  private(set) var positions: [Int] = []
  private let wantedPositions: [Int]

  init(_ viewport: Viewport, chrome: Chrome, positions: [Int], focus: Int?) {
    self.chrome = chrome
    self.focus = focus
    canvas = Canvas(viewport)
    wantedPositions = positions
  }

  /// Paints a screen, and its modals over it.
  mutating func paint(_ screen: Screen<SomeAction>) {
    isTopmost = screen.modal == nil
    paint(screen, in: canvas.bounds)
    paintModal(of: screen)
  }

  private mutating func paintModal(of screen: Screen<SomeAction>) {
    switch screen.modal {
    case .alert(let alert):
      isTopmost = true
      paint(alert)
    case .sheet(let sheet, _):
      isTopmost = sheet.modal == nil
      paint(sheet: sheet)
      paintModal(of: sheet)
    case nil:
      break
    }
  }

  private mutating func paint(_ screen: Screen<SomeAction>, in part: Rectangle) {
    var numbering = Numbering()
    let header = Header(screen, numbering: &numbering)
    let layout = ContentLayout(screen.content, columns: part.columns, numbering: numbering)
    let large = largeLines(of: header, columns: part.columns, rows: part.rows)
    let small = header.smallLines(columns: part.columns)
    let rows = part.rows - small.count
    let rowsAtTop = large.map { part.rows - $0.count - 2 } ?? rows
    let content = layout.lines(fitting: rowsAtTop)
    let range = ScrollRange(count: content.count, rowsAtTop: rowsAtTop, rows: rows)
    let position = position(in: range, of: content)
    if let large, position == 0 {
      paint(large, in: framed(part.prefix(rows: large.count + 2)))
    } else {
      paint(small, in: part)
    }
    let rest = part.dropping(rows: part.rows - (position == 0 ? rowsAtTop : rows))
    paint(content, in: rest, showing: range.visible(at: position))
  }

  private mutating func paint(sheet: Screen<SomeAction>) {
    let bounds = canvas.bounds
    let columns = min(bounds.columns - 8, GridPainter.sheetColumns)
    var numbering = Numbering()
    let header = Header(sheet, numbering: &numbering)
    let isInset = bounds.columns >= GridPainter.insetColumns
    guard isInset, let large = largeLines(of: header, columns: columns, rows: bounds.rows) else {
      canvas.clear(bounds)
      return paint(sheet, in: bounds)
    }
    let inner = columns - GridPainter.frameColumns
    let content = ContentLayout(sheet.content, columns: inner, numbering: numbering)
      .lines(fitting: 0)
    let rows = min(large.count + 1 + content.count + 2, bounds.rows - 2)
    let part = framed(bounds.centered(rows: rows, columns: columns))
    paint(large + [.rule], in: part)
    paint(content, scrolledIn: part.dropping(rows: large.count + 1))
  }

  /// The framed header with its whole title, where there are rows enough for that and for content.
  private func largeLines(of header: Header, columns: Int, rows: Int) -> [Line]? {
    guard rows >= GridPainter.largeTitleRows else { return nil }
    return header.largeLines(columns: columns - GridPainter.frameColumns, rows: rows / 3)
  }

  private mutating func paint(_ alert: Alert<SomeAction>) {
    let bounds = canvas.bounds
    let isFramed =
      bounds.columns >= GridPainter.leastFramedColumns && bounds.rows >= GridPainter.leastFramedRows
    let frame = isFramed ? GridPainter.frameColumns : 0
    let columns = min(bounds.columns - frame, GridPainter.alertColumns)
    let layout = AlertLayout(alert, columns: columns - frame)
    let rows = layout.words.count + 1 + layout.buttons.count + (isFramed ? 2 : 0)
    let part = bounds.centered(rows: rows, columns: columns)
    if isFramed == false { canvas.clear(part) }
    let inner = isFramed ? framed(part) : part
    let words = inner.prefix(rows: inner.rows - layout.buttons.count)
    if words.rows < min(layout.words.count, 2) {
      paint(layout.words + layout.buttons, scrolledIn: inner)
    } else {
      paint(layout.words, scrolledIn: words)
      paint(layout.buttons, in: inner.dropping(rows: words.rows))
    }
  }

  private mutating func framed(_ part: Rectangle) -> Rectangle {
    canvas.box(part, chrome: chrome)
    return part.inset(rows: 1, columns: 2)
  }

  private mutating func paint(_ lines: [Line], scrolledIn part: Rectangle) {
    let range = ScrollRange(count: lines.count, rowsAtTop: part.rows, rows: part.rows)
    let position = position(in: range, of: lines)
    paint(lines, in: part, showing: range.visible(at: position))
  }

  private mutating func position(in range: ScrollRange, of lines: [Line]) -> Int {
    let wanted = wantedPositions.dropFirst(positions.count).first ?? 0
    let focused = isTopmost ? focus.flatMap { place in lines.firstIndex { $0.offers(place) } } : nil
    let position = range.position(nearest: wanted, showing: focused)
    positions.append(position)
    return position
  }
}
