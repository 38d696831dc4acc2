import PlainText

/// A key and its effect, as a part of the last row.
struct Hint: Hashable {
  let text: String
  /// The hints with the lowest ranks are left out if not all of them fit.
  let rank: Int

  private static let gap = "  "

  init(_ text: String, rank: Int) {
    self.text = text.visible
    self.rank = rank
  }

  /// As many hints as fit, in their order.
  static func row(of hints: [Hint], columns: Int) -> String {
    var room = columns + gap.utf8.count
    let widths = hints.map { $0.text.displayWidth + gap.utf8.count }
    var kept: [Int] = []
    for index in hints.indices.sorted(by: { hints[$0].rank > hints[$1].rank })
    where widths[index] <= room {
      kept.append(index)
      room -= widths[index]
    }
    return kept.sorted().map { hints[$0].text }.joined(separator: gap)
  }
}

extension String {
  func truncated(to columns: Int, ellipsis: String) -> String {
    guard displayWidth > columns else { return self }
    let room = columns - ellipsis.displayWidth
    return room < 0 ? "" : prefix(columns: room) + ellipsis
  }
}
