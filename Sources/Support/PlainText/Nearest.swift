extension String {
  /// Returns the words that the text was probably meant to be, the most alike first.
  ///
  /// A word begins with the text, if that has at least two characters, or is within the distance of
  /// a typing mistake: one character is missing, extra, another, or swapped with the next one, or
  /// one for every three of the text. White space and the case of letters don't count.
  ///
  /// The time that it takes is bounded: long words are compared by their start, and only the first
  /// 500 words are compared at all.
  package func nearest(_ count: Int, among words: [String]) -> [String] {
    let characters = foldedCharacters
    let limit = characters.count < 2 ? 0 : max(characters.count / 3, 1)
    var seen: Set<String> = []
    let ranked = words.prefix(500)
      .filter { seen.insert($0).inserted }
      .enumerated()
      .map { order, word in
        let others = word.foldedCharacters
        let isStart = characters.count > 1 && others.starts(with: characters)
        return (isStart ? 0 : editDistance(characters, others), order: order, word: word)
      }
      .filter { $0.0 <= limit }
      .sorted { ($0.0, $0.order) < ($1.0, $1.order) }
    return ranked.prefix(count).map { $0.word }
  }

  package func likely(among words: [String]) -> String? {
    nearest(1, among: words).first
  }

  private var foldedCharacters: [Character] {
    var characters: [Character] = []
    for character in (start(of: 200) ?? self).lowercased() where character.isWhitespace == false {
      guard characters.count < 50 else { break }
      characters.append(character)
    }
    return characters
  }
}

/// Returns how many characters must be inserted, deleted, replaced, or swapped with the next one to
/// turn one text into another (the optimal string alignment distance).
private func editDistance(_ one: [Character], _ other: [Character]) -> Int {
  var rows = [Array(0...other.count)]
  for (index, character) in one.enumerated() {
    let above = rows[index]
    var row = [index + 1]
    for (column, candidate) in other.enumerated() {
      var least = min(
        row[column] + 1, above[column + 1] + 1, above[column] + (candidate == character ? 0 : 1))
      if index > 0, column > 0, candidate == one[index - 1], character == other[column - 1] {
        least = min(least, rows[index - 1][column - 1] + 1)
      }
      row.append(least)
    }
    rows.append(row)
  }
  return rows.last?.last ?? 0
}
