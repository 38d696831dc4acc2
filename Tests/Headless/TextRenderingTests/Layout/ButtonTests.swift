import HeadlessUI
import SeededRandom
import TestSizes
import Testing
import TextRendering

@Suite struct ButtonTests {
  @Test(arguments: [
    (20, "[🍊 Orange  low  $4]\n"), (19, "[🍊 Orange low  $4]\n"), (18, "[🍊 Orange    low]\n"),
    (15, "[🍊 Orange low]\n"), (14, "[Orange   low]\n"), (12, "[Orange low]\n"),
    (11, "[Orange\n   low  $4]\n"), (9, "[Orange\n low  $4]\n"), (8, "[Orange\n    low]\n"),
    (7, "[Orang\n e\n   low]\n"),
  ])
  func `the value leaves first, then the symbol, and then the name wraps`(
    columns: Int, text: String
  ) {
    let button = Button(
      "Orange", value: "$4", symbol: "🍊", action: 1, status: Status("low", holds: true))
    let screen = Screen(title: "", content: [.button(button)])
    let renderer = TextRenderer(viewport: Viewport(columns: columns, rows: 6))
    #expect(renderer.render(screen).drop { $0 == "\n" } == text)
  }

  @Test func `a column has room for the only value, but not for one that is much wider`() {
    let values: [([String?], String)] = [
      ([nil, nil, "a dozen"], "[A         ]  [B        ]\n[C  a dozen]\n"),
      (["$1", "$2", "a dozen"], "[A  $1]  [B  $2]  [C    ]\n"),
    ]
    for (values, text) in values {
      let buttons = zip(["A", "B", "C"], values).map { name, value in
        Node.button(Button(name, value: value, action: 1))
      }
      let renderer = TextRenderer(viewport: Viewport(columns: 25, rows: 6))
      let screen = Screen(title: "", content: buttons)
      #expect(renderer.render(screen).drop { $0 == "\n" } == text)
    }
  }

  @Test(arguments: [
    (31, "low", "[🍊 Orange             low  $4]\n[🍋 Lemon                   $5]\n"),
    (32, "low", "[🍊 Orange low]  [🍋 Lemon   $5]\n"),
    (36, "sold out", "[Orange sold out]  [Lemon        $5]\n"),
  ])
  func `buttons share a row if they fit with a value and a symbol, or else with a status`(
    columns: Int, status: String, text: String
  ) {
    let low = Status(status, holds: true)
    let buttons = [
      Button("Orange", value: "$4", symbol: "🍊", action: 1, status: low),
      Button("Lemon", value: "$5", symbol: "🍋", action: 2),
    ]
    let screen = Screen(title: "", content: buttons.map { .button($0) })
    let renderer = TextRenderer(viewport: Viewport(columns: columns, rows: 6))
    #expect(renderer.render(screen).drop { $0 == "\n" } == text)
  }

  /// The last button is so wide that there is one column, with and without values and symbols.
  @Test func `neither a value nor a symbol takes a line or cuts a name or a status`() {
    for seed in TestSizes.size(quick: UInt64(0)..<40, exhaustive: 0..<1_000) {
      var random = SplitMix64(seed: seed)
      func words(_ most: Int) -> String {
        let count = Int.random(in: 0...most, using: &random)
        return (0..<count).map { _ in
          ["가나", "abc", "d", "efghijklm"].randomElement(using: &random) ?? ""
        }
        .joined(separator: " ")
      }
      let wide = String(repeating: "x ", count: 50)
      let names = [words(14), words(6), words(2), wide]
      let plain = names.map { Button($0, action: 1, status: Status(words(6), holds: true)) }
      let decorated = plain.map { button in
        var button = button
        button.value = String(repeating: "#", count: Int.random(in: 0...12, using: &random))
        button.symbol = ["🍊", "🍊🍊", nil].randomElement(using: &random) ?? nil
        return button
      }
      let viewport = Viewport(columns: Int.random(in: 3...60, using: &random), rows: 400)
      let texts = [plain, decorated].map { buttons in
        let screen = Screen(title: "", content: buttons.map { .button($0) })
        return TextRenderer(viewport: viewport).render(screen).filter {
          " #🍊".contains($0) == false
        }
      }
      #expect(texts[0] == texts[1], "seed \(seed), \(viewport)")
    }
  }
}
