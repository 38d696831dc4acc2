/// A line of a difference.
struct DifferenceLine {
  /// The number of the line in each text, counted from 1; nothing where a text has it not.
  let old: Int?
  let new: Int?
  let bytes: ArraySlice<UInt8>

  var isSame: Bool { old.map { _ in true } == new.map { _ in true } }

  /// What stands before the line: a blank, `-` or `+`.
  var sign: Character { isSame ? " " : old == nil ? "+" : "-" }

  /// Whether the line ends with a line feed, as all but the last of a text do.
  var isEnded: Bool { bytes.last == UInt8(ascii: "\n") }

  /// The line without its line feed.
  var text: String { String(decoding: isEnded ? bytes.dropLast() : bytes, as: UTF8.self) }

  /// The lines of two texts in the order of a unified difference.
  static func lines(from old: String, to new: String) -> [DifferenceLine] {
    let (old, new) = (split(old), split(new))
    var lines: [DifferenceLine] = []
    var next = (old: 0, new: 0)
    for (oldPlace, newPlace) in LineMatching.pairs(old, new) + [(old.count, new.count)] {
      for place in next.old..<oldPlace {
        lines.append(DifferenceLine(old: place + 1, new: nil, bytes: old[place]))
      }
      for place in next.new..<newPlace {
        lines.append(DifferenceLine(old: nil, new: place + 1, bytes: new[place]))
      }
      if oldPlace < old.count {
        lines.append(DifferenceLine(old: oldPlace + 1, new: newPlace + 1, bytes: old[oldPlace]))
      }
      next = (oldPlace + 1, newPlace + 1)
    }
    return lines
  }

  /// The lines of a text, each with its line feed.
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
