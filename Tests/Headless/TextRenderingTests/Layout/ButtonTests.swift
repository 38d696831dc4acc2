import HeadlessUI
import SeededRandom
import TestSizes
import Testing
import TextRendering

@Suite struct ButtonTests {
  @Test(arguments: [
    (20, "[🍊 Orange   low $4]\n"), (18, "[🍊 Orange low $4]\n"), (17, "[🍊 Orange   low]\n"),
    (15, "[🍊 Orange low]\n"), (14, "[Orange   low]\n"), (12, "[Orange low]\n"),
    (11, "[Orange\n    low $4]\n"), (8, "[Orange\n low $4]\n"), (7, "[Orang\n e\n   low]\n"),
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
      let plain = (0..<Int.random(in: 1...3, using: &random)).map { _ in
        Button(words(14), action: 1, status: Status(words(6), holds: true))
      }
      let decorated = plain.map { button in
        var button = button
        button.value = String(repeating: "#", count: Int.random(in: 0...12, using: &random))
        button.symbol = ["🍊", "🍊🍊", nil].randomElement(using: &random) ?? nil
        return button
      }
      let viewport = Viewport(columns: Int.random(in: 3...40, using: &random), rows: 400)
      let texts = [plain, decorated].map { buttons in
        buttons.map { button in
          let screen = Screen(title: "", content: [.button(button)])
          return TextRenderer(viewport: viewport).render(screen).filter {
            " #🍊".contains($0) == false
          }
        }
      }
      #expect(texts[0] == texts[1], "seed \(seed), \(viewport)")
    }
  }
}
