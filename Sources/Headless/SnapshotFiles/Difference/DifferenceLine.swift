struct DifferenceLine {
  /// Counted from 1, or `nil` if the line was added.
  let old: Int?
  /// Counted from 1, or `nil` if the line was removed.
  let new: Int?
  /// The UTF-8 of the line, with its line feed.
  let bytes: ArraySlice<UInt8>
  /// The marks of the line if another one takes its place, or `nil` if none does.
  var mark: LineMark?

  var sign: Character { old == nil ? "+" : new == nil ? "-" : " " }

  var isSame: Bool { sign == " " }

  var isEnded: Bool { bytes.last == UInt8(ascii: "\n") }

  var text: String { String(decoding: isEnded ? bytes.dropLast() : bytes, as: UTF8.self) }

  static func lines(from old: String, to new: String, limit: Int) -> [DifferenceLine] {
    let old = split(old)
    let new = split(new)
    let (removed, added) = changes(from: old, to: new, limit: limit)
    var lines: [DifferenceLine] = []
    var next = (old: 0, new: 0)
    while next.old < old.count || next.new < new.count {
      let isRemoved = removed.contains(next.old)
      let isAdded = isRemoved == false && added.contains(next.new)
      let bytes = isAdded ? new[next.new] : old[next.old]
      if isAdded == false { next.old += 1 }
      if isRemoved == false { next.new += 1 }
      lines.append(
        DifferenceLine(
          old: isAdded ? nil : next.old, new: isRemoved ? nil : next.new, bytes: bytes))
    }
    return lines
  }

  /// Returns the indices of the lines removed from the old text, and of those added in the new one.
  private static func changes(
    from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>], limit: Int
  ) -> (removed: Set<Int>, added: Set<Int>) {
    let parts = middles(old, new)
    guard parts.old.count + parts.new.count <= limit else {
      let same = zip(parts.old, parts.new).filter { old[$0] == new[$1] }
      return (Set(parts.old).subtracting(same.map(\.0)), Set(parts.new).subtracting(same.map(\.1)))
    }
    var changes = (removed: Set<Int>(), added: Set<Int>())
    for change in new[parts.new].difference(from: old[parts.old]) {
      switch change {
      case .remove(let offset, _, _): changes.removed.insert(parts.old.lowerBound + offset)
      case .insert(let offset, _, _): changes.added.insert(parts.new.lowerBound + offset)
      }
    }
    return changes
  }

  private static func split(_ text: String) -> [ArraySlice<UInt8>] {
    let feed = UInt8(ascii: "\n")
    let lines = Array(text.utf8).split(separator: feed, omittingEmptySubsequences: false)
    return lines.dropLast().map { $0 + [feed] } + lines.suffix(1).filter { $0.isEmpty == false }
  }
}

/// Returns the ranges of two collections between the same start and the same end.
func middles<Element: Equatable>(
  _ old: [Element], _ new: [Element]
) -> (old: Range<Int>, new: Range<Int>) {
  let head = zip(old, new).prefix { $0 == $1 }.count
  let ends = (old.dropFirst(head).reversed(), new.dropFirst(head).reversed())
  let tail = zip(ends.0, ends.1).prefix { $0 == $1 }.count
  return (head..<(old.count - tail), head..<(new.count - tail))
}
