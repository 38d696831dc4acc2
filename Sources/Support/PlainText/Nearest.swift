extension String {
  /// Returns the words that the text probably stands for, the most alike first.
  ///
  /// A word begins with the text, if that has at least two characters, or is within the distance of
  /// a typing mistake: one character is missing, extra, another, or swapped with the next one, or
  /// one for every three of the text. Blanks and the case of ASCII letters don't count.
  ///
  /// The running time is bounded: long words are compared by their start, and only the first 500
  /// words are compared at all.
  package func nearest(_ count: Int = 3, among words: [String]) -> [String] {
    let characters = foldedCharacters
    let limit = characters.count < 2 ? 0 : max(characters.count / 3, 1)
    var nearest = Array(repeating: [String](), count: limit + 1)
    for word in words.prefix(500) {
      let others = word.foldedCharacters
      let isStart = characters.count > 1 && others.starts(with: characters)
      let distance = isStart ? 0 : editDistance(characters, others)
      if distance <= limit, nearest[distance].contains(word) == false {
        nearest[distance].append(word)
      }
    }
    return Array(nearest.reduce([], +).prefix(count))
  }

  package func likely(among words: [String]) -> String? {
    nearest(1, among: words).first
  }

  /// Asks whether a near word is meant, or returns `nil` if there is none.
  package func question(among words: [String]) -> String? {
    likely(among: words).map { ". Did you mean \($0.truncated(to: 60).quoted)?" }
  }

  /// The first characters without blanks, and with small ASCII letters.
  ///
  /// Other letters are left as they are, because the tables that fold them would make up a tenth of a
  /// program for the browser. A prefix of the string would add 3 KB to it.
  private var foldedCharacters: [Character] {
    var folded: [UInt8] = []
    for byte in Array((start(of: 200) ?? self).utf8) where (byte == UInt8(ascii: " ")) == false {
      folded.append(UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte | 0x20 : byte)
    }
    var characters: [Character] = []
    for character in String(decoding: folded, as: UTF8.self) where characters.count < 50 {
      characters.append(character)
    }
    return characters
  }
}

/// Returns how many characters must be inserted, deleted, replaced, or swapped with the next one to
/// turn one text into another (the optimal string alignment distance).
private func editDistance(_ one: [Character], _ other: [Character]) -> Int {
  var (aboveThat, above) = ([Int](), Array(0...other.count))
  for (index, character) in one.enumerated() {
    var row = [index + 1]
    for (column, candidate) in other.enumerated() {
      var least = min(
        row[column] + 1, above[column + 1] + 1, above[column] + (candidate == character ? 0 : 1))
      if index > 0, column > 0, candidate == one[index - 1], character == other[column - 1] {
        least = min(least, aboveThat[column - 1] + 1)
      }
      row.append(least)
    }
    (aboveThat, above) = (above, row)
  }
  return above[other.count]
}
