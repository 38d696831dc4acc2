import CellText
import TestSupport
import Testing

@Suite struct NearestTests {
  private static let likely: [(text: String, words: [String], likely: String?)] = [
    ("rnu", ["explore", "run"], "run"), ("sise", ["size", "stock"], "size"),
    ("lang", ["long", "language"], "language"), ("out", ["about", "outline"], "outline"),
    ("linear", ["linear"], "linear"), ("x", ["xy"], nil), ("banana", ["run", "explore"], nil),
    ("", ["a"], nil), ("a", [], nil), ("딸기쥬수", ["망고쥬스", "딸기쥬스"], "딸기쥬스"),
    ("딸기 쥬스", ["망고쥬스 주문", "딸기쥬스 주문"], "딸기쥬스 주문"), ("STOCK", ["stock"], "stock"),
    ("딸기주스", ["망고쥬스 주문", "딸기쥬스 주문"], "딸기쥬스 주문"),
    ("딸기쥬수", ["망고쥬스 주문", "딸기쥬스 주문"], "딸기쥬스 주문"), ("딸기주수", ["딸기쥬스 주문"], "딸기쥬스 주문"),
    ("달기 쥬스", ["딸기쥬스 주문"], "딸기쥬스 주문"), ("망고키위주스", ["망고쥬스 주문", "망고키위쥬스 주문"], "망고키위쥬스 주문"),
    ("기딸쥬스", ["딸기쥬스 주문"], "딸기쥬스 주문"), ("키우", ["키위"], "키위"), ("재고슈정", ["재고수정"], "재고수정"),
    ("strawbery", ["Banana juice", "Strawberry juice"], "Strawberry juice"),
    ("juise", ["Kiwi", "Kiwi juice"], "Kiwi juice"),
    ("fresh juic", ["Make fresh juice now"], "Make fresh juice now"),
    ("수박쥬스", ["딸기쥬스 주문", "딸바쥬스 주문"], nil), ("사과쥬스", ["딸기쥬스 주문", "키위쥬스 주문"], nil),
    ("포도", ["포장 주문"], nil), ("사과", ["망고", "바나나"], nil), ("예약", ["예"], nil), ("메론", ["수박 주문"], nil),
    ("가", ["가 나"], nil), ("tea", ["Test it", "Sea salt"], nil), ("no", ["Add to order"], nil),
    ("mint", ["Minutes left"], nil), ("kale", ["Take away"], nil), ("apple", ["Maple syrup"], nil),
    ("plum", ["lemon"], nil), ("lemon", ["plum", "melon"], nil), ("ab", ["예예"], nil),
    ("a", ["예"], nil), ("hlep", ["재고수정", "도움말"], nil), ("stcok-flie", ["stock-file"], "stock-file"),
  ]

  @Test(arguments: likely)
  func `a word is likely if the text begins it, or if it's a typing mistake away`(
    text: String, words: [String], likely: String?
  ) {
    #expect(text.likely(among: words) == likely)
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
