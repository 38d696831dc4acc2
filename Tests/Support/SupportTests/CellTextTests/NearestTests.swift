import CellText
import TestSupport
import Testing

@Suite struct NearestTests {
  @Test(arguments: try rows(in: "Tables/likely.txt"))
  func `a word is likely if the text begins it, or if it's a typing mistake away`(
    line: String, likely: String
  ) {
    let parts = line.split(separator: " among ")
    let words = parts[1].split(separator: ", ").map { String($0) }
    #expect(String(parts[0]).likely(among: words) ?? "" == likely)
  }

  @Test func `no word is likely for nothing, or among none`() {
    #expect("".likely(among: ["a"]) == nil)
    #expect("a".likely(among: []) == nil)
  }

  @Test func `the words are returned in order, each once`() {
    let words = ["Help", "Paid", "Pay", "Pay", "Pry", "Pi"]
    #expect("Pai".nearest(3, among: words) == ["Paid", "Pay", "Pi"])
    #expect("Pai".nearest(1, among: words) == ["Paid"])
    #expect("Pai".nearest(0, among: words) == [])
  }

  @Test func `many long words take a bounded time`() {
    let words = (0..<TestSizes.size(quick: 60, exhaustive: 5_000)).map {
      "\($0)" + String(repeating: "x", count: 10)
    }
    let text = String(
      repeating: "e\u{301}", count: TestSizes.size(quick: 2_000, exhaustive: 100_000))
    #expect(text.nearest(1, among: [text] + words) == [text])
  }
}
