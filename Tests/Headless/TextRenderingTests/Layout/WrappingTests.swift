import HeadlessUI
import SeededRandom
import TestSizes
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
    let button = Button("딸기바나나망고키위파인애플", action: 1, role: .destructive)
    let viewport = Viewport(columns: 20, rows: 10)
    let screen = Screen(title: "T", content: [.button(button)])
    #expect(
      TextRenderer(viewport: viewport).render(screen)
        == "T\n\n[! 딸기바나나망고키\n 위파인애플        ]\n")
    let alert = Screen(title: "T", coveredBy: [Layer(.alert, title: "T", buttons: [button])])
    #expect(
      TextRenderer(viewport: Viewport(columns: 10, rows: 5)).render(alert)
        == "    T\n[! 딸기바\n 나나망고\n 키위파인\n   애플  ]\n")
  }

  @Test func `a name is cut after four lines`() {
    let name = String(repeating: "가나다라마 ", count: 100)
    for (columns, lines) in [(20, 4), (40, 4), (200, 4)] {
      let viewport = Viewport(columns: columns, rows: 40)
      let screen = Screen(title: "T", content: [.button(Button(name, action: 1))])
      let frame = TextRenderer(viewport: viewport).frame(of: screen)
      #expect(frame.regions.count == lines)
      #expect(frame.text.hasSuffix("…]\n") || frame.text.hasSuffix("… ]\n"), "\(frame.text)")
    }
  }

  @Test func `the value of a sibling takes nothing from a name`() {
    let values = ["7", "0", "a value that is longer than the others"]
    let screen = Screen(
      title: "T",
      content: zip(["Volume", "Balance", "Delay"], values).map { name, value in
        .stepper(Stepper(name, value: value, decrement: name, increment: value))
      })
    for columns in 19...80 {
      let viewport = Viewport(columns: columns, rows: 40)
      let text = TextRenderer(viewport: viewport).render(screen)
      for line in ["Volume ", "Balance "] {
        #expect(text.contains(line) && text.contains(line + "…") == false, "\(viewport)\n\(text)")
      }
    }
  }

  @Test func `signs stay where they are when a count gets another digit`() {
    for values in [["9", "as late as possible"], ["9", "1", ""], ["9"]] {
      let texts = [values, ["10"] + values.dropFirst(), ["100"] + values.dropFirst()].map {
        values in
        let content = values.map { value in
          Node.stepper(Stepper("Delay", value: value, decrement: 1, increment: 2))
        }
        let viewport = Viewport(columns: 40, rows: 12)
        return TextRenderer(viewport: viewport).render(Screen(title: "T", content: content))
      }
      #expect(texts[0].replacing("[-]   9 [+]", with: "[-]  10 [+]") == texts[1])
      #expect(texts[0].replacing("[-]   9 [+]", with: "[-] 100 [+]") == texts[2])
    }
  }

  @Test func `a symbol that can't be seen takes no room`() {
    let renderer = TextRenderer(viewport: Viewport(columns: 12, rows: 12))
    let texts = [nil, "", "\u{301}"].map { symbol in
      renderer.render(
        Screen(
          title: "T",
          content: [
            .value(Value("Name", value: "1", symbol: symbol)),
            .value(Value("", value: "a long value", symbol: symbol)),
            .stepper(Stepper("", value: "1", symbol: symbol, decrement: 1, increment: 2)),
          ]))
    }
    #expect(texts[0] == "T\n\nName       1\na long value\n [-]   1 [+]\n")
    #expect(Set(texts).count == 1, "\(texts)")
  }

  @Test func `a value without a name has no empty line above it`() {
    let value = "a value of many words"
    let screen = Screen(
      title: "T",
      content: [
        .value(Value("", value: value)),
        .stepper(Stepper("", value: value, decrement: 1, increment: 2)),
      ])
    let text = TextRenderer(viewport: Viewport(columns: 12, rows: 10)).render(screen)
    let words = "  a value of\n  many words\n"
    #expect(text == "T\n\n\(words)\(words)[-]      [+]\n")
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
      .value(Value(name, value: word, symbol: "🍓")),
      .stepper(Stepper(name, value: word, symbol: "🍓", decrement: 1, increment: 2)),
      .group(Group(name, children: [])),
    ]
  }
}

extension String {
  /// The text without spaces.
  fileprivate var packed: String { filter { ($0 == " ") == false } }
}

extension Frame {
  /// Returns the text in all regions of a node, without spaces, brackets, and the symbol.
  fileprivate func words(ofNode node: Int) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let own = regions.filter { $0.node == node && $0.row < lines.count }
    return Set(own.map(\.row)).sorted().map { row in
      String(lines[row]).trimmingBrackets.replacing("🍓", with: "").packed
    }.joined()
  }
}

extension String {
  fileprivate var trimmingBrackets: String {
    let inner = hasPrefix("[") ? dropFirst() : self[...]
    return String(inner.hasSuffix("]") ? inner.dropLast() : inner)
  }
}
