import HeadlessUI
import Testing
import TextRendering

@Suite struct FrameTests {
  @Test func `a button that is too tall is shown from its start, and a stepper at its signs`() {
    let name = "alpha beta gamma delta"
    let screen = Screen(
      title: "T",
      parts: """
        text "Above"
        button "\(name)" [1] status "taken" holds
        stepper "\(name)" "1" decrease [2] increase [3]
        text "Below"
        """)
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

  @Test(arguments: [nil, 0, 1])
  func `a sign of one cell stays a sign when it has the focus`(focus: Int?) {
    let screen = Screen(parts: #"stepper "" "1" decrease [1] increase [2]"#)
    let renderer = TextRenderer(viewport: Viewport(columns: 2, rows: 6))
    let frame = renderer.frame(of: screen, focus: focus)
    #expect(frame.text.split(separator: "\n").last == "-+")
    #expect(frame.focus.map(\.affordance) == [focus].compactMap(\.self))
  }

  @Test func `the focus on an alert doesn't scroll what it covers`() {
    let renderer = TextRenderer(viewport: Viewport(columns: 20, rows: 10))
    let screen = LockerScreen.question
    let positions = renderer.frame(of: screen, scrolledTo: [99]).positions
    for focus in screen.affordances.indices {
      let frame = renderer.frame(of: screen, scrolledTo: [99], focus: focus)
      #expect(frame.positions.first == positions.first)
    }
  }

  @Test func `a region ends where its cells end`() {
    let region = Screen(parts: #"button "Go" [1]"#).frame(columns: 20, rows: 10).regions.first
    let cells = (-1..<10).flatMap { row in (-1..<30).map { column in [row, column] } }
    let inside = cells.filter { region?.contains(row: $0[0], column: $0[1]) == true }
    #expect(inside == (0..<20).map { [region?.row ?? -1, $0] })
  }

  @Test func `each layer has its own position`() {
    let renderer = TextRenderer(viewport: Viewport(columns: 24, rows: 16))
    let base = LockerScreen.open
    let covered = LockerScreen.question
    let top = renderer.frame(of: base, scrolledTo: [3]).text.split(separator: "\n").first
    let frame = renderer.frame(of: covered, scrolledTo: [3, 99])
    #expect(frame.text.split(separator: "\n").first == top)
    #expect(frame.positions == [3, 0])
    #expect(renderer.frame(of: covered, scrolledTo: [.min]).positions == [0, 0])
    #expect(renderer.frame(of: covered, scrolledTo: [.max, 1, 7]).positions.count == 2)
  }

  @Test(arguments: [(-1, 0), (Int.min, 0), (0, 0), (60, 60), (1_000, 1_000), (Int.max, 1_000)])
  func `each side of a viewport is clamped to the range`(asked: Int, given: Int) {
    let viewports = [Viewport(columns: asked, rows: 20), Viewport(columns: 20, rows: asked)]
    #expect(viewports.map(\.description) == ["\(given)x20", "20x\(given)"])
  }
}
