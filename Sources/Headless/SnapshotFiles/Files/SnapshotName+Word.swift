import Foundation

extension SnapshotName {
  /// The longest word in bytes, which leaves room for the state, the size, and the language.
  private static let longestWord = 64

  /// Returns a word for a part of a name, from the description of an argument.
  ///
  /// The letters, marks, numbers, `-`, and `_` of the description remain, and one dash takes the place
  /// of everything between them: `Fruit(name: "kiwi", count: 3)` becomes `Fruit-name-kiwi-count-3`.
  /// A word that would be empty or too long ends in a hash of the whole description. The same
  /// description always makes the same word.
  package static func word(for description: String) -> String {
    let text = description.precomposedStringWithCanonicalMapping
    let parts = text.unicodeScalars.split { $0 == "." || isKept($0) == false }
    let word = parts.map { String(Substring($0)) }.joined(separator: "-")
    guard word.isEmpty || word.utf8.count > longestWord else { return word }
    let hash = hash(of: text[...])
    var short = word
    while short.utf8.count + 1 + hash.utf8.count > longestWord {
      short.removeLast()
    }
    return short.isEmpty ? hash : "\(short)-\(hash)"
  }
}
