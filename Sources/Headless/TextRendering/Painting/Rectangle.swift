/// Rows or columns next to each other, counted from 0.
struct Extent {
  let start: Int
  let count: Int

  private init(start: Int, count: Int) {
    self.start = start
    self.count = max(0, count)
  }

  init(_ count: Int) {
    self.init(start: 0, count: count)
  }

  var end: Int { start + count }

  func prefix(_ kept: Int) -> Extent { Extent(start: start, count: min(kept, count)) }

  func suffix(_ kept: Int) -> Extent { dropping(count - max(kept, 0)) }

  func dropping(_ dropped: Int) -> Extent {
    let dropped = min(max(dropped, 0), count)
    return Extent(start: start + dropped, count: count - dropped)
  }

  func dropping(suffix dropped: Int) -> Extent { prefix(count - max(dropped, 0)) }

  func inset(by margin: Int) -> Extent {
    Extent(start: start + margin, count: count - 2 * margin)
  }

  /// The first line, those inside, and the last one.
  var edgesAndInside: [Extent] { [prefix(1), inset(by: 1), suffix(1)] }

  func centered(_ kept: Int) -> Extent {
    let kept = min(kept, count)
    return Extent(start: start + (count - kept) / 2, count: kept)
  }

  /// Returns a part whose middle is at a third of the extent, if there is room before it.
  func raised(_ kept: Int) -> Extent { dropping(count / 3 - kept / 2).prefix(kept) }

  func part(_ part: Extent) -> Extent {
    Extent(start: start + part.start, count: part.count)
  }

  /// Returns parts that share the extent between the gaps equally, with the remainder in the first.
  func split(into parts: Int, gap: Int) -> [Extent] {
    guard parts > 0 else { return [] }
    let (size, larger) = max(0, count - gap * (parts - 1)).quotientAndRemainder(dividingBy: parts)
    var rest = self
    return (0..<parts).map { index in
      let part = rest.prefix(size + (index < larger ? 1 : 0))
      rest = rest.dropping(part.count + gap)
      return part
    }
  }
}

struct Rectangle {
  let rows: Extent
  let columns: Extent

  /// The part inside a frame, with a blank column at each side.
  var inside: Rectangle {
    Rectangle(rows: rows.inset(by: 1), columns: columns.inset(by: 2))
  }

  /// The part in the middle that is narrow enough to be read with ease.
  var readable: Rectangle {
    Rectangle(rows: rows, columns: columns.centered(TextRenderer.mostColumns))
  }

  func line(_ offset: Int) -> Rectangle {
    Rectangle(rows: rows.part(Extent(offset + 1).suffix(1)), columns: columns)
  }

  func prefix(rows kept: Int) -> Rectangle {
    Rectangle(rows: rows.prefix(kept), columns: columns)
  }

  func dropping(rows dropped: Int) -> Rectangle {
    Rectangle(rows: rows.dropping(dropped), columns: columns)
  }

  func centered(rows: Int, columns: Int, isRaised: Bool = false) -> Rectangle {
    Rectangle(
      rows: isRaised ? self.rows.raised(rows) : self.rows.centered(rows),
      columns: self.columns.centered(columns))
  }
}
