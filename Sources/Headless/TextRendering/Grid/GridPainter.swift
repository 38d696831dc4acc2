import HeadlessUI

/// Lays out a screen and the modals over it, and paints them on a canvas.
struct GridPainter {
  static let largeTitleRows = 16

  let chrome: Chrome
  let ellipsis: Label
  let focus: Int?
  var canvas: Canvas
  var regions: [Region] = []
  var focusRegions: [Region] = []
  var runs: [Run] = []
  /// A Boolean value that indicates whether the topmost layer is being painted, the only one that has
  /// regions and a focus.
  var isTopmost = false
  private(set) var positions: [Int] = []
  /// The frame of the topmost modal so far, which is empty if that covers the whole canvas.
  var lastFrame = Rectangle.empty
  private let wantedPositions: [Int]

  init(_ viewport: Viewport, chrome: Chrome, positions: [Int], focus: Int?) {
    self.chrome = chrome.sanitised
    ellipsis = Label(self.chrome.ellipsis)
    self.focus = focus
    canvas = Canvas(viewport)
    wantedPositions = positions
  }

  /// Returns the text that was painted, and the regions on its lines.
  consuming func finish() -> Frame {
    let (text, rows) = canvas.printed
    regions.removeAll { $0.row >= rows }
    focusRegions.removeAll { $0.row >= rows }
    runs.removeAll { $0.row >= rows }
    return Frame(
      text: text, regions: regions, focus: focusRegions, runs: runs, positions: positions)
  }

  /// Paints a screen, and its modals over it.
  mutating func paint(_ screen: Screen<ErasedAction>) {
    isTopmost = screen.modal == nil
    paint(screen, in: canvas.bounds.readable)
    paintModal(of: screen)
  }

  /// Paints a screen without its modals.
  mutating func paint(_ screen: Screen<ErasedAction>, in part: Rectangle) {
    var numbering = Numbering()
    let header = Header(screen, numbering: &numbering)
    let layout = ContentLayout(screen.content, columns: part.columns, numbering: numbering)
    let isFramed =
      part.rows >= GridPainter.largeTitleRows && part.columns >= GridPainter.leastFramedColumns
    let top = isFramed ? part.inside : part
    let large = header.largeLines(columns: top.columns, rows: part.rows / 3)
    let small = header.smallLines(columns: part.columns)
    let fixed = small.count <= part.rows / 2 ? small : Array(small.prefix(min(part.rows / 2, 1)))
    let rows = part.rows - fixed.count
    let rowsAtTop = large.map { top.rows - $0.count } ?? rows
    var content = layout.lines(fitting: rowsAtTop)
    content.insert(contentsOf: small.dropFirst(fixed.count), at: 0)
    let range = ScrollRange(count: content.count, rowsAtTop: rowsAtTop, rows: rows)
    let position = position(in: range, of: content)
    if let large, position == 0 {
      let header = part.prefix(rows: part.rows - rowsAtTop)
      paint(large, in: isFramed ? framed(header) : header)
    } else {
      paint(fixed, in: part)
    }
    let rest = part.dropping(rows: part.rows - (position == 0 ? rowsAtTop : rows))
    paint(content, in: rest, showing: range.visible(at: position))
  }

  /// Draws a frame, and returns the part inside it.
  mutating func framed(_ part: Rectangle) -> Rectangle {
    canvas.box(part, chrome: chrome)
    return part.inside
  }

  /// Paints lines in a part of the canvas at the scroll position of the next layer.
  mutating func paint(_ lines: [Line], scrolledIn part: Rectangle) {
    let range = ScrollRange(count: lines.count, rowsAtTop: part.rows, rows: part.rows)
    let position = position(in: range, of: lines)
    paint(lines, in: part, showing: range.visible(at: position))
  }

  private mutating func position(in range: ScrollRange, of lines: [Line]) -> Int {
    let wanted = wantedPositions.dropFirst(positions.count).first ?? 0
    var position = range.position(nearest: wanted, showing: nil)
    if isTopmost, let focus {
      let lastLine = lines.lastIndex { $0.shows(focus) }
      let firstLine = lines.firstIndex { $0.shows(focus) }
      let line = lines.firstIndex { $0.offers(focus) }
      for line in [lastLine, firstLine, line] {
        position = range.position(nearest: position, showing: line)
      }
    }
    positions.append(position)
    return position
  }
}
