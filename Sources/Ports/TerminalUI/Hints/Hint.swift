import PlainText

/// A key and its effect, as a part of the last row.
struct Hint: Hashable {
  let text: String
  /// The text where there isn't room for all of it.
  let short: String
  /// The hints with the lowest ranks are left out if not all of them fit.
  let rank: Int

  private static let gap = "  "

  init(_ text: String, short: String? = nil, rank: Int) {
    self.text = text.visible
    self.short = short ?? self.text
    self.rank = rank
  }

  /// As many hints as fit, in their order, with as many whole texts as fit beside the short ones.
  static func row(of hints: [Hint], columns: Int) -> String {
    var room = columns + gap.utf8.count
    var kept: [Int: String] = [:]
    let ranked = hints.indices.sorted { hints[$0].rank > hints[$1].rank }
    for text in [\Hint.short, \Hint.text] {
      for index in ranked {
        let next = hints[index][keyPath: text]
        let added = next.displayWidth - (kept[index]?.displayWidth ?? -gap.utf8.count)
        guard added <= room else { continue }
        kept[index] = next
        room -= added
      }
    }
    return hints.indices.compactMap { kept[$0] }.joined(separator: gap)
  }
}
