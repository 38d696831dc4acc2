import CellText
import HeadlessUI
import Testing
import TextRendering

@Suite struct NumberTests {
  @Test(arguments: [(9, "9Plum"), (10, "10Plum")])
  func `the largest number of a layer says how wide all of them are`(count: Int, last: String) {
    let figs = (1...100).map { (index: Int) in Node.button(Button("Fig", action: index)) }
    let plums = (1...count).map { (index: Int) in Node.button(Button("Plum", action: index)) }
    let pear = Node<Int>.button(Button("Pear", action: nil))
    let sheet = Layer.sheet(title: "", content: plums + [pear], dismissal: Dismissal(0))
    let screen = Screen(title: "", content: figs, coveredBy: [sheet])
    let lines = numbered(screen, columns: 7).text.split(separator: "\n")
    #expect(lines.contains { $0 == last })
    #expect(lines.contains { $0 == " 9Plum" } == (count > 9))
  }

  @Test func `the numbers on an alert are those of its buttons`() {
    let buttons = (1...10).map { Button("Yes", action: $0).node }
    let screen = Screen(title: "", coveredBy: [Layer(.alert, message: "Sure?", buttons: buttons)])
    let lines = numbered(screen, columns: 30).text.split(separator: "\n")
    #expect(lines.contains("  │  9        Yes          │"))
    #expect(lines.contains("  │ 10        Yes          │"))
  }

  @Test func `what an alert covers is drawn as without numbers`() {
    let figs = (1...10).map { (index: Int) in Node.button(Button("Fig", action: index)) }
    let buttons = (1...10).map { Button("Yes", action: $0).node }
    let alert = Layer(.alert, message: "Sure?", buttons: buttons)
    let screen = Screen(title: "", content: figs, coveredBy: [alert])
    let renderer = TextRenderer(viewport: Viewport(columns: 30, rows: 400))
    let plain = renderer.render(screen).split(separator: "\n").prefix(4)
    #expect(numbered(screen, columns: 30).text.split(separator: "\n").prefix(4) == plain)
    #expect(plain.joined().contains("[Fig"))
  }

  @Test func `a button of several lines has one number`() {
    let frame = numbered(Screen(parts: #"button "alpha beta gamma" [1]"#), columns: 8)
    #expect(frame.regions.count == 3 && frame.runs.count { $0.emphasis == .number } == 1)
  }

  private func numbered(_ screen: Screen<Int>, columns: Int) -> Frame {
    var renderer = TextRenderer(viewport: Viewport(columns: columns, rows: 400))
    renderer.marksNumbers = true
    return renderer.frame(of: screen)
  }
}

extension Frame {
  /// The text in some columns of a row.
  func text(_ row: Int, _ isShown: (Int) -> Bool) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.indices.contains(row) ? lines[row].text(isShown) : ""
  }
}

extension Substring {
  /// Returns the text in some columns.
  func text(_ isShown: (Int) -> Bool) -> String {
    var column = 0
    return filter { character in
      defer { column += character.displayWidth }
      return isShown(column)
    }
  }
}
