import CellText
import HeadlessUI
import TestSupport
import Testing
import TextRendering

@Suite struct NumberTests {
  private static let seeds = TestSizes.size(quick: UInt64(0)..<5, exhaustive: 0..<120)

  @Test(arguments: [(9, "9Plum"), (10, "10Plum")])
  func `the largest number of a layer says how wide all of them are`(count: Int, last: String) {
    let figs = (1...100).map { (index: Int) in Node.button(Button("Fig", action: index)) }
    let plums = (1...count).map { (index: Int) in Node.button(Button("Plum", action: index)) }
    let pear = Node<Int>.button(Button("Pear", action: nil))
    let sheet = Layer.sheet(title: "", content: plums + [pear], dismissal: Dismissal(0))
    let screen = Screen(title: "", content: figs, coveredBy: [sheet])
    let lines = frames(of: screen, columns: 7).numbered.text.split(separator: "\n")
    #expect(lines.contains { $0 == last })
    #expect(lines.contains { $0 == " 9Plum" } == (count > 9))
  }

  @Test func `the numbers on an alert are those of its buttons`() {
    let buttons = (1...10).map { Button("Yes", action: $0) }
    let screen = Screen(title: "", coveredBy: [Layer.alert(message: "Sure?", buttons: buttons)])
    let lines = frames(of: screen, columns: 30).numbered.text.split(separator: "\n")
    #expect(lines.contains("  │  9        Yes          │"))
    #expect(lines.contains("  │ 10        Yes          │"))
  }

  @Test(arguments: seeds, [0, 9, 99])
  func `the whole number of each control is shown, hides nothing, and up to 99 moves nothing`(
    seed: UInt64, more: Int
  ) {
    var screen = Screen(seed: seed)
    screen.covers = []
    screen.content +=
      Array(
        repeating: .button(Button("한 번 more", action: 0)), count: more) + [.text("end")]
    if seed % 2 == 0 {
      let base = screen.layers[0]
      let sheet = Layer.sheet(
        title: base.name, bar: base.buttons.map { Button($0) }, content: base.content,
        dismissal: Dismissal(0))
      screen = Screen(title: "", coveredBy: [sheet])
    }
    for columns in [20, 60] {
      let (plain, numbered) = frames(of: screen, columns: columns)
      let numbers = numbered.runs.filter { $0.emphasis == .number }
      let indices = numbers.map {
        numbered.affordance(atRow: $0.row, column: $0.columns.lowerBound) ?? -1
      }
      #expect(indices.sorted() == Set(numbered.regions.compactMap(\.affordance)).sorted())
      let lines = numbered.lines
      let texts = numbers.map { lines.dropFirst($0.row).first?.text($0.columns.contains) }
      #expect(texts == indices.map { "\($0 + 1)" })
      guard more < 99 else { continue }
      #expect(numbered.regions == plain.regions)
      #expect(numbered.words == plain.words, "\(plain.text)\(numbered.text)")
    }
  }

  private func frames(of screen: Screen<Int>, columns: Int) -> (plain: Frame, numbered: Frame) {
    var renderer = TextRenderer(viewport: Viewport(columns: columns, rows: 400))
    let plain = renderer.frame(of: screen)
    renderer.marksNumbers = true
    return (plain, renderer.frame(of: screen))
  }
}

extension Frame {
  /// The rows without brackets, blanks, and numbers.
  fileprivate var words: [String] {
    let numbers = runs.filter { $0.emphasis == .number }
    return lines.enumerated().map { row, line in
      let numbers = numbers.filter { $0.row == row }
      let text = line.text { column in
        numbers.contains { $0.columns.contains(column) } == false
      }
      return text.filter { "[] ".contains($0) == false }
    }
  }

  /// The text in some columns of a row.
  func text(_ row: Int, _ isShown: (Int) -> Bool) -> String {
    lines.indices.contains(row) ? lines[row].text(isShown) : ""
  }

  fileprivate var lines: [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
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
