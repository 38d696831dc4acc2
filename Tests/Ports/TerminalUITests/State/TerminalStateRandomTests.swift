import HeadlessUI
import SeededRandom
import SeededScreens
import TestSizes
import Testing
import TextRendering

@testable import TerminalUI

struct TerminalStateRandomTests {
  private static let keys: [Key] =
    [
      .tab, .backTab, .arrow(.up), .arrow(.down), .arrow(.left), .arrow(.right), .home, .end,
      .pageUp, .pageDown, .enter, .escape,
    ] + "0123456789+- x?".utf8.map { .character($0) }
  private static let sizes = [
    (60, 20), (44, 12), (20, 6), (9, 3), (1, 1), (2, 2), (0, 0), (120, 50), (30, 9), (60, 10),
  ]

  @Test(arguments: 0..<TestSizes.size(quick: UInt64(10), exhaustive: 50))
  func `after any events, the frame is the renderer's and the focus is on a control`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var screens = GeneratedScreens(seed: seed)
    let app = Shuffled(screens: (0..<8).map { _ in screens.screen() })
    let (columns, rows) = TerminalStateRandomTests.sizes[Int(seed) % 10]
    var state = TerminalState(app, columns: columns, rows: rows)
    for _ in 0..<50 {
      state.handle(event(columns: columns, rows: rows, &random))
      state.refresh()
      guard (state.overlay == .keys) == false else { continue }
      var renderer = TextRenderer(viewport: state.appViewport)
      renderer.marksNumbers = state.showsNumbers
      renderer.isRaised = state.isTall
      let text = renderer.render(app.screen, scrolledTo: state.frame.positions)
      let isValid = state.focus.index.map { app.screen.affordances.indices.contains($0) }
      let stops = app.screen.affordances.filter {
        $0.isEnabled && ($0.gesture == .dismiss) == false
      }
      #expect(state.frame.text == text)
      #expect(isValid ?? stops.isEmpty)
      #expect(
        state.focusRegions.allSatisfy { $0.affordance ?? state.focus.index == state.focus.index })
    }
  }

  private func event(columns: Int, rows: Int, _ random: inout SplitMix64) -> Event {
    let row = Int.random(in: -1...rows, using: &random)
    let column = Int.random(in: -1...columns, using: &random)
    switch Int.random(in: 0..<12, using: &random) {
    case 0: return .wheel(isDown: Bool.random(using: &random))
    case 1: return .press(row: row, column: column)
    case 2: return .release(row: row, column: column)
    default: return .key(TerminalStateRandomTests.keys.randomElement(using: &random) ?? .tab)
    }
  }
}

private final class Shuffled: HeadlessApp {
  private let screens: [Screen<Int>]
  private var index = 0

  init(screens: [Screen<Int>]) { self.screens = screens }

  var screen: Screen<Int> { screens[index % screens.count] }

  func perform(_ action: Int) { index += 1 + action % 7 }
}
