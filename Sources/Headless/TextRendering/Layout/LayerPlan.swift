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
    let rowsBelow = large.map { top.rows.count - $0.count }
    let fits = rowsBelow.map { layout.lines(fitting: $0).count <= $0 } ?? false
    let lines = fits ? [] : header.lines(columns: columns, isLarge: false)
    small = lines.count <= height / 2 ? lines : Array(lines.prefix(min(height / 2, 1)))
    let rows = height - small.count
    let rowsAtTop = rowsBelow ?? rows
    let below = layout.lines(fitting: rowsAtTop)
    content = lines.count > small.count ? lines.dropFirst(small.count) + below : below
    range = ScrollRange(count: content.count, rowsAtTop: rowsAtTop, rows: rows)
  }
}
