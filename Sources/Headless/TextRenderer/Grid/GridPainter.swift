import HeadlessUI

/// Lays out a screen and the modals over it, and paints them on a canvas.
struct GridPainter {
  private static let largeTitleRows = 16
  private static let insetColumns = 72
  private static let sheetColumns = 72
  private static let alertColumns = 40
  private static let frameColumns = 4
  private static let leastFramedColumns = 16

  let chrome: Chrome
  let ellipsis: Label
  let focus: Int?
  var canvas: Canvas
  var regions: [Region] = []
  var focusRegion: Region?
  /// A Boolean value that indicates whether the topmost layer is being painted, the only one that has
  /// regions and a focus.
  private(set) var isTopmost = false
  private(set) var positions: [Int] = []
  private let wantedPositions: [Int]

  init(_ viewport: Viewport, chrome: Chrome, positions: [Int], focus: Int?) {
    self.chrome = chrome.sanitised
    ellipsis = Label(self.chrome.ellipsis)
    self.focus = focus
    canvas = Canvas(viewport)
    wantedPositions = positions
  }

  /// Paints a screen, and its modals over it.
  mutating func paint(_ screen: Screen<ErasedAction>) {
    isTopmost = screen.modal == nil
    paint(screen, in: canvas.bounds)
    paintModal(of: screen)
  }

  private mutating func paintModal(of screen: Screen<ErasedAction>) {
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

  private mutating func paint(_ screen: Screen<ErasedAction>, in part: Rectangle) {
    var numbering = Numbering()
    let header = Header(screen, numbering: &numbering)
    let layout = ContentLayout(screen.content, columns: part.columns, numbering: numbering)
    let large = largeLines(of: header, columns: part.columns, rows: part.rows)
    let small = header.smallLines(columns: part.columns)
    let fixed = small.count <= max(part.rows / 2, 1) ? small : Array(small.prefix(1))
    let rows = part.rows - fixed.count
    let rowsAtTop = large.map { part.rows - $0.count - 2 } ?? rows
    var content = layout.lines(fitting: rowsAtTop)
    content.insert(contentsOf: small.dropFirst(fixed.count), at: 0)
    let range = ScrollRange(count: content.count, rowsAtTop: rowsAtTop, rows: rows)
    let position = position(in: range, of: content)
    if let large, position == 0 {
      paint(large, in: framed(part.prefix(rows: large.count + 2)))
    } else {
      paint(fixed, in: part)
    }
    let rest = part.dropping(rows: part.rows - (position == 0 ? rowsAtTop : rows))
    paint(content, in: rest, showing: range.visible(at: position))
  }

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
    canvas.clear(bounds.centered(rows: rows, columns: bounds.columns))
    let part = framed(bounds.centered(rows: rows, columns: columns))
    paint(large + [.rule], in: part)
    paint(content, scrolledIn: part.dropping(rows: large.count + 1))
  }

  private mutating func paintWhole(_ sheet: Screen<ErasedAction>) {
    canvas.clear(canvas.bounds)
    paint(sheet, in: canvas.bounds)
  }

  /// Returns the header with its whole title, or `nil` if it doesn't leave enough rows for content.
  private func largeLines(of header: Header, columns: Int, rows: Int) -> [Line]? {
    guard rows >= GridPainter.largeTitleRows else { return nil }
    return header.largeLines(columns: columns - GridPainter.frameColumns, rows: rows / 3)
  }

  /// Paints an alert, in a frame if that fits.
  private mutating func paint(_ alert: Alert<ErasedAction>) {
    let bounds = canvas.bounds
    let columns = min(bounds.columns - GridPainter.frameColumns, GridPainter.alertColumns)
    let framedLayout = AlertLayout(alert, columns: columns - GridPainter.frameColumns)
    guard bounds.columns >= GridPainter.leastFramedColumns, fits(framedLayout, alert) else {
      canvas.clear(bounds)
      let layout = AlertLayout(alert, columns: bounds.columns)
      return paint(layout, in: bounds.centered(rows: layout.rows + 1, columns: bounds.columns))
    }
    let part = bounds.centered(rows: framedLayout.rows + 3, columns: columns)
    canvas.clear(part.outset(columns: 1))
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
    let words = part.prefix(rows: part.rows - layout.buttons.count)
    guard words.rows > 0 || layout.words.isEmpty else {
      return paint(layout.words + layout.buttons, scrolledIn: part)
    }
    paint(layout.words, scrolledIn: words)
    paint(layout.buttons, in: part.dropping(rows: words.rows))
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
    let focused = isTopmost ? focus.flatMap { focus in lines.firstIndex { $0.offers(focus) } } : nil
    let position = range.position(nearest: wanted, showing: focused)
    positions.append(position)
    return position
  }
}
