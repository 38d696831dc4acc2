import FlowDriver
import HeadlessUI
import PromptUI
import TestSupport
import Testing

/// The reasons for a refusal, as a Korean prompt tells them.
struct RefusalTests {
  private static let reasons: [(reason: FlowError.Reason, korean: String)] = [
    (.notFound(.button, name: "a", nearest: ["b", "c"]), #"찾을 수 없습니다: 버튼 "a"; 비슷한 것: "b", "c""#),
    (.notFound(.stepper, name: "a", nearest: []), #"찾을 수 없습니다: 수량 조절 "a""#),
    (.notFound(.event, name: "a", nearest: ["b"]), #"찾을 수 없습니다: 이벤트 "a"; 비슷한 것: "b""#),
    (
      .notFound(.value, name: "a", place: #"id "b""#, nearest: [#"id "c""#]),
      #"찾을 수 없습니다: 값 "a" id "b"; 비슷한 것: id "c""#
    ),
    (
      .notFound(.field, name: "a", place: #"in "b" 2nd"#, nearest: []),
      #"찾을 수 없습니다: 입력란 "a" in "b" 2nd"#
    ),
    (
      .ambiguous(
        name: "a", roles: [.button, .value, .button], places: [#"id "b""#, #"in "c""#, "3rd"]),
      #"이름이 같은 것이 여러 개입니다: "a"; 종류: 버튼 2개, 값 1개; 고를 수 있는 것: id "b", in "c", 3rd"#
    ),
    (.unfit(.value, name: "a", for: .tap), #"누를 수 없습니다: 값 "a""#),
    (.unfit(.button, name: "a", for: .increment), #"늘릴 수 없습니다: 버튼 "a""#),
    (.unfit(.value, name: "a", for: .enter), #"입력할 수 없습니다: 값 "a""#),
    (.unfit(.button, name: "a", for: .submit), #"확정할 수 없습니다: 버튼 "a""#),
    (.unfit(.button, name: "a", for: .focus), #"선택할 수 없습니다: 버튼 "a""#),
    (.unfit(.button, name: "a", for: .leave), #"벗어날 수 없습니다: 버튼 "a""#),
    (.disabled(.button, name: "a"), #"지금은 쓸 수 없습니다: 버튼 "a""#),
    (.atBound(name: "a", value: "0", .decrement), #"더는 줄일 수 없습니다: "a" "0""#),
    (
      .covered(.value, name: "a", by: .alert, named: "b"),
      #"가려져 있습니다: 값 "a"; 먼저 닫을 것: 알림 "b""#
    ),
    (
      .notDismissible(.sheet, name: "a", buttons: ["b", "c"]),
      #"그냥 닫을 수 없습니다: 시트 "a"; 고를 수 있는 것: "b", "c""#
    ),
    (.unanswerable(request: "a", nearest: ["b"]), #"지금 답할 수 없는 요청입니다: "a"; 비슷한 것: "b""#),
    (
      .unanswerable(request: "a", with: "b", nearest: ["c"]),
      #"그런 응답이 없습니다: "b"; 요청: "a"; 비슷한 것: "c""#
    ),
    (
      .unexpected(found: .expect(.title("a")), expected: .expect(.title("b"))),
      #"기대와 다릅니다; 실제: 제목 "a"; 기대: 제목 "b""#
    ),
    (.uncounted(name: "a", value: "b"), #"값이 숫자가 아닙니다: "a" "b""#),
    (.unknownEvent, "앱을 감싼 것이 이 일을 앱에 전하지 않습니다"),
    (
      .interrupted(after: 1, of: 2, .disabled(.button, name: "a")),
      #"도중에 멈추었습니다: 1/2; 지금은 쓸 수 없습니다: 버튼 "a""#
    ),
  ]

  @Test(arguments: reasons)
  func `a reason has its facts in Korean, too`(reason: FlowError.Reason, korean: String) {
    #expect(PromptWords.korean.refusal(reason) == korean)
  }

  @Test(arguments: try rows(in: "Tables/refusals.ko.txt"))
  func `a line that is no command is refused in Korean`(line: String, korean: String) throws {
    let thrown = #expect(throws: FlowError.self) { try Flow(parsing: line, file: "f") }
    let refusal = PromptWords.korean.refusal(try #require(thrown).reason)
    #expect(refusal == korean + "; 명령 목록을 보려면 '도움말 흐름'을 입력하세요")
  }

  @Test func `a Korean prompt has no English outside quotes but what a person types`() {
    let texts = Mirror(reflecting: PromptWords.korean).children.compactMap { $0.value as? String }
    let words = texts.flatMap { text in
      text.replacing(/"[^"]*"/, with: "").matches(of: /[A-Za-z]+/).map { String($0.output) }
    }
    #expect(Set(words) == ["Enter", "q", "tap", "id", "in", "nd"])
  }
}
