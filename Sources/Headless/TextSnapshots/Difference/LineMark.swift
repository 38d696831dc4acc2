/// A line as a difference shows it, and the carets that mark what changed in it.
struct LineMark {
  let text: String
  /// Blanks and carets by display width, or nothing where there is nothing to mark.
  let carets: String?

  /// Marks what changed from one line to another; lines that only look alike are spelled out.
  static func pair(_ old: String, _ new: String) -> (LineMark, LineMark) {
    let isExact = old == new
    let texts = (old.shown(isExact: isExact), new.shown(isExact: isExact))
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
    return scalars[place].width > 0
  }

  private static func carets(_ scalars: [Unicode.Scalar], _ head: Int, _ tail: Int) -> String? {
    let marked = scalars.dropFirst(head).dropLast(tail).reduce(0) { $0 + $1.width }
    let blanks = scalars.prefix(head).reduce(0) { $0 + $1.width }
    guard marked > 0 else { return nil }
    return String(repeating: " ", count: blanks) + String(repeating: "^", count: marked)
  }
}
