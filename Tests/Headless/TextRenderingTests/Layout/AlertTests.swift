import HeadlessUI
import Testing
import TextRendering

@Suite struct AlertTests {
  @Test func `an alert shows all its buttons if there are rows for them`() {
    let buttons = (0..<2).map { (index: Int) in Button("Do the thing \(index)", action: index) }
    for message in ["Delete everything now?", "재료가 모자라요. 재고를 수정할까요?", "?"] {
      let screen = Screen(
        title: "Base", coveredBy: [Layer(.alert, message: message, buttons: buttons)])
      for rows in 3...24 {
        for columns in [18, 20, 24, 40, 80] {
          let viewport = Viewport(columns: columns, rows: rows)
          let frame = TextRenderer(viewport: viewport).frame(of: screen)
          #expect(Set(frame.regions.compactMap(\.affordance)) == [0, 1], "\(viewport)")
        }
      }
    }
  }

  @Test func `an alert of one text takes the same rows as a title or as a message`() {
    let buttons = [Button("OK", action: 1)]
    for viewport in [Viewport(columns: 60, rows: 20), Viewport(columns: 12, rows: 6)] {
      let renderer = TextRenderer(viewport: viewport)
      let alerts = [
        Layer(.alert, title: "Saved", buttons: buttons),
        Layer(.alert, message: "Saved", buttons: buttons),
      ]
      let texts = alerts.map { renderer.render(Screen(title: "Base", coveredBy: [$0])) }
      #expect(texts[0] == texts[1])
      #expect(texts[0].contains("Saved"))
    }
  }

  @Test func `a tall alert scrolls its text and keeps its buttons`() {
    let words = (1...30).map { "Line \($0)." }
    let buttons = answers(3)
    let alert = Layer(.alert, message: words.joined(separator: "\n"), buttons: buttons)
    let screen = Screen(title: "Base", coveredBy: [alert])
    for (columns, rows) in [(20, 10), (40, 24), (60, 20), (16, 7)] {
      let renderer = TextRenderer(viewport: Viewport(columns: columns, rows: rows))
      let last = renderer.frame(of: screen, scrolledTo: [0, .max]).positions.last ?? 0
      let frames = (0...last).map { renderer.frame(of: screen, scrolledTo: [0, $0]) }
      #expect(frames.allSatisfy { Set($0.regions.compactMap(\.affordance)) == [0, 1, 2] })
      #expect(words.allSatisfy { word in frames.contains { $0.text.contains(word) } })
    }
  }

  @Test func `buttons that don't fit scroll with the text`() {
    let buttons = answers(9)
    let screen = Screen(
      title: "Base", coveredBy: [Layer(.alert, message: "Which of them?", buttons: buttons)])
    let renderer = TextRenderer(viewport: Viewport(columns: 20, rows: 8))
    for focus in 0..<9 {
      let frame = renderer.frame(of: screen, focus: focus)
      #expect(frame.regions.contains { $0.affordance == focus })
      #expect(frame.text.contains("Answer \(focus)"))
    }
  }

  @Test func `a tall alert has a frame if that leaves rows for its text`() {
    let words = (1...30).map { "Line \($0)." }.joined(separator: "\n")
    let screen = Screen(title: "", coveredBy: [Layer(.alert, message: words, buttons: answers(3))])
    for rows in 3...12 {
      let text = TextRenderer(viewport: Viewport(columns: 20, rows: rows)).render(screen)
      #expect(text.contains("╭") == (rows >= 7), "\(rows) rows\n\(text)")
    }
  }

  @Test func `buttons that take all rows leave the text in sight`() {
    for rows in 2...12 {
      let alert = Layer(.alert, message: "Which of them?", buttons: answers(rows))
      let renderer = TextRenderer(viewport: Viewport(columns: 12, rows: rows))
      let text = renderer.render(Screen(title: "Base", coveredBy: [alert]))
      #expect(text.contains("Which of"), "\(rows) rows\n\(text)")
    }
  }

  @Test func `a text with a single row has no marks among the buttons`() {
    let buttons = [Button("OK", action: 1), Button("No", action: 2)]
    let screen = Screen(
      title: "", coveredBy: [Layer(.alert, message: "one two three", buttons: buttons)])
    let text = TextRenderer(viewport: Viewport(columns: 12, rows: 2)).render(screen)
    #expect(text == "  one two\n[ OK ] [No ]\n")
  }

  @Test func `an alert clears no more of a sheet than the rows that it covers`() {
    let title = String(repeating: "A title of many words. ", count: 40)
    let lower = (0..<30).map { Node<Int>.text("Line \($0)") }
    var screen = Screen(
      title: "Base",
      coveredBy: [
        .sheet(title: "Lower", content: lower, dismissal: Dismissal(2)),
        .sheet(title: title, content: [.text("Above"), .text("Below")], dismissal: Dismissal(1)),
      ])
    let renderer = TextRenderer(viewport: Viewport(columns: 80, rows: 24))
    let plain = renderer.render(screen).split(separator: "\n")
    screen.layers.append(.alert(AlertIntent(title: "T", buttons: [])))
    let lines = renderer.render(screen).split(separator: "\n")
    #expect(plain.count == 3)
    #expect(Array(lines.prefix(3)) == plain)
  }

  @Test func `buttons are beside each other if they fit to the cell`() {
    let alert = Layer<Int>(.alert, buttons: [Button("Water", action: 1), Button("No", action: 2)])
    let screen = Screen(title: "", coveredBy: [alert])
    for (columns, text) in [(14, "[   Water    ]\n[     No     ]\n"), (15, "[Water] [ No  ]\n")] {
      let renderer = TextRenderer(viewport: Viewport(columns: columns, rows: 3))
      #expect(renderer.render(screen).drop { $0 == "\n" } == text)
    }
  }

  @Test func `the name of a button breaks words rather than being cut`() {
    let name = "abcdef ghijkl mnopqr stuvwx yzabcd"
    let alert = Layer(.alert, title: "T", buttons: [Button(name, action: 1)])
    let screen = Screen(title: "T", coveredBy: [alert])
    let text = TextRenderer(viewport: Viewport(columns: 12, rows: 10)).render(screen)
    let lines = text.split(separator: "\n").suffix(4).map(String.init)
    #expect(lines == ["[abcdef ghi", " jkl mnopqr", " stuvwx yza", "    bcd    ]"])
  }

  private func answers(_ count: Int) -> [Button<Int>] {
    (0..<count).map { (index: Int) in Button("Answer \(index)", action: index) }
  }
}
