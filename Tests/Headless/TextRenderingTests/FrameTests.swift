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

  @Test func `each position shows other lines, up to the last`() {
    let renderer = TextRenderer(viewport: Viewport(columns: 20, rows: 10))
    let last = renderer.frame(of: LockerScreen.open, scrolledTo: [99]).positions.first ?? 0
    let texts = (0...last).map { renderer.frame(of: LockerScreen.open, scrolledTo: [$0]).text }
    #expect(last > 1 && Set(texts).count == texts.count)
  }

  @Test(arguments: [(-1, 0), (Int.min, 0), (0, 0), (60, 60), (1_000, 1_000), (Int.max, 1_000)])
  func `each side of a viewport is clamped to the range`(asked: Int, given: Int) {
    let viewports = [Viewport(columns: asked, rows: 20), Viewport(columns: 20, rows: asked)]
    #expect(viewports.map(\.description) == ["\(given)x20", "20x\(given)"])
  }
}

@Suite struct RunTests {
  @Test func `a run tells the meaning of its text`() {
    #expect(
      texts(of: LockerScreen.open) == [
        .title: ["Parcel lockers at Gleis 3", "Small", "Large"],
        .value: ["23:59", "1", "12"],
        .warning: ["taken", "taken", "taken"],
        .disabled: ["(Locker 3 taken)", "(Locker 6 taken)", "(Locker 7 taken)", "(-)"],
        .destructive: ["! Ramp 8, step-free"],
        .available: Array(repeating: ["[", "]"], count: 10).flatMap(\.self),
      ])
    #expect(
      texts(of: LockerScreen.question)[.title] == ["Open locker 4?"]
        && texts(of: LockerScreen.question)[.disabled] == ["(Pay first)"])
    let covered = texts(of: LockerScreen.details)[.covered] ?? []
    #expect(covered.contains("│ Parcel lockers at Gleis 3 [Help] [한국어] │"))
  }

  private static let parts: [(parts: String, columns: Int, texts: [Emphasis: [String]])] = [
    ("alert \"Sure?\"\n  button \"Yes\" [1]", 30, [.title: ["Sure?"], .available: ["[", "]"]]),
    (#"button "Delete" destructive"#, 30, [.disabled: ["(! Delete )"]]),
    (
      "button \"Tea\" value \"$4\" [1]\nbutton \"Soup\" value \"$5\"", 10,
      [.available: ["[", "]"], .value: ["$4"], .disabled: ["(Soup $5)"]]
    ),
  ]

  @Test(arguments: parts)
  func `the title of an alert is told, and what is disabled is told as that alone`(
    parts: String, columns: Int, texts: [Emphasis: [String]]
  ) {
    #expect(Screen(parts: parts).frame(columns: columns, rows: 6).texts == texts)
  }

  @Test(arguments: [13, 16, 18, 60])
  func `a status that holds is told from a warning`(columns: Int) {
    let statuses = [#""changed" holds"#, #""low" warning holds"#, #""off" warning"#]
    let parts = statuses.map {
      """
      button "Name" [1] status \($0)
      stepper "Name" "" decrease [1] increase [2] status \($0)

      """
    }
    let texts = Screen(parts: parts.joined()).frame(columns: columns, rows: 20).texts
    #expect(texts[.status] == ["changed", "changed"] && texts[.warning] == ["low", "low"])
  }

  @Test func `a value that just fits stays between its signs`() {
    let screen = Screen(parts: #"stepper "Name" "1234567890" decrease [1] increase [2]"#)
    #expect(screen.text(columns: 18, rows: 6).contains("\n[-] 1234567890 [+]\n"))
  }

  private func texts(of screen: Screen<Int>) -> [Emphasis: [String]] {
    screen.frame(columns: 100, rows: 30).texts
  }
}

extension Frame {
  /// The texts of the runs by meaning, with single blanks, and without those that have none.
  fileprivate var texts: [Emphasis: [String]] {
    let texts = runs.map { run in
      let words = text(run.row, run.columns.contains).split(separator: " ")
      return (run.emphasis, words.joined(separator: " "))
    }
    return Dictionary(grouping: texts.filter { $0.1.isEmpty == false }, by: \.0)
      .mapValues { $0.map(\.1) }
  }
}
