import HeadlessUI
import Terminals
import TestSupport
import Testing
import TextRendering

@testable import TerminalScreens

struct RandomInputTests {
  private static let keys = """
    tab backtab up down right left home end pageup pagedown enter esc wheelup wheeldown space \
    0 1 2 3 4 5 6 7 8 9 + - x ?
    """.words
  private static let sizes = [
    (60, 20), (44, 12), (20, 6), (9, 3), (1, 1), (2, 2), (0, 0), (120, 50), (30, 9), (60, 10),
  ]
  private static let words = [
    "", "a", "딸기", "🍓", "(괄호)", "antidisestablishmentarianism", "한 줄에 다 들어가지 않을 만큼 긴 문장입니다.",
  ]

  @Test(arguments: 0..<TestSizes.size(quick: UInt64(3), exhaustive: 20))
  func `after any input, the terminal shows the renderer's text with the focus on a control`(
    seed: UInt64
  ) {
    var random = SplitMix64(seed: seed)
    var generated = GeneratedScreens(seed: seed, words: RandomInputTests.words)
    let screens = (0..<8).map { _ in generated.screen().map { "\($0)" } }
    var shown = 0
    let app = Board(screens[0]) { board, action in
      shown += 1 + (Int(action) ?? 0) % 7
      board.screen = screens[shown % 8]
    }
    let (columns, rows) = RandomInputTests.sizes[Int(seed) % 10]
    let session = ViewSession(app, columns: columns, rows: rows)
    for _ in 0..<TestSizes.size(quick: 25, exhaustive: 50) {
      session.press(input(columns: columns, rows: rows, &random))
      let state = session.state
      if case .keys = state.mode { continue }
      var renderer = TextRenderer(viewport: state.appViewport)
      renderer.marksNumbers = state.showsNumbers
      renderer.isRaised = state.isTall
      let text = renderer.render(app.screen, scrolledTo: state.frame.positions)
      #expect(state.frame.text == text)
      let isValid = state.focus.index.map { app.screen.affordances.indices.contains($0) }
      let stops = app.screen.affordances.filter {
        $0.isEnabled && [.dismiss, .submit, .focus, .leave].contains($0.gesture) == false
      }
      #expect(isValid ?? stops.isEmpty)
      #expect(
        state.focusRegions.allSatisfy { $0.affordance ?? state.focus.index == state.focus.index })
      guard (state.mode == .question) == false, state.isTall == false, text.count > 1 else {
        continue
      }
      #expect(session.shows(text), "\(session.model.text)")
    }
  }

  private func input(columns: Int, rows: Int, _ random: inout SplitMix64) -> String {
    let row = Int.random(in: 0...rows, using: &random)
    let column = Int.random(in: 0...columns, using: &random)
    return switch Int.random(in: 0..<10, using: &random) {
    case 0: click(row: row, column: column).press
    case 1: click(row: row, column: column).release
    default: RandomInputTests.keys.randomElement(using: &random) ?? "tab"
    }
  }
}
