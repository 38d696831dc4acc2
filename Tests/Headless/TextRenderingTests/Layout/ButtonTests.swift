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
    let screen = Screen(
      parts: #"button "Orange" value "$4" symbol "🍊" [1] status "low" holds"#)
    #expect(screen.text(columns: columns, rows: 6) == text)
  }

  @Test(arguments: [
    ("", "", "[A         ]  [B        ]\n[C  a dozen]\n"),
    (" value \"$1\"", " value \"$2\"", "[A  $1]  [B  $2]  [C    ]\n"),
  ])
  func `a column has room for the only value, but not for one that is much wider`(
    first: String, second: String, text: String
  ) {
    let screen = Screen(
      parts: """
        button "A"\(first) [1]
        button "B"\(second) [1]
        button "C" value "a dozen" [1]
        """)
    #expect(screen.text(columns: 25, rows: 6) == text)
  }

  @Test(arguments: [
    (31, "low", "[🍊 Orange             low  $4]\n[🍋 Lemon                   $5]\n"),
    (32, "low", "[🍊 Orange low]  [🍋 Lemon   $5]\n"),
    (36, "sold out", "[Orange sold out]  [Lemon        $5]\n"),
  ])
  func `buttons share a row if they fit with a value and a symbol, or else with a status`(
    columns: Int, status: String, text: String
  ) {
    let screen = Screen(
      parts: """
        button "Orange" value "$4" symbol "🍊" [1] status "\(status)" holds
        button "Lemon" value "$5" symbol "🍋" [2]
        """)
    #expect(screen.text(columns: columns, rows: 6) == text)
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
