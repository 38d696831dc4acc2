import HeadlessUI
import PlainText
import SeededRandom
import TestSizes
import Testing
import TextRendering

@Suite struct RandomRegionTests {
  private static let seeds = TestSizes.size(quick: UInt64(0)..<50, exhaustive: 0..<300)
  private static let styles: [TextStyle] = [
    .grid(), .grid(.ascii), .linear(), .linear(.korean),
  ]

  @Test(arguments: styles)
  func `every region lies in the text that was printed`(style: TextStyle) {
    forEachScreen(columns: 1...24, rows: 1...16) { screen, viewport, seed in
      let renderer = TextRenderer(viewport: viewport, style: style)
      for focus in [nil] + screen.affordances.indices.map(Optional.some) {
        let frame = renderer.frame(of: screen, scrolledTo: [Int(seed % 5)], focus: focus)
        let rows = frame.text == "\n" ? 0 : frame.text.count { $0 == "\n" }
        let outside = (frame.regions + frame.focus).first { region in
          (0..<rows).contains(region.row) == false || region.column < 0 || region.columns < 1
            || region.column + region.columns > viewport.columns
        }
        #expect(outside == nil, "seed \(seed), \(viewport)\n\(frame.text)")
      }
    }
  }

  @Test(arguments: [Chrome.unicode, .ascii])
  func `every control can be reached if there are two columns`(chrome: Chrome) {
    let smallest = [(2, 1), (3, 16), (5, 3)].map { Viewport(columns: $0, rows: $1) }
    forEachScreen(columns: 2...24, rows: 1...16, and: smallest) { screen, viewport, seed in
      let renderer = TextRenderer(viewport: viewport, style: .grid(chrome))
      var positions: [Int] = []
      for (index, affordance) in screen.affordances.enumerated()
      where affordance.isEnabled && (affordance.gesture == .dismiss) == false {
        let frame = renderer.frame(of: screen, scrolledTo: positions, focus: index)
        positions = frame.positions
        let hits = frame.focus.flatMap { region in
          (region.column..<region.column + region.columns).map {
            frame.affordance(atRow: region.row, column: $0)
          }
        }
        let isReached = hits.isEmpty == false && hits.allSatisfy { $0 == index }
        #expect(isReached, "seed \(seed), \(viewport), \(affordance) \(hits)\n\(frame.text)")
      }
    }
  }

  @Test(arguments: [Chrome.unicode, .ascii])
  func `the rows of a modal don't depend on what it covers`(chrome: Chrome) {
    var covered = 0
    forEachScreen(columns: 1...90, rows: 1...30) { screen, viewport, seed in
      guard let modal = screen.topModal else { return }
      var random = RandomScreen(seed: ~seed)
      let other = random.screen()
      let renderer = TextRenderer(viewport: viewport, style: .grid(chrome))
      let frames = [
        screen, Screen(title: screen.title, bar: screen.bar, content: screen.content, modal: modal),
        Screen(title: other.title, bar: other.bar, content: other.content, modal: modal),
        Screen(title: "", modal: modal),
      ].map { renderer.frame(of: $0) }
      let lines = frames.map {
        $0.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      }
      guard let rows = frames[3].rows(of: lines[3], chrome: chrome) else { return }
      let alone = rows.filter(lines[3].indices.contains).map { lines[3][$0] }
      for (frame, lines) in zip(frames, lines) {
        #expect(frame.regions == frames[3].regions, "seed \(seed), \(viewport)\n\(frame.text)")
        #expect(rows.allSatisfy { $0 < lines.count }, "seed \(seed), \(viewport)\n\(frame.text)")
        let shown = rows.filter(lines.indices.contains).map { lines[$0] }
        #expect(shown == alone, "seed \(seed), \(viewport)\n\(frame.text)")
      }
      if (frames[1].text == frames[2].text) == false { covered += 1 }
    }
    #expect(covered > 0)
  }

  /// Calls a closure with random screens in random viewports.
  private func forEachScreen(
    columns: ClosedRange<Int>,
    rows: ClosedRange<Int>,
    and others: [Viewport] = [],
    _ body: (_ screen: Screen<Int>, _ viewport: Viewport, _ seed: UInt64) -> Void
  ) {
    for seed in RandomRegionTests.seeds {
      var random = RandomScreen(seed: seed)
      let screen = random.screen()
      var generator = SplitMix64(seed: seed)
      let viewports = (0..<3).map { _ in
        Viewport(
          columns: Int.random(in: columns, using: &generator),
          rows: Int.random(in: rows, using: &generator))
      }
      for viewport in viewports + others { body(screen, viewport, seed) }
    }
  }
}

extension Screen {
  /// The modal that covers everything else, or `nil` if there is none.
  fileprivate var topModal: Modal<Action>? {
    guard case .sheet(let sheet, _) = modal, let upper = sheet.topModal else { return modal }
    return upper
  }
}

extension Frame {
  /// Returns the rows of the modal, and of its frame if it has one.
  fileprivate func rows(of lines: [String], chrome: Chrome) -> ClosedRange<Int>? {
    guard var first = regions.map(\.row).min(), var last = regions.map(\.row).max() else {
      return nil
    }
    func begins(_ row: Int, with character: Character) -> Bool {
      lines.indices.contains(row) && lines[row].first { ($0 == " ") == false } == character
    }
    while begins(first, with: chrome.vertical) { first -= 1 }
    while begins(last, with: chrome.vertical) { last += 1 }
    let isFramed = begins(first, with: chrome.topLeft) && begins(last, with: chrome.bottomLeft)
    return isFramed ? first...last : regions.map(\.row).min().map { $0...last }
  }
}
