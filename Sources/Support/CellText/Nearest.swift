extension String {
  /// Returns the words that the text probably stands for, the most alike first.
  ///
  /// A word begins with the text, if that has at least two characters, or is within the distance of
  /// a typing mistake: one character is missing, extra, another, or swapped with the next one, or
  /// one for every three of the text. Blanks and the case of ASCII letters don't count. A Korean syllable
  /// with one wrong letter is half a mistake. A part of a name between blanks can be meant, too, by a text
  /// of which at least three quarters are right.
  ///
  /// The running time is bounded: long words are compared by their start, and only the first 500
  /// words are compared at all.
  package func nearest(_ count: Int = 3, among words: [String]) -> [String] {
    let characters = folded.characters
    let least = characters.first?.isASCII == true ? 2 : 1
    let limit = characters.count < 2 ? 0 : max(characters.count * 2 / 3, least)
    let partLimit = max(characters.count - 1, 0) * 2 / 3
    var nearest = Array(repeating: [String](), count: limit + 1)
    for word in words.prefix(500) {
      let (others, ends) = word.folded
      let isStart = characters.count > 1 && others.starts(with: characters)
      var distance = isStart ? 0 : editDistance(characters, others, parts: [0, others.count])
      if distance > 0, characters.count > 1, ends.count > 2 {
        let ofPart = editDistance(characters, others, parts: ends)
        if ofPart <= partLimit { distance = min(distance, ofPart) }
      }
      if distance <= limit, nearest[distance].contains(word) == false {
        nearest[distance].append(word)
      }
    }
    return Array(nearest.reduce([], +).prefix(count))
  }

  package func likely(among words: [String]) -> String? { nearest(1, among: words).first }

  /// Asks whether a near word is meant, or returns `nil` if there is none.
  package func question(among words: [String]) -> String? {
    likely(among: words).map { ". Did you mean \($0.truncated(to: 60).quoted)?" }
  }

  /// The first characters without blanks, and with small ASCII letters, and the places of blanks between
  /// them.
  ///
  /// Other letters are left as they are, because the tables that fold them would make up a tenth of a
  /// program for the browser. A prefix of the string would add 3 KB to it.
  private var folded: (characters: [Character], ends: [Int]) {
    let bytes = (start(of: 200) ?? self).utf8.map { byte in
      UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte | 0x20 : byte
    }
    var characters: [Character] = []
    var ends = [0]
    for character in String(decoding: bytes, as: UTF8.self) where characters.count < 50 {
      if character == " " { ends.append(characters.count) } else { characters.append(character) }
    }
    return (characters, ends + [characters.count])
  }
}

extension Character {
  /// The numbers of the three letters of a Hangul syllable, or none for any other character.
  private var letters: [UInt32] {
    guard let scalar = unicodeScalars.first?.value, 0xAC00...0xD7A3 ~= scalar else { return [] }
    let syllable = scalar - 0xAC00
    return [syllable / 588, syllable / 28 % 21, syllable % 28]
  }

  /// Returns twice the number of mistakes with which one character is written for another.
  fileprivate func distance(to other: Character) -> Int {
    if self == other { return 0 }
    let wrong = zip(letters, other.letters).count { ($0 == $1) == false }
    return wrong == 1 ? 1 : 2
  }
}

/// Returns twice the number of characters that must be inserted, deleted, replaced, or swapped with the next
/// one to turn one text into the part of another one between two of its ends (the optimal string alignment
/// distance).
private func editDistance(_ one: [Character], _ other: [Character], parts ends: [Int]) -> Int {
  let starts = ends.dropLast()
  var aboveThat: [Int] = []
  var above = [0]
  for column in other.indices { above.append(starts.contains(column + 1) ? 0 : above[column] + 2) }
  for (index, character) in one.enumerated() {
    var row = [(index + 1) * 2]
    for (column, candidate) in other.enumerated() {
      var least = min(
        row[column] + 2, above[column + 1] + 2, above[column] + character.distance(to: candidate))
      if index > 0, column > 0, candidate == one[index - 1], character == other[column - 1] {
        least = min(least, aboveThat[column - 1] + 2)
      }
      row.append(least)
    }
    aboveThat = above
    above = row
  }
  return ends.dropFirst().map { above[$0] }.min() ?? 0
}
