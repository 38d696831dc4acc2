extension String {
  /// Returns the word that is most like the text, or an empty string if there are no words.
  package func nearest(among words: [String]) -> String {
    nearest(1, among: words).first ?? ""
  }

  /// Returns the words that are most like the text, the most alike first.
  ///
  /// The time that it takes is bounded: long words are compared by their start, and only the first
  /// 500 words are compared at all.
  ///
  /// - Parameters:
  ///   - count: The number of words to return, if there are as many.
  ///   - words: The words to choose from. A word that occurs more than once is returned once.
  package func nearest(_ count: Int, among words: [String]) -> [String] {
    let characters = comparedCharacters
    var seen: Set<String> = []
    let ranked = words.prefix(500)
      .filter { seen.insert($0).inserted }
      .enumerated()
      .map { order, word in
        (dissimilarity(characters, word.comparedCharacters), order: order, word: word)
      }
      .sorted { ($0.0, $0.order) < ($1.0, $1.order) }
    return ranked.prefix(count).map { $0.word }
  }

  private var comparedCharacters: [Character] {
    Array(String(unicodeScalars.prefix(200)).prefix(50))
  }
}

/// Returns the edit distance of two texts in proportion to the longer one, from 0 to 1.
private func dissimilarity(_ one: [Character], _ other: [Character]) -> Double {
  Double(editDistance(one, other)) / Double(max(one.count, other.count, 1))
}

/// Returns how many characters must be inserted, deleted, or replaced to turn one text into
/// another (the Levenshtein distance).
private func editDistance(_ one: [Character], _ other: [Character]) -> Int {
  var row = Array(0...other.count)
  for (index, character) in one.enumerated() {
    var last = index + 1
    var next = [last]
    for (candidate, (diagonal, above)) in zip(other, zip(row, row.dropFirst())) {
      last = min(last + 1, above + 1, diagonal + (candidate == character ? 0 : 1))
      next.append(last)
    }
    row = next
  }
  return row.last ?? 0
}
