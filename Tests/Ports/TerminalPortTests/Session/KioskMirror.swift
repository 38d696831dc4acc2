import HeadlessUI
import JuiceScreens
import TextRenderer

/// A kiosk in this process, and how a terminal is to show it.
struct KioskMirror {
  /// What a terminal shows, and the part of it that has the focus.
  typealias View = (frame: Frame, focus: Region?)

  let kiosk: JuiceKiosk
  let chrome: Chrome
  /// The size that the kiosk was told to have, or nothing.
  let limit: Viewport?
  var size: TerminalSize

  /// What a terminal shows, or nothing where it does not show this kiosk.
  ///
  /// The focus is where the terminal has it; where not all of the screen fits, that decides which
  /// part of it is shown.
  ///
  /// - Parameters:
  ///   - model: The terminal.
  ///   - positions: How far each layer was scrolled before, the base first.
  func view(on model: TerminalModel, scrolledFrom positions: [Int]) -> View? {
    let screen = kiosk.screen
    let first = frame(of: screen, scrolledFrom: positions, focus: nil)
    let isWhole = (first.text.contains(chrome.below) || first.text.contains(chrome.above)) == false
    if first.text == model.text || isWhole { return view(first, on: model) }
    for focus in screen.affordances.indices {
      let frame = frame(of: screen, scrolledFrom: positions, focus: focus)
      if let view = view(frame, on: model) { return view }
    }
    return nil
  }

  private func frame(
    of screen: Screen<KioskAction>,
    scrolledFrom positions: [Int],
    focus: Int?
  ) -> Frame {
    let isEnabled = focus.map { screen.affordances[$0].isEnabled } ?? true
    var chrome = chrome
    (chrome.focusLeft, chrome.focusRight) = isEnabled ? ("[", "]") : (" ", " ")
    let viewport = Viewport(
      columns: min(size.columns, limit?.columns ?? size.columns),
      rows: min(size.rows, limit?.rows ?? size.rows))
    return TextRenderer(viewport: viewport, style: .grid(chrome))
      .frame(of: screen, scrolledTo: positions, focus: focus)
  }

  /// A frame where a terminal shows its text, and marks one control or none, by reverse video and
  /// the cursor.
  private func view(_ frame: Frame, on model: TerminalModel) -> View? {
    guard frame.text == model.text else { return nil }
    let marked = model.reversedCells
    let isCursorShown = model.modes.contains(.cursor)
    guard let first = marked.first else { return isCursorShown ? nil : (frame, nil) }
    let focus = frame.regions.first { region in
      marked
        == (0..<region.columns).map {
          TerminalPosition(row: region.row, column: region.column + $0)
        }
    }
    guard let focus, isCursorShown, model.cursor.position == first else { return nil }
    return (frame, focus)
  }
}
