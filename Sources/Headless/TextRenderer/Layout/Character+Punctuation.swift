extension Character {
  /// Whether no line should end with the character: opening brackets and quotation marks.
  var isOpener: Bool {
    guard let scalar = unicodeScalars.first else { return false }
    switch scalar {
    case "(", "[", "{": return true
    case "\0"..."\u{7F}", "\u{AC00}"..."\u{D7A3}": return false
    default: break
    }
    switch scalar.properties.generalCategory {
    case .openPunctuation, .initialPunctuation: return true
    default: return false
    }
  }

  /// Whether no line should begin with the character: closing brackets and quotation marks, and
  /// what ends a sentence or a part of it.
  var isCloser: Bool {
    guard let scalar = unicodeScalars.first else { return false }
    switch scalar {
    case ")", "]", "}", ".", ",", ":", ";", "?", "!": return true
    case "\0"..."\u{7F}", "\u{AC00}"..."\u{D7A3}": return false
    case "…", "‥", "、", "。", "，", "．", "：", "；", "？", "！", "·", "｡", "､", "﹐", "﹒", "‼", "⁇",
      "⁈", "⁉", "・", "ー", "々", "％":
      return true
    default: break
    }
    switch scalar.properties.generalCategory {
    case .closePunctuation, .finalPunctuation: return true
    default: return false
    }
  }
}
