import JuiceScreens
import TerminalUI
import Testing
import TextSnapshots

@testable import juicemaker

/// What a person sees on the terminal, with the rows of the port.
struct LookTests {
  private static let sizes = [(20, 10), (40, 12), (60, 20), (120, 40)]
  private static let states = [
    ("order", []), ("number", ["4"]), ("alert", ["\r"]), ("sheet", ["1\r"]),
    ("question", ["1\r", "q"]), ("keys", ["?"]),
  ]

  @Test(arguments: states, sizes)
  func `the port's own rows look right`(
    state: (name: String, keys: [String]), size: (columns: Int, rows: Int)
  ) throws {
    try expectSnapshots(state, size)
  }

  @Test(arguments: sizes.prefix(2))
  func `the end of the page of keys looks right`(size: (columns: Int, rows: Int)) throws {
    try expectSnapshots(("keys-end", ["?", "\u{1B}[F"]), size)
  }

  private func expectSnapshots(
    _ state: (name: String, keys: [String]), _ size: (columns: Int, rows: Int)
  ) throws {
    for language in ["ko", "en"] {
      let options = try Options(parsing: ["--language", language])
      let session = ViewSession(
        options.kiosk(), size: TerminalSize(columns: size.columns, rows: size.rows),
        words: options.words)
      for key in state.keys { session.type(key) }
      expectSnapshot(
        of: session.model.textWithFocus,
        named: "Terminal/\(state.name).\(size.columns)x\(size.rows).\(language)")
    }
  }
}

extension TerminalModel {
  /// The text of the terminal, with guillemets in place of the brackets around the focus.
  fileprivate var textWithFocus: String {
    var marked = self
    for (row, cells) in grid.rows.enumerated() {
      for (column, cell) in cells.enumerated() where cell.attributes.contains(.reversed) {
        let marks = ["[": "»", "]": "«", "(": "›", ")": "‹"]
        marked.grid[row, column].text = marks[cell.text] ?? cell.text
      }
    }
    return marked.text
  }
}
