import Descriptors
import HeadlessUI
import JuiceScreens
import SeededRandom
import TestSizes
import Testing
import TextRendering

@testable import TerminalUI

@Suite struct TerminalStateRandomTests {
  private static let keys: [Key] =
    [
      .tab, .backTab, .arrow(.up), .arrow(.down), .arrow(.left), .arrow(.right), .home, .end,
      .pageUp, .pageDown, .enter, .escape,
    ] + "0123456789+- x?".utf8.map { .character($0) }

  @Test(arguments: [(60, 20), (44, 12), (20, 6), (9, 3), (1, 1), (2, 2), (0, 0), (120, 50)])
  func `after any events, the frame is the renderer's and the focused control is enabled`(
    columns: Int,
    rows: Int
  ) {
    for seed in TestSizes.size(quick: UInt64(0)..<1, exhaustive: 0..<2) {
      var random = SplitMix64(seed: seed)
      let kiosk = JuiceKiosk()
      var state = TerminalState(kiosk, columns: columns, rows: rows)
      for _ in 0..<TestSizes.size(quick: 50, exhaustive: 150) {
        state.handle(event(columns: columns, rows: rows, &random))
        state.refresh()
        guard (state.overlay == .keys) == false else { continue }
        let renderer = TextRenderer(viewport: state.appViewport)
        let screen = kiosk.screen
        #expect(state.frame.text == renderer.render(screen, scrolledTo: state.frame.positions))
        let affordances = screen.affordances
        #expect(affordances.indices.contains { $0 == state.focus.index })
        if let region = state.focusRegions.first, let affordance = region.affordance {
          #expect(affordance == state.focus.index)
        }
      }
    }
  }

  private func event(columns: Int, rows: Int, _ random: inout SplitMix64) -> Event {
    switch Int.random(in: 0..<12, using: &random) {
    case 0: .wheel(isDown: Bool.random(using: &random))
    case 1:
      .press(
        row: Int.random(in: -1...rows, using: &random),
        column: Int.random(in: -1...columns, using: &random))
    case 2:
      .release(
        row: Int.random(in: -1...rows, using: &random),
        column: Int.random(in: -1...columns, using: &random))
    default: .key(Self.keys.randomElement(using: &random) ?? .tab)
    }
  }
}
