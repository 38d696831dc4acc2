import FlowDriver
import HeadlessUI
import JuiceModel
import Testing

@testable import juicemaker

/// What the prompt says if it can't perform a line.
struct RefusalLineTests {
  @Test(arguments: [
    ("0", "그런 번호가 없습니다: 0; 쓸 수 있는 번호: 1-8"),
    ("9", "그런 번호가 없습니다: 9; 쓸 수 있는 번호: 1-8"),
    ("\(Int.min)", "그런 번호가 없습니다: \(Int.min); 쓸 수 있는 번호: 1-8"),
    ("\(Int.max)", "그런 번호가 없습니다: \(Int.max); 쓸 수 있는 번호: 1-8"),
    (
      "딸기쥬스",
      #"그런 이름이 없습니다: "딸기쥬스"; 비슷한 이름: "딸기쥬스 주문" [2]"#
    ),
    ("hlep", #"그런 이름이 없습니다: "hlep"; 비슷한 이름: help"#),
    ("종류", #"그런 이름이 없습니다: "종류""#),
    ("tpa \"딸바쥬스 주문\"", #"그런 이름이 없습니다: "tpa \"딸바쥬스 주문\""; 비슷한 이름: tap"#),
    ("딸기", #"읽기만 할 수 있습니다: "딸기" "10"; 비슷한 이름: "딸기쥬스 주문" [2]"#),
    ("재고", #"읽기만 할 수 있습니다: "재고"; 비슷한 이름: "재고수정" [1]"#),
    ("딸기 +3", #"읽기만 할 수 있습니다: "딸기" "10"; "#),
    ("망고쥬스 주문 -1", #"바꿀 값이 없습니다: "망고쥬스 주문""#),
    ("increase \"망고쥬스 주문\"", #"바꿀 값이 없습니다: "망고쥬스 주문""#),
    ("tap \"딸기\"", #"읽기만 할 수 있습니다: "딸기""#),
    ("dismiss", #"그냥 닫을 수 없습니다: "맛있는 쥬스를 만들어 드려요!""#),
    ("tap 예", #"흐름 명령이 아닙니다: "예" isn't in double quotes; write tap "예""#),
    ("expect title \"x\"", #"기대와 다릅니다: found title "맛있는 쥬스를 만들어 드려요!"; expected title "x""#),
    ("a\u{1B}[2J", #"그런 이름이 없습니다: "a␛[2J""#),
    (
      String(repeating: "x", count: 9_999),
      "그런 이름이 없습니다: \"\(String(repeating: "x", count: 100))…\""
    ),
  ])
  func `a line that can't be performed is refused in one line`(line: String, refusal: String) {
    let transcript = Transcript.prompting(line + "\nq")
    #expect(transcript.errors.hasPrefix(refusal))
    #expect(transcript.errors.split(separator: "\n").count == 1)
    #expect(transcript.output.hasSuffix(PromptWords.korean.hint + "\n> > "))
  }

  @Test func `what an alert covers is refused by name`() {
    let errors = Transcript.prompting("7\n재고수정\n재고 수정\n내리기\nq").errors
    #expect(
      errors == """
        가려져 있습니다: "재고수정"; 먼저 닫을 것: "망고 쥬스 나왔습니다! 맛있게 드세요!"
        가려져 있습니다: "재고 수정"; 먼저 닫을 것: "망고 쥬스 나왔습니다! 맛있게 드세요!"
        그냥 닫을 수 없습니다: "망고 쥬스 나왔습니다! 맛있게 드세요!"; 고를 것: "확인"

        """)
  }

  @Test func `a round of a repeat that fails is told, the innermost first`() {
    let order = "tap \"망고쥬스 주문\"\n"
    let single = Transcript.prompting("repeat 3\n\(order)end\nq").errors
    #expect(single.hasSuffix("\"망고 쥬스 나왔습니다! 맛있게 드세요!\"; 반복: 2/3\n"))
    let steps = order + "tap \"확인\"\n"
    let nested = Transcript.prompting("repeat 2\nrepeat 2\n\(steps)end\nend\nq").errors
    #expect(nested.hasSuffix("; 반복: 2/2, 2/2\n"))
  }

  @Test func `a name of several controls is refused with their numbers`() throws {
    let name: LocalizedName = [.korean: "무화과"]
    let menu = try Menu(
      fruits: ["a", "b"].map { Fruit(id: $0, name: name) },
      juices: ["a", "b"].map { id in
        Juice(id: id, flavour: name, recipe: Recipe([.init(fruit: "a", amount: 1)]))
      })
    let options = Options(menu: menu, stock: Stock(of: menu), isLinear: true)
    let errors = Transcript.prompting(
      "무화과쥬스 주문\ntap \"무화과쥬스 주문\"\n1\n무화과\n무화과 +1\nincrease \"무화과\" id \"c\"\nq",
      options: options
    ).errors
    #expect(
      errors == """
        이름이 같은 것이 여러 개입니다: "무화과쥬스 주문"; 고를 것: 2, 3
        이름이 같은 것이 여러 개입니다: "무화과쥬스 주문"; 고를 것: id "a", id "b"
        이름이 같은 것이 여러 개입니다: "무화과"; 고를 것: 2, 3, 4, 5
        이름이 같은 것이 여러 개입니다: "무화과"; 고를 것: 2, 3, 4, 5
        그런 이름이 없습니다: "무화과" id "c"

        """)
  }

  private static let reasons: [FlowError.Reason] = [
    .notFound(.button, name: "a", nearest: ["b"]), .notFound(.text, name: "a", nearest: []),
    .unidentified(.button, name: "a", identifier: "b", nearest: ["c"]),
    .ambiguous(name: "a", roles: [.button, .value], identifiers: ["b"]),
    .unfit(.value, name: "a", for: .tap), .unfit(.value, name: "a", for: .increment),
    .disabled(.button, name: "a"), .atBound(name: "a", value: "0", .decrement),
    .covered(.button, name: "a", by: .alert, named: "b"),
    .notDismissible(.alert, name: "a", buttons: ["b"]),
    .interrupted(after: 1, of: 2, .disabled(.button, name: "a")),
  ]

  @Test(arguments: reasons)
  func `a reason is told without a word of another language`(reason: FlowError.Reason) {
    let names = /"[^"]*"|\bid\b/
    for (words, isOfLanguage) in [(PromptWords.korean, isHangul), (.english, isLatin)] {
      let text = words.refusal(reason)
      #expect(text.contains("\"a\""))
      let letters = text.replacing(names, with: "").unicodeScalars
        .filter { $0.properties.isAlphabetic }
      #expect(letters.isEmpty == false)
      #expect(letters.allSatisfy(isOfLanguage), "\(text)")
    }
  }

  private let isHangul = { (scalar: Unicode.Scalar) in ("가"..."힣").contains(scalar) }
  private let isLatin = { (scalar: Unicode.Scalar) in scalar.isASCII }
}
