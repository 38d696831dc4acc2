import PlainText

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

/// A line as a difference prints it, and the carets that mark what changed in it.
struct LineMark {
  let text: String
  /// Spaces and carets below the line, or `nil` if there's nothing to mark.
  let carets: String?

  /// Returns the marks of an old line and the new line that replaces it.
  ///
  /// If the lines look the same, everything that isn't ASCII is escaped.
  static func pair(_ old: String, _ new: String) -> (LineMark, LineMark) {
    let isLookalike = old == new
    let texts = (old.escaped(asASCII: isLookalike), new.escaped(asASCII: isLookalike))
    let scalars = (Array(texts.0.unicodeScalars), Array(texts.1.unicodeScalars))
    var head = zip(scalars.0, scalars.1).prefix { $0 == $1 }.count
    while head > 0, begins(scalars.0, at: head) == false || begins(scalars.1, at: head) == false {
      head -= 1
    }
    let rests = (scalars.0.dropFirst(head), scalars.1.dropFirst(head))
    var tail = zip(rests.0.reversed(), rests.1.reversed()).prefix { $0 == $1 }.count
    while tail > 0, begins(scalars.0, at: scalars.0.count - tail) == false { tail -= 1 }
    guard head + tail > 0 else {
      return (LineMark(text: texts.0, carets: nil), LineMark(text: texts.1, carets: nil))
    }
    return (
      LineMark(text: texts.0, carets: carets(scalars.0, head, tail)),
      LineMark(text: texts.1, carets: carets(scalars.1, head, tail))
    )
  }

  /// Returns whether the scalar at an index starts a character rather than joining the last one.
  private static func begins(_ scalars: [Unicode.Scalar], at index: Int) -> Bool {
    guard scalars.indices.contains(index) else { return true }
    return scalars[index].displayWidth > 0
  }

  private static func carets(_ scalars: [Unicode.Scalar], _ head: Int, _ tail: Int) -> String? {
    let marked = displayWidth(of: scalars.dropFirst(head).dropLast(tail))
    guard marked > 0 else { return nil }
    let blanks = displayWidth(of: scalars.prefix(head))
    return String(repeating: " ", count: blanks) + String(repeating: "^", count: marked)
  }

  private static func displayWidth(of scalars: ArraySlice<Unicode.Scalar>) -> Int {
    String(String.UnicodeScalarView(scalars)).displayWidth
  }
}
