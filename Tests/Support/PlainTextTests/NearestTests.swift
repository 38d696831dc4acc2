import PlainText
import TestSizes
import Testing

@Suite struct NearestTests {
  @Test(arguments: [
    ("fog", ["banana", "fig", "kiwi"], "fig"), ("fruit", ["juices", "fruits"], "fruits"),
    ("딸기쥬스", ["바나나쥬스", "딸기 쥬스"], "딸기 쥬스"), ("x", [], ""), ("x", ["b", "a"], "b"),
    ("", ["ab", ""], ""), ("stocks", ["version", "stock"], "stock"),
  ])
  func `the word that is most like the text is the nearest`(
    text: String, words: [String], nearest: String
  ) {
    #expect(text.nearest(among: words) == nearest)
  }

  @Test func `the words are returned in order, each once`() {
    let words = ["Help", "Print", "Pay", "Pay", "Pry"]
    #expect("Pai".nearest(3, among: words) == ["Pay", "Print", "Pry"])
    #expect("Pai".nearest(9, among: words) == ["Pay", "Print", "Pry", "Help"])
    #expect("Pai".nearest(0, among: words) == [])
  }

  @Test func `many long words take a bounded time`() {
    let words = (0..<TestSizes.size(quick: 2_000, exhaustive: 100_000)).map {
      "\($0)" + String(repeating: "x", count: 10)
    }
    let text = String(
      repeating: "e\u{301}", count: TestSizes.size(quick: 20_000, exhaustive: 1_000_000))
    #expect(text.nearest(1, among: words + [text]).count == 1)
  }
}
