import HeadlessUI
import TestSupport
import Testing
import TextRendering

@Suite struct WrappingTests {
  @Test func `a name can be read whole, or ends with an ellipsis if it has more than 60 cells`() {
    for seed in TestSizes.size(quick: UInt64(0)..<20, exhaustive: 0..<800) {
      var random = RandomName(seed: seed)
      let whole = Viewport(columns: 40, rows: 40)
      let narrow = Viewport(columns: 3 + Int(seed % 37), rows: 200)
      for (viewport, count) in [(whole, 60), (narrow, 1 + Int(seed % 60))] {
        let name = random.name(of: count)
        for node in random.nodes(named: name) {
          let screen = Screen(title: "T", content: [node])
          let frame = TextRenderer(viewport: viewport).frame(of: screen)
          let text = frame.words(ofNode: 0)
          let isCut = viewport == narrow && text.contains("…")
          if isCut == false, text.contains(name.packed) == false {
            Issue.record("seed \(seed), \(viewport), \(name)\n\(frame.text)")
          }
        }
      }
    }
  }

  @Test func `the mark of a destructive button stays with the start of its name`() {
    let button = #"button "딸기바나나망고키위파인애플" [1] destructive"#
    #expect(
      Screen(parts: button).text(columns: 20, rows: 10)
        == "[! 딸기바나나망고키\n 위파인애플        ]\n")
    #expect(
      Screen(parts: "alert title \"T\"\n  \(button)").text(columns: 10, rows: 5)
        == "    T\n[! 딸기바\n 나나망고\n 키위파인\n   애플  ]\n")
  }

  @Test(arguments: [20, 40, 200]) func `a name is cut after four lines`(columns: Int) {
    let name = String(repeating: "가나다라마 ", count: 100)
    let frame = Screen(parts: "button \"\(name)\" [1]").frame(columns: columns, rows: 40)
    #expect(frame.regions.count == 4)
    #expect(frame.text.hasSuffix("…]\n") || frame.text.hasSuffix("… ]\n"), "\(frame.text)")
  }

  @Test(arguments: [["as late as possible"], ["1", ""], []])
  func `signs stay where they are when a count gets another digit`(others: [String]) {
    let texts = ["9", "10", "100"].map { count in
      let steppers = ([count] + others).map {
        "stepper \"Delay\" \"\($0)\" decrease [1] increase [2]"
      }
      return Screen(parts: steppers.joined(separator: "\n")).text(columns: 40, rows: 12)
    }
    #expect(texts[0].replacing("[-]   9 [+]", with: "[-]  10 [+]") == texts[1])
    #expect(texts[0].replacing("[-]   9 [+]", with: "[-] 100 [+]") == texts[2])
  }

  @Test(arguments: ["", " symbol \"\"", " symbol \"\u{301}\""])
  func `what can't be seen takes no room, and no empty line`(symbol: String) {
    let screen = Screen(
      parts: """
        value "Name" "1"\(symbol)
        value "" "a long value"\(symbol)
        value "" "a value of many words"\(symbol)
        stepper "" "1"\(symbol) decrease [1] increase [2]
        stepper "" "a value of many words"\(symbol) decrease [1] increase [2]
        button "" value "a value of many words"\(symbol) [3]
        """)
    let words = "  a value of\n  many words\n"
    let button = "[a value of\n many words]\n"
    #expect(
      screen.text(columns: 12, rows: 16)
        == "Name       1\na long value\n\(words) [-]   1 [+]\n\(words) [-]     [+]\n\(button)")
  }
}

/// A generator of names of Latin and Korean words, and of nodes that have them.
private struct RandomName {
  private static let letters = Array("aZ09.,(-가힣쥬스")
  private var generator: SplitMix64

  init(seed: UInt64) {
    generator = SplitMix64(seed: seed)
  }

  mutating func name(of count: Int) -> String {
    var name = ""
    while name.count < count {
      let length = Int.random(in: 1...15, using: &generator)
      for _ in 0..<length {
        name.append(RandomName.letters.randomElement(using: &generator) ?? "a")
      }
      name += " "
    }
    return String(name.prefix(count - 1)) + "z"
  }

  mutating func nodes(named name: String) -> [Node<Int>] {
    let word = String(repeating: "값", count: Int.random(in: 0...30, using: &generator))
    return [
      .button(Button(name, action: 1, status: Status(word, holds: true))),
      .button(Button(name, value: word, symbol: "🍓", action: 1)),
      .value(name, value: word, symbol: "🍓"),
      .stepper(name, value: word, symbol: "🍓", decrement: 1, increment: 2),
      .group(name, children: []),
    ]
  }
}

extension String {
  /// The text without spaces, brackets, and the symbol.
  fileprivate var packed: String { filter { " []🍓".contains($0) == false } }
}

extension Frame {
  /// Returns the text in all regions of a node, packed.
  fileprivate func words(ofNode node: Int) -> String {
    let rows = Set(regions.filter { $0.node == node }.map(\.row)).sorted()
    return rows.map { row in text(row) { _ in true }.packed }.joined()
  }
}
