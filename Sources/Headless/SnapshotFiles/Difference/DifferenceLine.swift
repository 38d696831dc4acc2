/// A line of a difference.
struct DifferenceLine {
  /// The number of the line in the old text, counted from 1, or `nil` if the line was added.
  let old: Int?
  /// The number of the line in the new text, counted from 1, or `nil` if the line was removed.
  let new: Int?
  /// The UTF-8 of the line, with its line feed.
  let bytes: ArraySlice<UInt8>

  /// A Boolean value that indicates whether both texts have the line.
  var isSame: Bool { old.map { _ in true } == new.map { _ in true } }

  /// The sign that precedes the line: a space, `-`, or `+`.
  var sign: Character { isSame ? " " : old == nil ? "+" : "-" }

  /// A Boolean value that indicates whether the line ends with a line feed, as it does unless it's
  /// the last one.
  var isEnded: Bool { bytes.last == UInt8(ascii: "\n") }

  /// The line without its line feed.
  var text: String { String(decoding: isEnded ? bytes.dropLast() : bytes, as: UTF8.self) }

  /// Returns the lines of two texts in the order of a unified difference.
  static func lines(from old: String, to new: String) -> [DifferenceLine] {
    let (old, new) = (split(old), split(new))
    var lines: [DifferenceLine] = []
    var next = (old: 0, new: 0)
    for (oldIndex, newIndex) in LineMatching.pairs(old, new) + [(old.count, new.count)] {
      for index in next.old..<oldIndex {
        lines.append(DifferenceLine(old: index + 1, new: nil, bytes: old[index]))
      }
      for index in next.new..<newIndex {
        lines.append(DifferenceLine(old: nil, new: index + 1, bytes: new[index]))
      }
      if oldIndex < old.count {
        lines.append(DifferenceLine(old: oldIndex + 1, new: newIndex + 1, bytes: old[oldIndex]))
      }
      next = (oldIndex + 1, newIndex + 1)
    }
    return lines
  }

  /// Returns the lines of a text, each with its line feed.
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
