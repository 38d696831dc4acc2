import PlainText

/// Breaks a text into lines, and measures it only once.
///
/// Lines break at spaces and line feeds, and only within a word that is wider than a line (keep-all).
/// As far as the width allows, no line begins with closing punctuation or ends with an opening
/// bracket (UAX #14, LB13 and LB14; the Korean rule of geumchik).
struct LineBreaker {
  /// The quality of a line break, in ascending order.
  private enum Quality: Comparable {
    case anywhere
    case insideWord
    case afterSpace
  }

  private struct Cluster {
    let start: Substring.Index
    let width: Int
    let isLineFeed: Bool
    /// The quality of a break before the cluster, or `nil` if no line can begin with it.
    let quality: Quality?
  }

  private let text: Substring
  private var clusters: [Cluster] = []

  init(_ text: Substring) {
    self.text = text
    var isAfterSpace = false
    var isAfterOpener = false
    for start in text.indices {
      let character = text[start]
      let isForbidden = isAfterOpener || character.isCloser
      let quality: Quality = isForbidden ? .anywhere : isAfterSpace ? .afterSpace : .insideWord
      isAfterSpace = character.isSpace
      append(character, at: start, quality: isAfterSpace ? nil : quality)
      if isAfterSpace == false { isAfterOpener = character.isOpener }
    }
  }

  /// Appends a character, or its glyphs if it's wider than a wide cluster.
  private mutating func append(
    _ character: Character, at start: Substring.Index, quality: Quality?
  ) {
    let width = character.displayWidth
    guard width > 2 else {
      let isLineFeed = character.isLineFeed
      clusters.append(
        Cluster(start: start, width: width, isLineFeed: isLineFeed, quality: quality))
      return
    }
    var start = start
    var quality = quality
    for glyph in character.glyphs {
      clusters.append(
        Cluster(start: start, width: glyph.displayWidth, isLineFeed: false, quality: quality))
      start = text.utf8.index(start, offsetBy: glyph.utf8.count)
      quality = .anywhere
    }
  }

  /// Returns the lines of the text, which together are the whole text, broken where it's best, or else
  /// as late as possible.
  ///
  /// A line ends with the blanks and the line feed at which it was broken, which don't count for its
  /// width. A cluster wider than the columns is on a line by itself.
  func lines(columns: Int, keepsWords: Bool = true) -> [Substring] {
    var lines: [Substring] = []
    var start = 0
    while start < clusters.count {
      let end = endOfLine(from: start, columns: columns, keepsWords: keepsWords)
      let next = end < clusters.count ? clusters[end].start : text.endIndex
      lines.append(text[clusters[start].start..<next])
      start = end
    }
    let isOpen = clusters.last?.isLineFeed ?? true
    return isOpen ? lines + [text[text.endIndex...]] : lines
  }

  private func endOfLine(from start: Int, columns: Int, keepsWords: Bool) -> Int {
    var best: (quality: Quality, end: Int)?
    var width = 0
    for index in clusters.indices[start...] {
      let cluster = clusters[index]
      if cluster.isLineFeed { return index + 1 }
      width += cluster.width
      guard let quality = cluster.quality, index > start else { continue }
      if quality >= best?.quality ?? .anywhere { best = (quality, index) }
      guard width > columns else { continue }
      guard keepsWords else { return index }
      if let best { return best.end }
    }
    return clusters.count
  }
}

extension Character {
  /// A line feed can follow a carriage return.
  var isLineFeed: Bool { utf8.last == 0x0A }

  /// A space without combining marks.
  fileprivate var isSpace: Bool { utf8.first == 0x20 && utf8.count == 1 }

  /// An opening bracket or quotation mark, with which no line should end.
  fileprivate var isOpener: Bool {
    guard let scalar = unicodeScalars.first else { return false }
    return switch scalar {
    case "(", "[", "{": true
    case "\0"..."\u{7F}", "\u{AC00}"..."\u{D7A3}": false
    default: [.openPunctuation, .initialPunctuation].contains(scalar.properties.generalCategory)
    }
  }

  /// A closing bracket or quotation mark, or the end of a sentence or clause, with which no line should
  /// begin.
  fileprivate var isCloser: Bool {
    guard let scalar = unicodeScalars.first else { return false }
    return switch scalar {
    case ")", "]", "}", ".", ",", ":", ";", "?", "!": true
    case "\0"..."\u{7F}", "\u{AC00}"..."\u{D7A3}": false
    case "…", "‥", "、", "。", "，", "．", "：", "；", "？", "！", "·", "｡", "､", "﹐", "﹒", "‼", "⁇",
      "⁈", "⁉", "・", "ー", "々", "％":
      true
    default: [.closePunctuation, .finalPunctuation].contains(scalar.properties.generalCategory)
    }
  }
}
