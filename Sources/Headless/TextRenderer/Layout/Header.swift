import HeadlessUI

/// The title and the bar of a screen, in as many lines as a width takes.
struct Header {
  private let title: Label
  private let rawTitle: String
  private let bar: [Item]

  /// Reads a screen's title and bar, whose buttons come first in reading order.
  init(_ screen: Screen<SomeAction>, numbering: inout Numbering) {
    rawTitle = screen.title
    title = Label(screen.title)
    bar = screen.bar.map { Item($0, numbering: &numbering) }
  }

  /// The header with its whole title, or nothing where that takes more rows than there may be.
  func largeLines(columns: Int, rows: Int) -> [Line]? {
    let lines = lines(columns: columns, isLarge: true)
    return lines.count <= rows ? lines : nil
  }

  /// The header with its title on one line, which keeps at least half of it beside the bar.
  func smallLines(columns: Int) -> [Line] {
    lines(columns: columns, isLarge: false)
  }

  /// The bar beside the title where there is room for enough of it, or on rows of its own.
  private func lines(columns: Int, isLarge: Bool) -> [Line] {
    let rows = barRows(columns: columns)
    let wanted = isLarge ? title.columns : (title.columns + 1) / 2
    if let only = rows.first, rows.count == 1, wanted + 1 + Header.width(of: only) <= columns {
      return [.bar(title, buttons: only)]
    }
    let titles = isLarge ? Label.lines(of: rawTitle, columns: columns) : [title]
    return titles.map { .bar($0, buttons: []) } + rows.map { .bar(Label(""), buttons: $0) }
  }

  private func barRows(columns: Int) -> [[Item]] {
    bar.reduce(into: []) { rows, button in
      if let last = rows.last, Header.width(of: last + [button]) <= columns {
        rows[rows.count - 1].append(button)
      } else {
        rows.append([button])
      }
    }
  }

  /// The cells that buttons take beside each other.
  static func width(of buttons: [Item]) -> Int {
    max(0, buttons.reduce(-1) { $0 + 1 + $1.buttonColumns })
  }
}
