import CellText
import HeadlessUI
import TestSupport
import Testing
import TextRendering

@Suite struct FrameLawTests {
  private static let seeds = TestSizes.size(quick: UInt64(0)..<3, exhaustive: 0..<50)
  private static let viewports = [
    (0, 0), (1, 1), (2, 1), (2, 3), (3, 16), (5, 40), (17, 7), (20, 10), (40, 24), (60, 20),
    (101, 30), (1_000, 40), (120, 400),
  ].map { Viewport(columns: $0, rows: $1) }

  @Test(arguments: seeds)
  func `a frame keeps to its viewport, and its regions and runs to the text`(seed: UInt64) {
    forEachFrame(seed: seed) { screen, viewport, renderer in
      let positions = [Int(seed % 4), Int(seed % 3)]
      let frame = renderer.frame(of: screen, scrolledTo: positions)
      return violations(of: frame, screen, in: viewport)
    }
  }

  @Test(arguments: seeds)
  func `every control can be reached and is marked`(seed: UInt64) {
    forEachFrame(seed: seed) { screen, viewport, renderer in
      guard viewport.columns > 1, viewport.rows > 0 else { return [] }
      let plain = renderer.frame(of: screen)
      var positions: [Int] = []
      return screen.tappable.flatMap { index in
        let frame = renderer.frame(of: screen, scrolledTo: positions, focus: index)
        positions = frame.positions
        let hits = frame.focus.flatMap { region in
          (region.column..<region.column + region.columns).map {
            frame.affordance(atRow: region.row, column: $0)
          }
        }
        let isReached = hits.isEmpty == false && hits.allSatisfy { $0 == index }
        let isMarked =
          viewport.columns < 20 || renderer.marksNumbers || (frame.text == plain.text) == false
        return [isReached ? "" : "\(index) isn't reached", isMarked ? "" : "\(index) isn't marked"]
          + violations(of: frame, screen, in: viewport)
      }
    }
  }

  @Test(arguments: seeds, [Vocabulary.english, .korean])
  func `a linear reading has a printable line for each node with a name`(
    seed: UInt64, words: Vocabulary
  ) {
    var words = words
    words.roles[.text] = "te\u{1B}[2Jxt\nforged"
    words.disabled = "\u{202E}"
    let screen = Screen(seed: seed)
    let renderer = TextRenderer(viewport: Viewport(columns: 0, rows: 0), style: .linear(words))
    let frame = renderer.frame(of: screen)
    let isPrintable = frame.text.unicodeScalars.allSatisfy { $0 == "\n" || $0.isPrintable }
    #expect(isPrintable, "\(frame.text)")
    let nodes = screen.topLayer.flattenedNodes
    let nameless = nodes.count { $0.role == .group && $0.name.isEmpty }
    #expect(frame.text.split(separator: "\n").count == 1 + nodes.count - nameless)
    #expect(frame.regions.isEmpty && frame.runs.isEmpty)
  }

  /// Calls a closure with screens in all viewports, and expects that it returns no violations.
  private func forEachFrame(
    seed: UInt64, violations: (Screen<Int>, Viewport, TextRenderer) -> [String]
  ) {
    let screen = Screen(seed: seed)
    let style = TextStyle.grid(seed % 2 == 0 ? .unicode : .ascii)
    for viewport in FrameLawTests.viewports {
      var renderer = TextRenderer(viewport: viewport, style: style)
      renderer.marksNumbers = seed % 3 == 0
      renderer.isRaised = seed % 5 < 3
      let found = violations(screen, viewport, renderer).filter { $0.isEmpty == false }
      if found.isEmpty == false {
        Issue.record("\(viewport): \(found.joined(separator: ", "))\n\(renderer.render(screen))")
      }
    }
  }

  private func violations(
    of frame: Frame, _ screen: Screen<Int>, in viewport: Viewport
  ) -> [String] {
    let text = frame.text
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    let rows = 0..<(text == "\n" ? 0 : lines.count)
    let columns = 0..<viewport.columns
    let most = TextRenderer.mostColumns
    let margin = max(0, (viewport.columns - most) / 2)
    let enabled = Set(screen.affordances.indices.filter { screen.affordances[$0].isEnabled })
    let covered = Set(frame.runs.filter { $0.emphasis == .covered }.map(\.row))
    let others = frame.runs.filter { ($0.emphasis == .covered) == false }.map(\.row)
    let regions = frame.regions + frame.focus
    let taps = frame.regions.filter { ($0.affordance == nil) == false }
    let isWhole = viewport.rows == 400
    let laws: [(String, Bool)] = [
      (
        "ends with one line feed",
        text.hasSuffix("\n") && (text == "\n" || text.hasSuffix("\n\n") == false)
      ),
      ("has as many rows as fit", lines.count <= max(viewport.rows, 1)),
      ("has no wide lines", lines.allSatisfy { $0.displayWidth <= viewport.columns }),
      ("has no trailing blanks", lines.allSatisfy { ($0.last == " ") == false }),
      ("can be printed", text.unicodeScalars.allSatisfy { $0 == "\n" || $0.isPrintable }),
      (
        "is as wide as can be read, in the middle",
        lines.allSatisfy { line in
          line.prefix(margin).allSatisfy { $0 == " " } && line.displayWidth <= margin + most
        }
      ),
      (
        "has regions inside",
        regions.allSatisfy { region in
          rows.contains(region.row) && region.column >= 0 && region.columns > 0
            && region.column + region.columns <= viewport.columns
        }
      ),
      (
        "has taps on what is enabled alone",
        taps.allSatisfy { region in
          enabled.contains(region.affordance ?? -1)
            && (region.column..<region.column + region.columns).allSatisfy {
              frame.affordance(atRow: region.row, column: $0) == region.affordance
            }
        }
      ),
      (
        "shows everything if there is room",
        isWhole == false || Set(taps.compactMap(\.affordance)) == Set(screen.tappable)
      ),
      (
        "has runs inside",
        frame.runs.allSatisfy { run in
          (0..<lines.count).contains(run.row) && run.columns.isEmpty == false
            && columns.contains(run.columns)
        }
      ),
      ("covers nothing without a modal", covered.isEmpty || screen.layers.count > 1),
      (
        "covers no row of the modal",
        covered.isDisjoint(with: frame.regions.map(\.row)) && covered.isDisjoint(with: others)
      ),
    ]
    return laws.filter { $0.1 == false }.map(\.0)
  }
}

extension Screen {
  /// The indices of the affordances that have cells.
  fileprivate var tappable: [Int] {
    affordances.indices.filter { index in
      affordances[index].isEnabled
        && [.dismiss, .submit, .focus, .leave].contains(affordances[index].gesture) == false
    }
  }
}
