import HeadlessUI
import Testing
import TextRendering

@Suite struct HeaderTests {
  @Test func `a title that fits on a line isn't cut`() {
    let title = "Fresh juice, made for you"
    let screens = [
      Screen<Int>(title: title),
      Screen(title: title, bar: [Button("Edit stock", action: 1)]),
      Screen(title: title, bar: [Button("Edit stock", action: 1), Button("Help", action: 2)]),
    ]
    for columns in 25...60 {
      for rows in 1..<16 {
        for screen in screens {
          let viewport = Viewport(columns: columns, rows: rows)
          let text = TextRenderer(viewport: viewport).render(screen)
          #expect(text.contains(title), "\(viewport)\n\(text)")
        }
      }
    }
  }

  @Test func `a whole title takes at most a third of the rows`() {
    let title = "one two three four five six seven eight nine"
    let screen = Screen(title: title, bar: [Button("Go", action: 1)])
    for rows in 1..<16 {
      let text = TextRenderer(viewport: Viewport(columns: 20, rows: rows)).render(screen)
      #expect(text.contains("nine") == (rows >= 12), "\(rows) rows\n\(text)")
    }
  }

  @Test(arguments: [
    ("Go", "A title long… [Go]\n"), ("Go on", "A title longer th…\n           [Go on]\n"),
  ])
  func `a title that is cut is beside the bar if half of it fits there`(
    name: String, header: String
  ) {
    let screen = Screen(title: "A title longer than a line", bar: [Button(name, action: 1)])
    let text = TextRenderer(viewport: Viewport(columns: 18, rows: 4)).render(screen)
    #expect(text == header)
  }
}
