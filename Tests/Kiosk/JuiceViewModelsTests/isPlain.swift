extension String {
  /// Whether it is made of Hangul syllables, ASCII and emoji of one scalar alone.
  var isPlain: Bool {
    allSatisfy { character in
      guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1 else {
        return false
      }
      return (0x20...0x7E).contains(scalar.value) || (0xAC00...0xD7A3).contains(scalar.value)
        || scalar.properties.isEmojiPresentation
    }
  }
}
