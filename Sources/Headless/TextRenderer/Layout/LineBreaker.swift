import PlainText

/// Breaks a text, measured once, into lines that fit into columns.
///
/// Lines break at spaces and line feeds (keep-all: never inside a word that fits), and inside a
/// longer word between clusters. No line begins with closing punctuation or ends with an opener, as
/// far as the width lets it (UAX #14, LB13 and LB14; the Korean rule of geumchik).
struct LineBreaker {
  /// How good a place is for a break, better ones greater.
  private enum Quality {
    case anywhere
    case insideWord
    case afterSpace
  }

  private struct Cluster {
    let start: Substring.Index
    let width: Int
    let isLineFeed: Bool
    /// How good a break before the cluster is, or nothing where no line may begin with it.
    let quality: Quality?
  }

  private let text: Substring
  private var clusters: [Cluster] = []

  /// Measures a text.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  init(_ text: Substring) {
    self.text = text
    var isAfterSpace = false
    var isAfterOpener = false
    for start in text.indices {
      let character = text[start]
      let isForbidden = isAfterOpener || character.isCloser
      let quality: Quality =
        isForbidden ? .anywhere : isAfterSpace ? .afterSpace : .insideWord
      isAfterSpace = character.isSpace
      clusters.append(
        Cluster(
          start: start,
          width: character.displayWidth,
          isLineFeed: character.isLineFeed,
          quality: isAfterSpace ? nil : quality
        )
      )
      if isAfterSpace == false { isAfterOpener = character.isOpener }
    }
  }

  /// The lines of the text, which joined give the text back.
  ///
  /// The blanks and the line feed after which a line was broken are at its end and do not count for
  /// its width. A cluster wider than the columns is on a line of its own.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  func lines(columns: Int) -> [Substring] {
    var lines: [Substring] = []
    var start = 0
    while start < clusters.count {
      let end = endOfLine(from: start, columns: columns)
      lines.append(text[clusters[start].start..<index(of: end)])
      start = end
    }
    let isOpen = clusters.last?.isLineFeed ?? true
    return isOpen ? lines + [text[text.endIndex...]] : lines
  }

  private func endOfLine(from start: Int, columns: Int) -> Int {
    var ends: (anywhere: Int?, insideWord: Int?, afterSpace: Int?)
    var width = 0
    for place in clusters.indices[start...] {
      let cluster = clusters[place]
      if cluster.isLineFeed { return place + 1 }
      width += cluster.width
      guard let quality = cluster.quality else { continue }
      switch quality {
      case _ where place == start: break
      case .anywhere: ends.anywhere = place
      case .insideWord: ends.insideWord = place
      case .afterSpace: ends.afterSpace = place
      }
      if width > columns, let end = ends.afterSpace ?? ends.insideWord ?? ends.anywhere {
        return end
      }
    }
    return clusters.count
  }

  private func index(of place: Int) -> Substring.Index {
    place < clusters.count ? clusters[place].start : text.endIndex
  }
}

extension Character {
  /// Whether the character ends a line: a line feed, alone or after a carriage return.
  var isLineFeed: Bool { utf8.last == 0x0A }

  /// Whether the character is a space, and nothing joins it.
  fileprivate var isSpace: Bool { utf8.first == 0x20 && utf8.count == 1 }
}
