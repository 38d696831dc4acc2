import HeadlessUI
import JuiceScreens
import TextRenderer

/// A kiosk in this process, and the way a terminal must show it.
struct KioskMirror {
  /// The frame that a terminal shows, and the region that has the focus.
  typealias View = (frame: Frame, focus: Region?)

  let kiosk: JuiceKiosk
  let chrome: Chrome
  /// The size that an option sets, or `nil`.
  let limit: Viewport?
  var size: TerminalSize

  /// Returns the view on a terminal, or `nil` if it doesn't show this kiosk.
  ///
  /// The focus can be on any control. If the screen doesn't fit, the focus decides which part of it
  /// is visible.
  ///
  /// - Parameters:
  ///   - model: The terminal.
  ///   - positions: The scroll positions of the layers before, from the base up.
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
    (chrome.focusLeft, chrome.focusRight) = isEnabled ? ("[", "]") : ("(", ")")
    let viewport = Viewport(
      columns: min(size.columns, limit?.columns ?? size.columns),
      rows: min(size.rows, limit?.rows ?? size.rows))
    return TextRenderer(viewport: viewport, style: .grid(chrome))
      .frame(of: screen, scrolledTo: positions, focus: focus)
  }

  /// Returns the view if a terminal shows the text of a frame and marks at most one control, with
  /// reverse video and the cursor.
  private func view(_ frame: Frame, on model: TerminalModel) -> View? {
    guard frame.text == model.text else { return nil }
    let marked = model.reversedCells
    let isCursorShown = model.modes.contains(.cursor)
    guard let first = marked.first else { return isCursorShown ? nil : (frame, nil) }
    let focus = frame.regions.first { region in
      let rows = frame.regions.filter {
        ($0.node, $0.affordance) == (region.node, region.affordance)
      }
      return [[region], rows].contains { marked == $0.flatMap(\.positions) }
    }
    guard let focus, isCursorShown, model.cursor.position == first else { return nil }
    return (frame, focus)
  }
}

extension Region {
  /// The positions of the region's cells.
  fileprivate var positions: [TerminalPosition] {
    (0..<columns).map { TerminalPosition(row: row, column: column + $0) }
  }
}
