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
    var renderer = TextRenderer(viewport: Viewport(columns: 7, rows: 400))
    renderer.marksNumbers = true
    let lines = renderer.render(screen).split(separator: "\n")
    #expect(lines.contains { $0 == last })
    #expect(lines.contains { $0 == " 9Plum" } == (count > 9))
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
