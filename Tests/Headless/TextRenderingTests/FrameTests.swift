import HeadlessUI
import PlainText
import TestSizes
import Testing
import TextRendering

@Suite struct FrameTests {
  private static let seeds = TestSizes.size(quick: UInt64(0)..<8, exhaustive: 0..<200)
  private static let viewports = [(20, 10), (32, 12), (40, 24), (60, 20), (120, 400)]

  @Test func `regions lie in the viewport, and no two that can be tapped overlap`() {
    forEachFrame { screen, viewport, frame, seed in
      let enabled = screen.affordances.indices.filter { screen.affordances[$0].isEnabled }
      for region in frame.regions {
        let isInside =
          (0..<viewport.rows).contains(region.row) && region.column >= 0 && region.columns > 0
          && region.column + region.columns <= viewport.columns
        #expect(isInside, "seed \(seed), \(viewport), \(region)")
        guard let affordance = region.affordance else { continue }
        #expect(enabled.contains(affordance), "seed \(seed), \(viewport), \(region)")
        for column in region.column..<region.column + region.columns {
          let hit = frame.affordance(atRow: region.row, column: column)
          #expect(hit == affordance, "seed \(seed), \(viewport), \(region)")
        }
      }
    }
  }

  @Test func `if everything is visible, every enabled affordance has a region`() {
    for seed in FrameTests.seeds {
      var random = RandomScreen(seed: seed)
      let screen = random.screen()
      let viewport = Viewport(columns: 120, rows: 400)
      let frame = TextRenderer(viewport: viewport).frame(of: screen)
      let shown = Set(frame.regions.compactMap(\.affordance))
      let tappable = screen.affordances.indices.filter { index in
        let affordance = screen.affordances[index]
        return affordance.isEnabled && (affordance.gesture == .dismiss) == false
      }
      #expect(shown == Set(tappable), "seed \(seed)\n\(frame.text)")
    }
  }

  @Test func `a screen is at most 100 columns wide, in the middle of a wider viewport`() {
    forEachFrame(viewports: [(101, 40), (160, 40), (160, 12), (1_000, 40)]) {
      _, viewport, frame, seed in
      let margin = (viewport.columns - 100) / 2
      for line in frame.text.split(separator: "\n") {
        let isReadable =
          line.prefix(margin).allSatisfy { $0 == " " }
          && String(line).displayWidth <= margin + 100
        #expect(isReadable, "seed \(seed), \(viewport)\n\(line)")
      }
    }
  }

  @Test func `the region of a node covers its text`() throws {
    let screen = LockerScreen.open.screen
    let frame = TextRenderer(viewport: Viewport(columns: 60, rows: 24)).frame(of: screen)
    let lines = frame.text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, name) in [(0, "[Help]"), (1, "[한국어]"), (2, "[Locker 1"), (11, "[+]")] {
      let regions = frame.regions.filter { $0.affordance == index }
      #expect(regions.count == 1)
      let region = try #require(regions.first)
      let words = lines[region.row].dropping(columns: region.column)
      #expect(words.hasPrefix(name), "\(name)")
    }
    let heading = frame.regions.filter { $0.node == 4 }
    #expect(heading.map(\.affordance) == [nil])
    let line = lines[try #require(heading.first).row]
    #expect(line.hasPrefix("Small"))
  }

  @Test func `the focus is always visible and marked`() {
    for seed in FrameTests.seeds {
      var random = RandomScreen(seed: seed)
      let screen = random.screen()
      for (columns, rows) in FrameTests.viewports {
        let viewport = Viewport(columns: columns, rows: rows)
        let plain = TextRenderer(viewport: viewport).frame(of: screen)
        for (index, affordance) in screen.affordances.enumerated()
        where affordance.isEnabled && (affordance.gesture == .dismiss) == false {
          let frame = TextRenderer(viewport: viewport).frame(of: screen, focus: index)
          let isShown = frame.regions.contains { $0.affordance == index }
          #expect(isShown, "seed \(seed), \(viewport), \(affordance)\n\(frame.text)")
          #expect((frame.text == plain.text) == false, "seed \(seed), \(viewport), \(affordance)")
        }
      }
    }
  }

  @Test func `a button that is too tall is shown from its start, and a stepper at its signs`() {
    let name = "alpha beta gamma delta"
    let screen = Screen(
      title: "T",
      content: [
        .text("Above"),
        .button(Button(name, action: 1, status: Status("taken", holds: true))),
        .stepper(Stepper(name, value: "1", decrement: 2, increment: 3)),
        .text("Below"),
      ])
    let renderer = TextRenderer(viewport: Viewport(columns: 9, rows: 4))
    for position in 0...12 {
      let button = renderer.frame(of: screen, scrolledTo: [position], focus: 0)
      #expect(button.text.hasPrefix("T\n»alpha\n beta\n"), "\(position)\n\(button.text)")
      for sign in [1, 2] {
        let frame = renderer.frame(of: screen, scrolledTo: [position], focus: sign)
        #expect(frame.focus.map(\.affordance) == [sign], "\(position)\n\(frame.text)")
      }
    }
  }

  @Test func `a sign of one cell stays a sign when it has the focus`() {
    let stepper = Stepper("", value: "1", decrement: 1, increment: 2)
    let screen = Screen(title: "", content: [.stepper(stepper)])
    let renderer = TextRenderer(viewport: Viewport(columns: 2, rows: 6))
    for focus in [nil, 0, 1] {
      let frame = renderer.frame(of: screen, focus: focus)
      #expect(frame.text.split(separator: "\n").last == "-+")
      #expect(frame.focus.map(\.affordance) == [focus].compactMap(\.self))
    }
  }

  @Test func `the focus on an alert doesn't scroll what it covers`() {
    let renderer = TextRenderer(viewport: Viewport(columns: 20, rows: 10))
    let screen = LockerScreen.question.screen
    let positions = renderer.frame(of: screen, scrolledTo: [99]).positions
    for focus in screen.affordances.indices {
      let frame = renderer.frame(of: screen, scrolledTo: [99], focus: focus)
      #expect(frame.positions.first == positions.first)
    }
  }

  @Test func `a single row scrolls from the title to every control`() {
    let screen = LockerScreen.open.screen
    let renderer = TextRenderer(viewport: Viewport(columns: 20, rows: 1))
    #expect(renderer.render(screen) == "Parcel lockers at G…\n")
    for (index, affordance) in screen.affordances.enumerated() where affordance.isEnabled {
      let frame = renderer.frame(of: screen, focus: index)
      #expect(frame.focus.map(\.affordance) == [index], "\(affordance)\n\(frame.text)")
    }
  }

  @Test func `a region ends where its cells end`() {
    let screen = Screen(title: "", content: [.button(Button("Go", action: 1))])
    let frame = TextRenderer(viewport: Viewport(columns: 20, rows: 10)).frame(of: screen)
    let region = frame.regions.first
    let cells = (0..<10).flatMap { row in (0..<30).map { column in (row, column) } }
    let inside = cells.filter { region?.contains(row: $0.0, column: $0.1) == true }
    #expect(inside.count == 20)
    #expect(Set(inside.map(\.0)).count == 1)
    #expect(inside.map(\.1) == Array(0..<20))
  }

  @Test func `each layer has its own position`() {
    let renderer = TextRenderer(viewport: Viewport(columns: 24, rows: 16))
    let base = LockerScreen.open.screen
    let covered = LockerScreen.question.screen
    let top = renderer.frame(of: base, scrolledTo: [3]).text.split(separator: "\n").first
    let frame = renderer.frame(of: covered, scrolledTo: [3, 99])
    #expect(frame.text.split(separator: "\n").first == top)
    #expect(frame.positions == [3, 0])
    #expect(renderer.frame(of: covered, scrolledTo: [.min]).positions == [0, 0])
    #expect(renderer.frame(of: covered, scrolledTo: [.max, 1, 7]).positions.count == 2)
  }

  @Test func `covered nodes have no regions`() {
    let viewport = Viewport(columns: 60, rows: 20)
    let frame = TextRenderer(viewport: viewport).frame(of: LockerScreen.warning.screen)
    #expect(frame.regions.map(\.node) == [0, 1])
    #expect(frame.regions.map(\.affordance) == [0, 1])
    #expect(frame.affordance(atRow: 1, column: 58) == nil)
  }

  private func forEachFrame(
    viewports: [(Int, Int)] = [(0, 0), (1, 1), (3, 9)] + FrameTests.viewports,
    _ body: (Screen<Int>, Viewport, Frame, UInt64) -> Void
  ) {
    for seed in FrameTests.seeds {
      var random = RandomScreen(seed: seed)
      let screen = random.screen()
      for (columns, rows) in viewports {
        let viewport = Viewport(columns: columns, rows: rows)
        let renderer = TextRenderer(viewport: viewport)
        body(screen, viewport, renderer.frame(of: screen, scrolledTo: [Int(seed % 3)]), seed)
      }
    }
  }
}

extension Substring {
  fileprivate func dropping(columns: Int) -> Substring {
    var width = 0
    return drop { character in
      width += character.displayWidth
      return width <= columns
    }
  }
}
