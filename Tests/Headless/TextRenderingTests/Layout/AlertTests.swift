import HeadlessUI
import Testing
import TextRendering

@Suite struct AlertTests {
  private static let words = (1...30).map { "Line \($0)." }

  /// Returns a screen with an alert that has a number of answers.
  private func alert(
    _ message: String = words.joined(separator: "\n"), answers: Int
  ) -> Screen<Int> {
    let buttons = (0..<answers).map { Button("Answer \($0)", action: $0).node }
    return Screen(title: "Base", coveredBy: [Layer(.alert, message: message, buttons: buttons)])
  }

  @Test func `an alert shows all its buttons if there are rows for them`() {
    for message in ["Delete everything now?", "재료가 모자라요. 재고를 수정할까요?", "?"] {
      for (rows, columns) in (3...24).flatMap({ rows in [18, 20, 24, 40].map { (rows, $0) } }) {
        let frame = alert(message, answers: 2).frame(columns: columns, rows: rows)
        #expect(Set(frame.regions.compactMap(\.affordance)) == [0, 1], "\(frame.text)")
      }
    }
  }

  @Test(arguments: [(60, 20), (12, 6)])
  func `an alert of one text takes the same rows as a title or as a message`(
    columns: Int, rows: Int
  ) {
    let texts = [#"alert "Saved""#, #"alert title "Saved""#].map {
      Screen(parts: $0 + "\n  button \"OK\" [1]").text(columns: columns, rows: rows)
    }
    #expect(texts[0] == texts[1] && texts[0].contains("Saved"))
  }

  @Test func `a tall alert scrolls its text and keeps its buttons`() {
    let screen = alert(answers: 3)
    for (columns, rows) in [(20, 10), (40, 24), (60, 20), (16, 7)] {
      let renderer = TextRenderer(viewport: Viewport(columns: columns, rows: rows))
      let last = renderer.frame(of: screen, scrolledTo: [0, .max]).positions.last ?? 0
      let frames = (0...last).map { renderer.frame(of: screen, scrolledTo: [0, $0]) }
      #expect(frames.allSatisfy { Set($0.regions.compactMap(\.affordance)) == [0, 1, 2] })
      #expect(Self.words.allSatisfy { word in frames.contains { $0.text.contains(word) } })
    }
  }

  @Test(arguments: 2...12)
  func `a tall alert has a frame if that leaves rows for its text, which stays in sight`(
    rows: Int
  ) {
    let tall = alert(answers: 3).text(columns: 20, rows: rows)
    #expect(tall.contains("╭") == (rows >= 7), "\(tall)")
    let wide = alert("Which of them?", answers: rows).text(columns: 12, rows: rows)
    #expect(wide.contains("Which of"), "\(wide)")
  }

  @Test func `an alert clears no more of a sheet than the rows that it covers`() {
    let title = String(repeating: "A title of many words. ", count: 40)
    let lower = (0..<30).map { Node<Int>.text("Line \($0)") }
    let screen = Screen<Int>(
      title: "Base",
      coveredBy: [
        .sheet(title: "Lower", content: lower, dismissal: Dismissal(2)),
        .sheet(title: title, content: [.text("Above"), .text("Below")], dismissal: Dismissal(1)),
      ])
    let plain = screen.text(columns: 80, rows: 24).split(separator: "\n")
    let covered = screen.covered(by: .alert(AlertIntent(title: "T", buttons: [])))
    let lines = covered.text(columns: 80, rows: 24).split(separator: "\n")
    #expect(plain.count == 3)
    #expect(Array(lines.prefix(3)) == plain)
  }

  @Test func `the name of a button breaks words rather than being cut`() {
    let name = "abcdef ghijkl mnopqr stuvwx yzabcd"
    let screen = Screen(parts: "alert title \"T\"\n  button \"\(name)\" [1]")
    #expect(
      screen.text(columns: 12, rows: 10).hasSuffix(
        "[abcdef ghi\n jkl mnopqr\n stuvwx yza\n    bcd    ]\n"))
  }
}
