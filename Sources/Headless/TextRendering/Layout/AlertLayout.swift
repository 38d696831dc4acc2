import HeadlessUI

/// The lines of an alert for a number of columns.
struct AlertLayout {
  let words: [Line]
  let buttons: [Line]

  /// The number of rows of the words and the buttons, without a blank line between them.
  var rows: Int { words.count + buttons.count }

  init(_ alert: Alert<ErasedAction>, columns: Int) {
    var numbering = Numbering()
    var words: [Line] = []
    if let title = alert.title {
      words += Label.balancedLines(of: title, columns: columns).map {
        .centered($0, .title, node: nil)
      }
    }
    if let message = alert.message {
      let node = alert.title == nil ? nil : numbering.next()
      words += Label.balancedLines(of: message, columns: columns).map {
        .centered($0, alert.title == nil ? .title : nil, node: node)
      }
    }
    let items = alert.buttons.map { Item($0, numbering: &numbering) }
    self.words = words
    buttons =
      AlertLayout.isWide(items, columns: columns)
      ? [.answers(items)] : items.flatMap { $0.lines(columns: columns) }
  }

  /// Returns whether buttons of equal width fit next to each other.
  private static func isWide(_ items: [Item], columns: Int) -> Bool {
    guard let widest = items.map({ $0.buttonColumns }).max() else { return false }
    return items.count * (widest + 1) - 1 <= columns
  }
}
