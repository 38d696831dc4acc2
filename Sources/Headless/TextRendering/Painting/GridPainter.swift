import HeadlessUI

struct GridPainter {
  static let largeTitleRows = 16

  let chrome: Chrome
  let renderer: TextRenderer
  let focus: Int?
  var canvas: Canvas
  var frame = Frame(text: "")
  /// Whether the topmost layer is being painted, the only one that has regions and a focus.
  var isTopmost = false
  /// The frame of the topmost sheet or alert so far, or `nil` if that covers the whole canvas.
  var lastFrame: Rectangle?
  let gutter: Int
  let wantedPositions: [Int]

  var isRaised: Bool { renderer.isRaised }

  /// The numbers of the next layer, shown only on the topmost one.
  var numbering: Numbering {
    Numbering(
      gutter: isTopmost ? gutter : 1, chrome: chrome, focus: isTopmost ? focus : nil,
      caret: renderer.caret.map { max($0, 0) })
  }

  mutating func paint(_ layers: [LayerItems]) -> Frame {
    frame.regions.reserveCapacity(4 * renderer.viewport.rows)
    frame.runs.reserveCapacity(4 * renderer.viewport.rows)
    for (depth, layer) in layers.enumerated() {
      isTopmost = depth == layers.count - 1
      if depth > 0 {
        frame.runs.removeAll(keepingCapacity: true)
        for row in 0..<canvas.bounds.rows.count { emphasize(canvas.bounds.line(row), .covered) }
      }
      switch layer.role {
      case .alert: paint(alert: layer)
      case .sheet: paint(sheet: layer)
      default: paint(layer, in: canvas.bounds.readable)
      }
    }
    if renderer.marksNumbers { writeNumbers() }
    let (text, rows) = canvas.printed
    if rows < canvas.bounds.rows.count {
      frame.regions.removeAll { $0.row >= rows }
      frame.focus.removeAll { $0.row >= rows }
      frame.runs.removeAll { $0.row >= rows }
    }
    frame.text = text
    return frame
  }

  /// Paints a layer over all rows of a part, with the large header in a frame if there is room for one.
  mutating func paint(_ layer: LayerItems, in part: Rectangle) {
    let rows = part.rows.count
    let columns = part.columns.count
    let isFramed = rows >= GridPainter.largeTitleRows && columns >= GridPainter.leastFramedColumns
    let plan = LayerPlan(
      layer, in: part, top: isFramed ? part.inside : part, numbering: numbering)
    let position = position(in: plan.range, of: plan.content)
    let headerRows = rows - plan.range.rows(at: position)
    let used = headerRows + plan.content.count
    let part = isRaised ? part.centered(rows: used, columns: columns, isRaised: true) : part
    if position == 0, let large = plan.large {
      let header = part.prefix(rows: headerRows)
      paint(large, in: isFramed ? framed(header) : header)
    } else {
      paint(plan.small, in: part)
    }
    let rest = part.dropping(rows: headerRows)
    paint(plan.content, in: rest, showing: plan.range.visible(at: position))
  }

  mutating func framed(_ part: Rectangle) -> Rectangle {
    canvas.box(part, chrome: chrome)
    return part.inside
  }

  mutating func paint(_ lines: [Line], scrolledIn part: Rectangle) {
    let rows = part.rows.count
    let range = ScrollRange(count: lines.count, rowsAtTop: rows, rows: rows)
    paint(lines, in: part, showing: range.visible(at: position(in: range, of: lines)))
  }

  /// Returns the scroll position of the next layer, which shows as much of the control with the focus
  /// as there is room for: its last line, its first one, and above all that of the affordance or the caret.
  private mutating func position(in range: ScrollRange, of lines: [Line]) -> Int {
    let wanted = wantedPositions.dropFirst(frame.positions.count).first ?? 0
    var position = range.position(nearest: wanted, showing: nil)
    defer { frame.positions.append(position) }
    guard isTopmost, let focus,
      let line = lines.firstIndex(where: { ($0.control(focus) == nil) == false })
    else { return position }
    let node = lines[line].control(focus)?.node
    let shown = lines.indices.filter { lines[$0].pieces.contains { $0.node == node } }
    let caret = lines.firstIndex { $0.pieces.contains { $0.isCaret } }
    for line in [shown.last, shown.first, caret ?? line] as [Int?] {
      position = range.position(nearest: position, showing: line)
    }
    return position
  }

  /// Paints the lines of a range, or as many as there are rows.
  mutating func paint(_ lines: [Line], in part: Rectangle, showing range: Range<Int>? = nil) {
    let range = range ?? 0..<min(lines.count, part.rows.count)
    for (row, line) in lines[range].enumerated() {
      let part = part.line(row)
      for piece in line.pieces { paint(piece, in: part) }
    }
    guard range.count < part.rows.count, range.count < lines.count else { return }
    let marks = [(chrome.above, range.lowerBound), (chrome.below, lines.count - range.upperBound)]
    let text = marks.filter { $0.1 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: "  ")
    let label = Label(text)
    write(label, nil, in: part.line(range.count).centered(rows: 1, columns: label.columns))
  }
}
