import HeadlessUI
import PlainText
import SeededScreens
import TestSizes
import Testing
import TextRendering

@Suite struct NumberTests {
  private static let seeds = TestSizes.size(quick: UInt64(0)..<10, exhaustive: 0..<120)

  /// The tenth number is that of the last plum.
  @Test(arguments: [
    (
      3,
      """
          1Add  2New

      3Apple low  $4
      (Pear       $3)
      Fig 5-  110 (+)
      7Plum       $2
      8Plum       $2
      9Plum       $2

      """
    ),
    (
      4,
      """
           1Add  2New

       3Apple low  $4
      (Pear       $3)
      Fig  5- 110 (+)
       7Plum       $2
       8Plum       $2
       9Plum       $2
      10Plum       $2

      """
    ),
  ])
  func `the largest number of a layer says how wide all of them are`(plums: Int, text: String) {
    let low = Status("low", holds: true)
    let plum = Node.button(Button("Plum", value: "$2", action: 0))
    let content: [Node<Int>] = [
      .button(Button("Apple", value: "$4", action: 0, status: low)),
      .button(Button("Pear", value: "$3", action: nil)),
      .stepper(Stepper("Fig", value: "110", decrement: 0, increment: nil)),
    ]
    let bar = [Button("Add", action: 0), Button("New", action: 0)]
    let sheet = Layer.sheet(
      title: "", bar: bar, content: content + Array(repeating: plum, count: plums),
      dismissal: Dismissal(0))
    let base = Screen(
      title: "", content: Array(repeating: plum, count: 100),
      coveredBy: [sheet])
    #expect(frames(of: base, columns: 15).numbered.text == text)
  }

  @Test func `the numbers on an alert are those of its buttons`() {
    let buttons = (1...10).map { Button("Yes", action: $0) }
    let screen = Screen(title: "", coveredBy: [Layer(.alert, message: "Sure?", buttons: buttons)])
    let lines = frames(of: screen, columns: 30).numbered.text.split(separator: "\n")
    #expect(lines.contains("  │  9        Yes          │"))
    #expect(lines.contains("  │ 10        Yes          │"))
  }

  @Test(arguments: seeds, [0, 9])
  func `numbers hide nothing and move no control`(seed: UInt64, more: Int) {
    forEachFrame(seed: seed, more: more) { plain, numbered in
      #expect(numbered.regions == plain.regions)
      #expect(numbered.words == plain.words, "\(plain.text)\(numbered.text)")
    }
  }

  @Test(arguments: seeds, [0, 9, 99])
  func `every control that can be used shows its whole number`(seed: UInt64, more: Int) {
    forEachFrame(seed: seed, more: more) { _, numbered in
      let numbers = numbered.runs.filter { $0.emphasis == .number }
      let indices = numbers.map {
        numbered.affordance(atRow: $0.row, column: $0.columns.lowerBound) ?? -1
      }
      #expect(indices.sorted() == Set(numbered.regions.compactMap(\.affordance)).sorted())
      let lines = numbered.lines
      for (run, index) in zip(numbers, indices) {
        let text = lines.dropFirst(run.row).first?.text(run.columns.contains)
        #expect(text == "\(index + 1)")
      }
    }
  }

  private func forEachFrame(seed: UInt64, more: Int, body: (Frame, Frame) -> Void) {
    var screens = GeneratedScreens(seed: seed)
    var screen = screens.screen()
    screen.covers = []
    screen.layers[0].content += Array(
      repeating: .button(Button("한 번 more", action: 0)), count: more)
    if seed % 2 == 0 {
      let base = screen.layers[0]
      let sheet = Layer.sheet(
        title: base.name, bar: base.buttons, content: base.content, dismissal: Dismissal(0))
      screen = Screen(title: "", coveredBy: [sheet])
    }
    for columns in [20, 40, 60, 80] {
      let (plain, numbered) = frames(of: screen, columns: columns)
      body(plain, numbered)
    }
  }

  private func frames(
    of screen: Screen<Int>, columns: Int
  ) -> (plain: Frame, numbered: Frame) {
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
  fileprivate func text(_ isShown: (Int) -> Bool) -> String {
    var column = 0
    return filter { character in
      defer { column += character.displayWidth }
      return isShown(column)
    }
  }
}
