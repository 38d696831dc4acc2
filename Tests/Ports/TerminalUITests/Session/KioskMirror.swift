import HeadlessUI
import JuiceScreens
import TextRendering

@testable import TerminalUI
@testable import juicemaker

/// A kiosk in this process, and the way a terminal must show it.
struct KioskMirror {
  /// The frame that a terminal shows, and the region that has the focus.
  typealias View = (frame: Frame, focus: Region?)

  let kiosk: JuiceKiosk
  let words: TerminalWords
  let chrome: Chrome
  /// The size that an option sets, or `nil`.
  let limit: Viewport?
  var size: TerminalSize

  /// Creates a mirror of a kiosk with options, on a terminal with a size.
  init(_ options: Options, hasWideBoxes: Bool, size: TerminalSize) {
    kiosk = options.kiosk()
    words = options.words
    chrome = options.isASCII || hasWideBoxes ? .ascii : .unicode
    limit = options.viewport
    self.size = size
  }

  /// The size of the screen with the row of hints.
  var viewport: Viewport {
    Viewport(
      columns: min(size.columns, limit?.columns ?? size.columns),
      rows: min(size.rows, limit?.rows ?? size.rows))
  }

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
    let text = model.text(ofRows: 0..<appViewport.rows)
    let first = frame(of: screen, scrolledFrom: positions, focus: nil)
    let isWhole = (first.text.contains(chrome.below) || first.text.contains(chrome.above)) == false
    if first.text == text || isWhole { return view(first, text, on: model) }
    for focus in screen.affordances.indices {
      let frame = frame(of: screen, scrolledFrom: positions, focus: focus)
      if let view = view(frame, text, on: model) { return view }
    }
    return nil
  }

  private var hasHints: Bool { viewport.rows >= 10 }

  private var appViewport: Viewport {
    Viewport(columns: viewport.columns, rows: viewport.rows - (hasHints ? 1 : 0))
  }

  private func frame(
    of screen: Screen<KioskAction>,
    scrolledFrom positions: [Int],
    focus: Int?
  ) -> Frame {
    var renderer = TextRenderer(viewport: appViewport, style: .grid(chrome))
    renderer.marksFocus = false
    return renderer.frame(of: screen, scrolledTo: positions, focus: focus)
  }

  /// Returns the view if a terminal shows the text of a frame with the hints below it, and marks at
  /// most one control, with reverse video and the cursor.
  private func view(_ frame: Frame, _ text: String, on model: TerminalModel) -> View? {
    guard frame.text == text else { return nil }
    let marked = model.reversedCells
    let isCursorShown = model.modes.contains(.cursor)
    guard let first = marked.first else {
      return isCursorShown || showsHints(model, focus: nil) == false ? nil : (frame, nil)
    }
    let focus = frame.regions.first { region in
      let rows = frame.regions.filter {
        ($0.node, $0.affordance) == (region.node, region.affordance)
      }
      return [[region], rows].contains { marked == $0.flatMap(\.positions) }
    }
    guard let focus, isCursorShown, model.cursor.position == first,
      showsHints(model, focus: focus.affordance)
    else { return nil }
    return (frame, focus)
  }

  /// Returns whether a terminal shows the hints for a focus, or the number of the control that has it
  /// because that was typed.
  private func showsHints(_ model: TerminalModel, focus: Int?) -> Bool {
    guard hasHints else { return true }
    let line = model.grid.lines[viewport.rows - 1]
    var state = TerminalState(
      kiosk, viewport: viewport, chrome: chrome, words: words, now: { .now },
      watch: ScreenWatch(now: { .now }) {})
    return (focus.map { [$0] } ?? Array(kiosk.screen.affordances.indices)).contains { focus in
      state.focus.move(to: focus)
      return [0, focus + 1].contains { number in
        state.number = number
        return state.lastRow == line
      }
    }
  }
}

extension TerminalModel {
  /// Returns the text of some rows as a renderer writes it.
  func text(ofRows rows: Range<Int>) -> String {
    let lines = grid.lines[rows].reversed().drop { $0.isEmpty }.reversed()
    return lines.map { $0 + "\n" }.joined()
  }
}

extension Region {
  /// The positions of the region's cells.
  fileprivate var positions: [TerminalPosition] {
    (0..<columns).map { TerminalPosition(row: row, column: column + $0) }
  }
}
