import Testing
import TextRendering
import TextSnapshots

@Suite(.snapshots(in: "Tests/Headless/TextRenderingTests/Snapshots"))
struct SnapshotTests {
  @Test(
    arguments: [
      (.open, 20, 10), (.open, 40, 24), (.open, 60, 20), (.open, 120, 40), (.question, 20, 10),
      (.question, 40, 24), (.details, 40, 24), (.details, 120, 40), (.warning, 60, 20),
      (.warning, 120, 40),
    ] as [(LockerScreen, Int, Int)])
  func `a screen of another app looks as recorded`(locker: LockerScreen, columns: Int, rows: Int) {
    let viewport = Viewport(columns: columns, rows: rows)
    expectSnapshot(
      of: locker.screen, drawnBy: TextRenderer(viewport: viewport),
      named: "Locker/\(locker.rawValue).\(viewport).en")
  }

  @Test(arguments: [
    (LockerScreen.open, "60x20.en.ascii", TextStyle.grid(.ascii)),
    (.warning, "60x20.en.ascii", .grid(.ascii)), (.open, "en.linear", .linear()),
    (.question, "en.linear", .linear()), (.details, "en.linear", .linear()),
    (.open, "en.linear-ko", .linear(.korean)), (.question, "en.linear-ko", .linear(.korean)),
    (.details, "en.linear-ko", .linear(.korean)),
  ])
  func `a screen of another app looks as recorded in ASCII and line by line`(
    locker: LockerScreen, name: String, style: TextStyle
  ) {
    let renderer = TextRenderer(viewport: Viewport(columns: 60, rows: 20), style: style)
    expectSnapshot(
      of: locker.screen, drawnBy: renderer, named: "Locker/\(locker.rawValue).\(name)")
  }

  @Test(arguments: [(1, "bar"), (4, "button"), (11, "sign")])
  func `the focus is marked on buttons, on signs, and in the bar`(focus: Int, name: String) {
    let renderer = TextRenderer(viewport: Viewport(columns: 40, rows: 24))
    expectSnapshot(
      of: renderer.frame(of: LockerScreen.open.screen, focus: focus).text,
      named: "Locker/open-focused-\(name).40x24.en")
  }

  @Test(arguments: [0, 1, 99])
  func `a scrolled screen has a title of one line and marks for hidden lines`(position: Int) {
    let renderer = TextRenderer(viewport: Viewport(columns: 24, rows: 16))
    expectSnapshot(
      of: renderer.render(LockerScreen.open.screen, scrolledTo: [position]),
      named: "Locker/open-scrolled-\(position).24x16.en")
  }

  @Test(
    arguments: [
      (.desk, 20, 40), (.desk, 40, 40), (.desk, 60, 40), (.desk, 120, 24), (.question, 20, 40),
      (.question, 60, 40),
    ] as [(MixerScreen, Int, Int)])
  func `long names and values look as recorded`(mixer: MixerScreen, columns: Int, rows: Int) {
    let viewport = Viewport(columns: columns, rows: rows)
    expectSnapshot(
      of: mixer.screen, drawnBy: TextRenderer(viewport: viewport),
      named: "Mixer/\(mixer.rawValue).\(viewport).en")
  }

  @Test(
    arguments: [(.menu, 20, 30), (.menu, 40, 20), (.menu, 90, 20), (.question, 40, 20)]
      as [(CafeScreen, Int, Int)])
  func `buttons with values and symbols look as recorded`(
    cafe: CafeScreen, columns: Int, rows: Int
  ) {
    let viewport = Viewport(columns: columns, rows: rows)
    expectSnapshot(
      of: cafe.screen, drawnBy: TextRenderer(viewport: viewport),
      named: "Cafe/\(cafe.rawValue).\(viewport).en")
  }

  @Test(arguments: [CafeScreen.menu, .question])
  func `buttons with values are read as recorded`(cafe: CafeScreen) {
    let renderer = TextRenderer(viewport: Viewport(columns: 0, rows: 0), style: .linear())
    expectSnapshot(
      of: cafe.screen, drawnBy: renderer, named: "Cafe/\(cafe.rawValue).en.linear")
  }
}
