import HeadlessUI
import Testing
import TextRendering

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
    (
      "alert \"Sure?\"\n  button \"Yes\" [1]", 30,
      [.title: ["Sure?"], .available: ["[", "]"]]
    ),
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
