import JuiceScreens
import JuiceViewModels
import TerminalScreens
import Terminals
import Testing
import TextSnapshots

struct LookTests {
  private static let sizes = [(20, 10), (40, 12), (60, 20), (120, 40)]
  private static let states = [
    ("order", ""), ("number", "4"), ("alert", "2 enter"), ("sheet", "1 enter"),
    ("sheet-numbers", "1 enter 3"), ("question", "1 enter + q"), ("keys", "?"),
    ("keys-end", "? end"),
  ]

  @Test(arguments: states, sizes)
  func `the port's own rows look right`(
    state: (name: String, keys: String), size: (columns: Int, rows: Int)
  ) {
    guard (state.name == "keys-end") == false || size.rows < 20 else { return }
    for (language, phrases) in [("ko", Phrases.korean), ("en", .english)] {
      let session = ViewSession(
        JuiceKiosk(phrases: phrases), columns: size.columns, rows: size.rows,
        words: language == "ko" ? .korean : .english, pressing: state.keys)
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
    let rows = cells.map { row in
      row.map { cell in
        var cell = cell
        if cell.attributes.contains(7) { cell.text = marks[cell.text] ?? cell.text }
        return cell
      }
    }
    return TerminalModel.text(of: rows)
  }
}
