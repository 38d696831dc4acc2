/// Breaks a text into lines that fit into columns.
///
/// Lines break at spaces and line feeds (keep-all: never inside a word that fits), and inside a
/// longer word between clusters. No line begins with closing punctuation or ends with an opener, as
/// far as the width lets it (UAX #14, LB13 and LB14; the Korean rule of geumchik).
struct LineBreaker {
  /// How good a place is for a break, better ones greater.
  private enum Quality: Int, CaseIterable {
    case anywhere
    case insideWord
    case afterSpace
  }

  private let text: Substring
  private let columns: Int

  /// The lines of a text, which joined give the text back.
  ///
  /// The blanks and the line feed after which a line was broken are at its end and do not count for
  /// its width. A cluster wider than the columns is on a line of its own.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  static func lines(of text: Substring, columns: Int) -> [Substring] {
    let breaker = LineBreaker(text: text, columns: columns)
    var lines: [Substring] = []
    var start = text.startIndex
    while start < text.endIndex {
      let end = breaker.endOfLine(from: start)
      lines.append(text[start..<end])
      start = end
    }
    let isOpen = lines.last?.last.map { $0.isLineFeed } ?? true
    return isOpen ? lines + [text[text.endIndex...]] : lines
  }

  private func endOfLine(from start: Substring.Index) -> Substring.Index {
    var ends: [Substring.Index?] = Quality.allCases.map { _ in nil }
    var width = 0
    var last: Character?
    var isAfterOpener = false
    var index = start
    while index < text.endIndex {
      let character = text[index]
      let next = text.index(after: index)
      if character.isLineFeed { return next }
      width += character.displayWidth
      if (character == " ") == false {
        if let last {
          let isForbidden = isAfterOpener || character.isCloser
          ends[quality(after: last, isForbidden: isForbidden).rawValue] = index
        }
        if width > columns, let end = ends.compactMap({ $0 }).last { return end }
        isAfterOpener = character.isOpener
      }
      last = character
      index = next
    }
    return text.endIndex
  }

  private func quality(after last: Character, isForbidden: Bool) -> Quality {
    guard isForbidden == false else { return .anywhere }
    return last == " " ? .afterSpace : .insideWord
  }
}

extension Character {
  /// Whether the character ends a line: a line feed, alone or after a carriage return.
  var isLineFeed: Bool { self == "\n" || self == "\r\n" }
}
