import Testing
import TextRendering
import TextSnapshots

@Suite struct LockerSnapshotTests {
  private enum Language: String, CaseIterable {
    case english = "en"
  }

  @Test(arguments: LockerScreen.allCases)
  func `a screen of another app looks as recorded`(locker: LockerScreen) {
    let viewports = [(20, 10), (40, 24), (60, 20), (120, 40)].map {
      Viewport(columns: $0, rows: $1)
    }
    expectSnapshots(of: locker, viewports: viewports, styles: ["": .grid()])
  }

  @Test(arguments: LockerScreen.allCases)
  func `a screen of another app looks as recorded in ASCII and line by line`(
    locker: LockerScreen
  ) {
    expectSnapshots(
      of: locker, viewports: [Viewport(columns: 60, rows: 20)],
      styles: ["ascii": .grid(.ascii), "linear": .linear(), "linear-ko": .linear(.korean)])
  }

  @Test func `the focus is marked on buttons, on signs, and in the bar`() {
    let renderer = TextRenderer(viewport: Viewport(columns: 40, rows: 24))
    for (focus, name) in [(1, "bar"), (4, "button"), (11, "sign")] {
      expectSnapshot(
        of: renderer.frame(of: LockerScreen.open.screen, focus: focus).text,
        named: "Locker/open-focused-\(name).40x24.en"
      )
    }
  }

  @Test func `a scrolled screen has a title of one line and marks for hidden lines`() {
    let renderer = TextRenderer(viewport: Viewport(columns: 24, rows: 16))
    for position in [0, 1, 4, 99] {
      expectSnapshot(
        of: renderer.render(LockerScreen.open.screen, scrolledTo: [position]),
        named: "Locker/open-scrolled-\(position).24x16.en"
      )
    }
  }

  private func expectSnapshots(
    of locker: LockerScreen,
    viewports: [Viewport],
    styles: KeyValuePairs<String, TextStyle>,
    line: UInt = #line
  ) {
    TextSnapshots.expectSnapshots(
      named: "Locker/\(locker.rawValue)", viewports: viewports, languages: Language.allCases,
      styles: styles, line: line
    ) { _ in
      locker.screen
    }
  }
}
