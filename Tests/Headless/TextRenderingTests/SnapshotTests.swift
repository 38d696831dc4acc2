import HeadlessUI
import Testing
import TextRendering
import TextSnapshots

@Suite(.snapshots(in: "Tests/Headless/TextRenderingTests/Snapshots"))
struct SnapshotTests {
  private static let screens: [(String, Screen<Int>, [(columns: Int, rows: Int)])] = [
    ("Locker/open", LockerScreen.open, [(20, 10), (40, 24), (60, 20), (120, 40)]),
    ("Locker/question", LockerScreen.question, [(20, 10), (40, 24)]),
    ("Locker/details", LockerScreen.details, [(40, 24), (120, 40)]),
    ("Locker/warning", LockerScreen.warning, [(60, 20), (120, 40)]),
    ("Mixer/desk", MixerScreen.desk, [(20, 40), (40, 40), (60, 40), (120, 24)]),
    ("Mixer/question", MixerScreen.question, [(20, 40), (60, 40)]),
    ("Form/order", FormScreen.order, [(12, 50), (20, 45), (40, 40), (60, 40), (112, 30)]),
  ]

  @Test(arguments: screens) func `a screen of another app looks as recorded`(
    name: String, screen: Screen<Int>, sizes: [(columns: Int, rows: Int)]
  ) {
    for (columns, rows) in sizes {
      let renderer = TextRenderer(viewport: Viewport(columns: columns, rows: rows))
      expectSnapshot(of: screen, drawnBy: renderer, named: "\(name).\(renderer.viewport).en")
    }
  }

  @Test(arguments: [
    ("Locker/open.60x20.en.ascii", LockerScreen.open, TextStyle.grid(.ascii)),
    ("Locker/warning.60x20.en.ascii", LockerScreen.warning, .grid(.ascii)),
    ("Locker/open.en.linear", LockerScreen.open, .linear()),
    ("Locker/question.en.linear", LockerScreen.question, .linear()),
    ("Locker/details.en.linear", LockerScreen.details, .linear()),
    ("Locker/open.en.linear-ko", LockerScreen.open, .linear(.korean)),
    ("Locker/question.en.linear-ko", LockerScreen.question, .linear(.korean)),
    ("Locker/details.en.linear-ko", LockerScreen.details, .linear(.korean)),
    ("Form/order.60x20.en.ascii", FormScreen.order, .grid(.ascii)),
  ])
  func `a screen of another app looks as recorded in ASCII and line by line`(
    name: String, screen: Screen<Int>, style: TextStyle
  ) {
    let renderer = TextRenderer(viewport: Viewport(columns: 60, rows: 20), style: style)
    expectSnapshot(of: screen, drawnBy: renderer, named: name)
  }

  @Test(arguments: [(1, "bar"), (4, "button"), (11, "sign")])
  func `the focus is marked on buttons, on signs, and in the bar`(focus: Int, name: String) {
    let renderer = TextRenderer(viewport: Viewport(columns: 40, rows: 24))
    expectSnapshot(
      of: renderer.frame(of: LockerScreen.open, focus: focus).text,
      named: "Locker/open-focused-\(name).40x24.en")
  }

  @Test(arguments: [(7, 20, "middle"), (7, 99, "end"), (9, 40, "lines"), (6, 0, "empty")])
  func `the focus is marked around a text, which shows what is around the caret`(
    focus: Int, caret: Int, name: String
  ) {
    var renderer = TextRenderer(viewport: Viewport(columns: 40, rows: 40))
    renderer.caret = caret
    let frame = renderer.frame(of: FormScreen.order, focus: focus)
    expectSnapshot(of: frame.text, named: "Form/order-focused-\(name).40x40.en")
  }

  @Test func `the numbers of fields are at the left of their texts`() {
    var renderer = TextRenderer(viewport: Viewport(columns: 40, rows: 40))
    renderer.marksNumbers = true
    expectSnapshot(of: FormScreen.order, drawnBy: renderer, named: "Form/order-numbered.40x40.en")
  }

  @Test(arguments: [0, 1, 99])
  func `a scrolled screen has a title of one line and marks for hidden lines`(position: Int) {
    let renderer = TextRenderer(viewport: Viewport(columns: 24, rows: 16))
    expectSnapshot(
      of: renderer.render(LockerScreen.open, scrolledTo: [position]),
      named: "Locker/open-scrolled-\(position).24x16.en")
  }
}
