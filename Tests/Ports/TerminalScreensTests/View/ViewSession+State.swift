import HeadlessUI
import Terminals
import Testing
import TextRendering

@testable import TerminalScreens

extension ViewSession {
  var app: App { state.session.app }

  var state: TerminalState<App> { view.state }

  /// Returns whether the terminal shows a drawing of the app cell by cell, and the focus in it.
  func shows(_ text: String) -> Bool {
    let focus = state.focusRegions.flatMap { region in
      (0..<region.columns).map {
        TerminalModel.Position(row: region.row, column: region.column + $0)
      }
    }
    return TerminalModel.text(of: model.cells.prefix(state.appViewport.rows)) == text
      && (state.showsNumbers || model.reversed == focus)
      && model.showsCursor == ((caret == nil) == false)
      && (caret == nil || model.cursor == caret)
  }

  /// The cell of the caret, or `nil` if the focus isn't in a text.
  private var caret: TerminalModel.Position? {
    state.frame.caret.map { TerminalModel.Position(row: $0.row, column: $0.column) }
  }

  /// The name of the focused control, or an empty text.
  var focused: String { state.focus.affordance?.name ?? "" }

  /// Returns the name of the focused control, and those after each of some keys.
  func focuses(pressing keys: String) -> [String] {
    [focused]
      + keys.words.map { key in
        press(key)
        return focused
      }
  }

  /// Lets the app change by itself, and shows what it has become.
  func change(_ change: (App) -> Void) {
    change(app)
    send("")
  }

  /// Returns a click on the last row of a control.
  func click(on affordance: Int) throws -> (press: String, release: String) {
    let region = try #require(state.frame.regions.last { $0.affordance == affordance })
    return Terminals.click(row: region.row, column: region.column)
  }
}

extension TerminalState {
  var showsFocus: Bool { focusRegions.isEmpty == false }
}
