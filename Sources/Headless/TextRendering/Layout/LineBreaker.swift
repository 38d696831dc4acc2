import CellText

/// Breaks a text into lines, and measures it only once.
///
/// Lines break at spaces, line feeds, and beside Chinese characters and Kana, and only within a word of
/// other letters that is wider than a line (UAX #14, but keep-all for Hangul). As far as the width
/// allows, no line begins with closing punctuation or a small Kana, or ends with an opening bracket
/// (LB13, LB14, and LB21; the Korean rule of geumchik).
struct LineBreaker {
  /// The quality of a line break, in ascending order.
  private enum Quality: Comparable {
    case anywhere
    case insideWord
    case betweenWords
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
    var last: Character?
    var isAfterOpener = false
    for start in text.indices {
      let character = text[start]
      let isForbidden = isAfterOpener || character.isCloser
      let isBetween = last.map { $0.isSpace || $0.isApart(from: character) } ?? false
      let quality: Quality = isForbidden ? .anywhere : isBetween ? .betweenWords : .insideWord
      clusters.append(
        Cluster(
          start: start, width: character.displayWidth, isLineFeed: character.isLineFeed,
          quality: character.isSpace ? nil : quality))
      if character.isSpace == false { isAfterOpener = character.isOpener }
      last = character
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

  /// Returns whether a line can break before a character, because one of both is Chinese or Kana.
  fileprivate func isApart(from next: Character) -> Bool {
    (isIdeographic || next.isIdeographic)
      && [self, next].allSatisfy {
        $0.isLetter || $0.isNumber || $0.displayWidth == 2 || $0.isOpener || $0.isCloser
      }
  }

  /// A Chinese character, a Kana, or their punctuation, most of which have the class ID.
  private var isIdeographic: Bool {
    switch unicodeScalars.first?.value ?? 0 {
    case 0x2E80...0x312F, 0x3190...0x9FFF, 0xF900...0xFAFF, 0xFF01...0xFF9F, 0x1AFF0...0x1B16F,
      0x20000...0x3FFFF:
      true
    default: false
    }
  }

  /// An opening bracket or quotation mark, with which no line should end.
  fileprivate var isOpener: Bool {
    guard let scalar = unicodeScalars.first else { return false }
    return switch scalar {
    case "(", "[", "{": true
    case "\0"..."\u{7F}", "\u{AC00}"..."\u{D7A3}": false
    default: [.openPunctuation, .initialPunctuation].contains(scalar.properties.generalCategory)
    }
  }

  /// A closing bracket or quotation mark, the end of a sentence or clause, or a Kana that belongs to the
  /// one before it, with which no line should begin.
  fileprivate var isCloser: Bool {
    guard let scalar = unicodeScalars.first else { return false }
    return switch scalar {
    case ")", "]", "}", ".", ",", ":", ";", "?", "!": true
    case "\0"..."\u{7F}", "\u{AC00}"..."\u{D7A3}": false
    case "…", "‥", "、", "。", "，", "．", "：", "；", "？", "！", "·", "｡", "､", "﹐", "﹒", "‼", "⁇",
      "⁈", "⁉", "・", "ー", "々", "％", "\u{3000}", "〜", "〻", "゛"..."ゞ", "゠", "ヽ", "ヾ", "ぁ", "ぃ",
      "ぅ", "ぇ", "ぉ", "っ", "ゃ", "ゅ", "ょ", "ゎ", "ゕ", "ゖ", "ァ", "ィ", "ゥ", "ェ", "ォ", "ッ", "ャ",
      "ュ", "ョ", "ヮ", "ヵ", "ヶ", "ㇰ"..."ㇿ", "･", "ｧ"..."ｰ", "ﾞ", "ﾟ":
      true
    default: [.closePunctuation, .finalPunctuation].contains(scalar.properties.generalCategory)
    }
  }
}
