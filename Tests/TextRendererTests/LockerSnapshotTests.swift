import Testing
import TextRenderer
import TextSnapshots

@Suite struct LockerSnapshotTests {
  @Test(arguments: LockerScreen.allCases)
  func `a screen of another kind looks as recorded`(locker: LockerScreen) {
    for (columns, rows) in [(20, 10), (40, 24), (60, 20), (120, 40)] {
      let renderer = TextRenderer(viewport: Viewport(columns: columns, rows: rows))
      expectSnapshot(
        of: renderer.render(locker.screen), named: name(locker, renderer.viewport, ""))
    }
  }

  @Test(arguments: LockerScreen.allCases)
  func `a screen of another kind looks as recorded in ASCII and line by line`(
    locker: LockerScreen
  ) {
    let viewport = Viewport(columns: 60, rows: 20)
    let styles: [(TextStyle, String)] = [
      (.grid(.ascii), ".ascii"), (.linear(), ".linear"), (.linear(.korean), ".linear-ko"),
    ]
    for (style, suffix) in styles {
      let renderer = TextRenderer(viewport: viewport, style: style)
      expectSnapshot(
        of: renderer.render(locker.screen), named: name(locker, viewport, suffix))
    }
  }

  @Test func `the focus is marked on buttons, on signs and in the bar`() {
    let renderer = TextRenderer(viewport: Viewport(columns: 40, rows: 24))
    for (focus, name) in [(1, "bar"), (4, "button"), (11, "sign")] {
      expectSnapshot(
        of: renderer.frame(of: LockerScreen.open.screen, focus: focus).text,
        named: "Locker/open-focused-\(name).40x24.en"
      )
    }
  }

  @Test func `a scrolled screen has a title of one line and marks for what is hidden`() {
    let renderer = TextRenderer(viewport: Viewport(columns: 24, rows: 16))
    for position in [0, 1, 4, 99] {
      expectSnapshot(
        of: renderer.render(LockerScreen.open.screen, scrolledTo: [position]),
        named: "Locker/open-scrolled-\(position).24x16.en"
      )
    }
  }

  private func name(_ locker: LockerScreen, _ viewport: Viewport, _ suffix: String) -> String {
    "Locker/\(locker.rawValue).\(viewport).en\(suffix)"
  }
}
