struct DifferenceLine {
  /// Counted from 1, or `nil` if the line was added.
  let old: Int?
  /// Counted from 1, or `nil` if the line was removed.
  let new: Int?
  /// The UTF-8 of the line, with its line feed.
  let bytes: ArraySlice<UInt8>

  var sign: Character { old == nil ? "+" : new == nil ? "-" : " " }

  var isSame: Bool { sign == " " }

  var isEnded: Bool { bytes.last == UInt8(ascii: "\n") }

  var text: String { String(decoding: isEnded ? bytes.dropLast() : bytes, as: UTF8.self) }

  static func lines(from old: String, to new: String, limit: Int) -> [DifferenceLine] {
    let (old, new) = (split(old), split(new))
    let (removed, added) = changes(from: old, to: new, limit: limit)
    var rest = (old: zip(1..., old).map(\.self)[...], new: zip(1..., new).map(\.self)[...])
    var lines: [DifferenceLine] = []
    while true {
      if let (number, bytes) = rest.old.first, removed.contains(number - 1) {
        lines.append(DifferenceLine(old: number, new: nil, bytes: bytes))
        rest.old.removeFirst()
      } else if let (number, bytes) = rest.new.first, added.contains(number - 1) {
        lines.append(DifferenceLine(old: nil, new: number, bytes: bytes))
        rest.new.removeFirst()
      } else if let (number, bytes) = rest.old.popFirst(), let (other, _) = rest.new.popFirst() {
        lines.append(DifferenceLine(old: number, new: other, bytes: bytes))
      } else {
        return lines
      }
    }
  }

  private static func changes(
    from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>], limit: Int
  ) -> (removed: Set<Int>, added: Set<Int>) {
    let head = zip(old, new).prefix { $0 == $1 }.count
    let ends = (old.dropFirst(head).reversed(), new.dropFirst(head).reversed())
    let tail = zip(ends.0, ends.1).prefix { $0 == $1 }.count
    let middles = (head..<(old.count - tail), head..<(new.count - tail))
    let common = Set(old[middles.0]).intersection(new[middles.1])
    let kept = (
      middles.0.filter { common.contains(old[$0]) }, middles.1.filter { common.contains(new[$0]) }
    )
    var changes = (removed: Set(middles.0), added: Set(middles.1))
    guard kept.0.count + kept.1.count <= limit else { return changes }
    changes.removed.subtract(kept.0)
    changes.added.subtract(kept.1)
    let numbers = Dictionary(uniqueKeysWithValues: zip(common, 0...))
    let orders = (kept.0.map { numbers[old[$0]] }, kept.1.map { numbers[new[$0]] })
    for change in orders.1.difference(from: orders.0) {
      switch change {
      case .remove(let offset, _, _): changes.removed.insert(kept.0[offset])
      case .insert(let offset, _, _): changes.added.insert(kept.1[offset])
      }
    }
    return changes
  }

  private static func split(_ text: String) -> [ArraySlice<UInt8>] {
    var rest = Array(text.utf8)[...]
    var lines: [ArraySlice<UInt8>] = []
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      lines.append(rest[...end])
      rest = rest[(end + 1)...]
    }
    return rest.isEmpty ? lines : lines + [rest]
  }
}
