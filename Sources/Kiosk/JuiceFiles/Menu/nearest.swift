extension String {
  /// The word that is most like the text, the first of those that are alike; nothing of none.
  func nearest(among words: [String]) -> String {
    words.min { distance(to: $0) < distance(to: $1) } ?? ""
  }

  /// How many characters are to be removed and added to make the text another; long texts are
  /// compared by their start.
  private func distance(to other: String) -> Int {
    Array(prefix(40)).difference(from: Array(other.prefix(40))).count
  }
}
