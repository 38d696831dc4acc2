/// How a layer shares the rows of a part between its header and its content.
struct LayerPlan {
  /// The header above the content that hasn't been scrolled, or `nil` if it would take more than a third of
  /// the rows.
  let large: [Line]?
  /// The header otherwise, which is empty if the content never scrolls.
  let small: [Line]
  /// The lines that scroll, with those of the small header that would take more than half of the rows.
  let content: [Line]
  let range: ScrollRange

  /// - Parameter top: The part that the large header and the content below it have.
  init(_ layer: LayerItems, in part: Rectangle, top: Rectangle, numbering: Numbering) {
    var numbering = numbering
    let height = part.rows.count
    let columns = part.columns.count
    let header = Header(layer, numbering: &numbering)
    let layout = ContentLayout(layer.content, columns: columns, numbering: numbering)
    large = header.largeLines(columns: top.columns.count, rows: height / 3)
    let rowsBelowLarge = large.map { top.rows.count - $0.count }
    if let rows = rowsBelowLarge, layout.lines(fitting: rows).count <= rows {
      small = []
      content = layout.lines(fitting: rows)
      range = ScrollRange(count: content.count, rowsAtTop: rows, rows: height)
      return
    }
    let lines = header.lines(columns: columns, isLarge: false)
    let fixed = lines.count <= height / 2 ? lines.count : min(height / 2, 1)
    let rows = height - fixed
    let rowsAtTop = rowsBelowLarge ?? rows
    small = Array(lines.prefix(fixed))
    content = lines.dropFirst(fixed) + layout.lines(fitting: rowsAtTop)
    range = ScrollRange(count: content.count, rowsAtTop: rowsAtTop, rows: rows)
  }
}
