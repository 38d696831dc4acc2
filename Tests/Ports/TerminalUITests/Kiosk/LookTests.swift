import JuiceScreens
import JuiceViewModels
import TerminalUI
import Testing
import TextSnapshots

struct LookTests {
  private static let sizes = [(20, 10), (40, 12), (60, 20), (120, 40)]
  private static let states: [(String, [String])] = [
    ("order", []), ("number", ["4"]), ("alert", ["2\r"]), ("sheet", ["1\r"]),
    ("sheet-numbers", ["1\r", "3"]), ("question", ["1\r", "+", "q"]), ("keys", ["?"]),
    ("keys-end", ["?", "\u{1B}[F"]),
  ]

  @Test(arguments: states, sizes)
  func `the port's own rows look right`(
    state: (name: String, keys: [String]), size: (columns: Int, rows: Int)
  ) {
    guard (state.name == "keys-end") == false || size.rows < 20 else { return }
    for (language, phrases) in [("ko", Phrases.korean), ("en", .english)] {
      let words = language == "ko" ? TerminalWords.korean : .english
      let session = ViewSession(
        JuiceKiosk(phrases: phrases), columns: size.columns, rows: size.rows, words: words)
      for key in state.keys { session.type(key) }
      expectSnapshot(
        of: session.model.textWithFocus,
        named: "Terminal/\(state.name).\(size.columns)x\(size.rows).\(language)")
    }
  }
}

extension TerminalModel {
  /// Guillemets take the place of the brackets around the focus.
  fileprivate var textWithFocus: String {
    let marks = ["[": "»", "]": "«", "(": "›", ")": "‹"]
    return TerminalModel.text(
      of: cells.map { row in
        row.map { cell in
          let mark = cell.attributes.contains(7) ? marks[cell.text] : nil
          return Cell(text: mark ?? cell.text)
        }
      })
  }
}
