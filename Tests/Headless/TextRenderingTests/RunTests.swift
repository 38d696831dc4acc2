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

  @Test func `the message of an alert without a title is its title`() {
    let alert = Layer(.alert, message: "Sure?", buttons: [Button("Yes", action: 1)])
    let frame = TextRenderer(viewport: Viewport(columns: 30, rows: 6))
      .frame(of: Screen(title: "", coveredBy: [alert]))
    #expect(frame.texts[.title] == ["Sure?"])
  }

  @Test func `a status that holds is told from a warning`() {
    let statuses = [
      Status("changed", holds: true), Status("low", holds: true, isWarning: true),
      Status("off", holds: false, isWarning: true),
    ]
    let screen = Screen(
      title: "",
      content: statuses.flatMap { status -> [Node<Int>] in
        [
          .button(Button("Name", action: 1, status: status)),
          .stepper(Stepper("Name", value: "", decrement: 1, increment: 2, status: status)),
        ]
      })
    for columns in [13, 16, 18, 60] {
      let frame = TextRenderer(viewport: Viewport(columns: columns, rows: 20)).frame(of: screen)
      #expect(frame.texts[.status] == ["changed", "changed"])
      #expect(frame.texts[.warning] == ["low", "low"])
    }
  }

  @Test func `a destructive button that is disabled is told as disabled`() {
    let button = Button<Int>("Delete", action: nil, role: .destructive)
    let frame = TextRenderer(viewport: Viewport(columns: 30, rows: 6))
      .frame(of: Screen(title: "", content: [.button(button)]))
    #expect(Set(frame.texts.keys) == [.disabled])
  }

  @Test func `the value of a button is told unless that is disabled`() {
    let screen = Screen(
      title: "",
      content: [
        .button(Button("Tea", value: "$4", action: 1)),
        .button(Button("Soup", value: "$5", action: nil)),
      ])
    let frame = TextRenderer(viewport: Viewport(columns: 10, rows: 6)).frame(of: screen)
    #expect(
      frame.texts == [.available: ["[", "]"], .value: ["$4"], .disabled: ["(Soup $5)"]])
  }

  @Test func `a value that just fits stays between its signs`() {
    let stepper = Stepper("Name", value: "1234567890", decrement: 1, increment: 2)
    let screen = Screen(title: "", content: [.stepper(stepper)])
    let frame = TextRenderer(viewport: Viewport(columns: 18, rows: 6)).frame(of: screen)
    #expect(frame.text.contains("\n[-] 1234567890 [+]\n"))
  }

  private func texts(of screen: Screen<Int>) -> [Emphasis: [String]] {
    TextRenderer(viewport: Viewport(columns: 100, rows: 30)).frame(of: screen).texts
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
