import HeadlessUI

/// The title and the bar of a screen.
struct Header {
  private let title: Label
  private let rawTitle: String
  private let bar: [Item]

  /// Creates the header of a screen, whose buttons come first in reading order.
  init(_ screen: Screen<ErasedAction>, numbering: inout Numbering) {
    rawTitle = screen.title
    title = Label(screen.title)
    bar = screen.bar.map { Item($0, numbering: &numbering) }
  }

  /// Returns the lines of the header with its whole title, or `nil` if they take too many rows.
  func largeLines(columns: Int, rows: Int) -> [Line]? {
    let lines = lines(columns: columns, isLarge: true)
    return lines.count <= rows ? lines : nil
  }

  /// Returns the lines of the header with its title on one line, which is cut if it's too long.
  func smallLines(columns: Int) -> [Line] {
    lines(columns: columns, isLarge: false)
  }

  /// Returns lines with the bar next to the title if the title fits there, or else below it.
  ///
  /// A title that is cut anyway is next to the bar if at least half of it fits there.
  private func lines(columns: Int, isLarge: Bool) -> [Line] {
    let rows = barRows(columns: columns)
    let isCut = isLarge == false && title.columns > columns
    let wanted = isCut ? (title.columns + 1) / 2 : title.columns
    if let only = rows.first, rows.count == 1, wanted + 1 + Header.width(of: only) <= columns {
      return [.bar(title, buttons: only)]
    }
    let titles = isLarge ? Label.lines(of: rawTitle, columns: columns) : [title]
    return titles.map { .bar($0, buttons: []) }
      + rows.flatMap { Header.lines(ofBar: $0, columns: columns) }
  }

  /// Returns one line with buttons, or the lines of a button that is too wide for one.
  private static func lines(ofBar buttons: [Item], columns: Int) -> [Line] {
    guard let button = buttons.first, button.buttonColumns > columns else {
      return [.bar(Label(""), buttons: buttons)]
    }
    return button.lines(columns: columns)
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

  /// Returns the number of cells that buttons take next to each other.
  static func width(of buttons: [Item]) -> Int {
    max(0, buttons.reduce(-1) { $0 + 1 + $1.buttonColumns })
  }
}
