import PlainText

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

/// A line as a difference shows it, and the carets that mark what changed in it.
struct LineMark {
  let text: String
  /// Blanks and carets by display width, or nothing where there is nothing to mark.
  let carets: String?

  /// Marks what changed from one line to another; lines that only look alike are spelled out.
  static func pair(_ old: String, _ new: String) -> (LineMark, LineMark) {
    let isExact = old == new
    let texts = (old.escaped(asASCII: isExact), new.escaped(asASCII: isExact))
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

  /// Whether what stands there is not joined to what stands before it.
  private static func begins(_ scalars: [Unicode.Scalar], at place: Int) -> Bool {
    guard scalars.indices.contains(place) else { return true }
    return scalars[place].displayWidth > 0
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
