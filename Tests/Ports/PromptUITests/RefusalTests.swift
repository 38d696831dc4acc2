import FlowDriver
import HeadlessUI
import PromptUI
import Testing

/// Every reason for a refusal, as it's told in each language.
struct RefusalTests {
  typealias Row = (reason: FlowError.Reason, english: String, korean: String)

  private static let reasons: [Row] = [
    (
      .notFound(.button, name: "a", nearest: ["b", "c"]),
      #"no button "a". Did you mean "b" or "c"?"#, #"그런 버튼이 없습니다: "a"; 비슷한 것: "b", "c""#
    ),
    (.notFound(.stepper, name: "a", nearest: []), #"no stepper "a""#, #"그런 수량 조절이 없습니다: "a""#),
    (
      .notFound(.event, name: "a", nearest: ["b"]), #"no event "a". Did you mean "b"?"#,
      #"그런 이벤트가 없습니다: "a"; 비슷한 것: "b""#
    ),
    (
      .notFound(.value, name: "a", place: #"id "b""#, nearest: [#"id "c""#]),
      #"no value "a" id "b". Did you mean id "c"?"#,
      #"그런 값이 없습니다: "a" id "b"; 비슷한 것: id "c""#
    ),
    (
      .notFound(.field, name: "a", place: #"in "b" 2nd"#, nearest: []),
      #"no field "a" in "b" 2nd"#, #"그런 입력란이 없습니다: "a" in "b" 2nd"#
    ),
    (
      .ambiguous(
        name: "a", roles: [.button, .value, .button], places: [#"id "b""#, #"in "c""#, "3rd"]),
      #"1 value and 2 buttons are named "a"; use id "b" or in "c" or 3rd"#,
      #"이름이 같은 것이 여러 개입니다: "a"; 종류: 버튼 2개, 값 1개; 고를 수 있는 것: id "b", in "c", 3rd"#
    ),
    (.unfit(.value, name: "a", for: .tap), #"value "a" can't be tapped"#, #"누를 수 없습니다: 값 "a""#),
    (
      .unfit(.button, name: "a", for: .increment), #"button "a" can't be increased"#,
      #"늘릴 수 없습니다: 버튼 "a""#
    ),
    (
      .unfit(.value, name: "a", for: .enter), #"value "a" can't be changed"#,
      #"입력할 수 없습니다: 값 "a""#
    ),
    (
      .unfit(.button, name: "a", for: .submit), #"button "a" can't be submitted"#,
      #"확정할 수 없습니다: 버튼 "a""#
    ),
    (.disabled(.button, name: "a"), #"button "a" is disabled"#, #"지금은 쓸 수 없습니다: 버튼 "a""#),
    (
      .atBound(name: "a", value: "0", .decrement), #"stepper "a" can't be decreased from "0""#,
      #"더는 줄일 수 없습니다: "a" "0""#
    ),
    (
      .covered(.value, name: "a", by: .alert, named: "b"), #"value "a" is covered by alert "b""#,
      #"가려져 있습니다: 값 "a"; 먼저 닫을 것: 알림 "b""#
    ),
    (
      .notDismissible(.sheet, name: "a", buttons: ["b", "c"]),
      #"sheet "a" can't be dismissed; tap "b" or "c""#,
      #"그냥 닫을 수 없습니다: 시트 "a"; 고를 수 있는 것: "b", "c""#
    ),
    (
      .unanswerable(request: "a", nearest: ["b"]),
      #"no request "a" can be answered. Did you mean "b"?"#,
      #"지금 답할 수 없는 요청입니다: "a"; 비슷한 것: "b""#
    ),
    (
      .unanswerable(request: "a", with: "b", nearest: ["c"]),
      #"request "a" has no response "b". Did you mean "c"?"#,
      #"그런 응답이 없습니다: "b"; 요청: "a"; 비슷한 것: "c""#
    ),
    (
      .unexpected(found: .expect(.title("a")), expected: .expect(.title("b"))),
      #"found title "a"; expected title "b""#, #"기대와 다릅니다; 실제: 제목 "a"; 기대: 제목 "b""#
    ),
    (
      .uncounted(name: "a", value: "b"), #"found "a" at "b"; expected a number"#,
      #"값이 숫자가 아닙니다: "a" "b""#
    ),
    (
      .different(found: "a", expected: "b"), "found a; expected b",
      #"기대와 다릅니다; 실제: "a"; 기대: "b""#
    ),
    (.portFailed("a"), "the port failed: a", #"앱과 통신하지 못했습니다: "a""#),
    (
      .unknownEvent, "the port failed: a wrapper doesn't pass on the events of its app",
      "앱을 감싼 것이 이 일을 앱에 전하지 않습니다"
    ),
    (
      .interrupted(after: 1, of: 2, .disabled(.button, name: "a")),
      #"stopped after 1 of 2 steps: button "a" is disabled"#,
      #"도중에 멈추었습니다: 1/2; 지금은 쓸 수 없습니다: 버튼 "a""#
    ),
    (
      .inexpressible(problem: "a", suggestion: "b"), "a; b", #"흐름으로 쓸 수 없습니다: "a"; "b""#
    ),
    (.unreadable(file: "a", reason: "b"), "can't read a: b", #"파일을 읽을 수 없습니다: "a"; "b""#),
  ]

  /// Lines of flows, and the answers at a lamp.
  private static let expectations: [(lines: [String], english: String, korean: String)] = [
    (["expect change"], "the screen as it was; expected a change", "바뀐 것 없음; 기대: 바뀐 것"),
    (
      [#"expect no text "Light""#], #"text "Light"; expected no text "Light""#,
      #"텍스트 "Light"; 기대: 텍스트 "Light" 없음"#
    ),
    (
      [#"expect no title "Lamp""#], #"title "Lamp"; expected no title "Lamp""#,
      #"제목 "Lamp"; 기대: 제목 "Lamp" 없음"#
    ),
    (
      [#"expect value "Brightness" "2""#], #""Brightness" at "1"; expected "2""#,
      #"값 "Brightness" "1"; 기대: 값 "Brightness" "2""#
    ),
    (
      [#"expect no value "Brightness""#], #"value "Brightness"; expected no value "Brightness""#,
      #"값 "Brightness" "1"; 기대: 값 "Brightness" 없음"#
    ),
    (
      [#"expect button "Set" disabled"#], #"button "Set" enabled; expected it disabled"#,
      #"버튼 "Set" 가능; 기대: 버튼 "Set" 불가능"#
    ),
    (
      [#"expect button "Dim" enabled"#], #"button "Dim" disabled; expected it enabled"#,
      #"버튼 "Dim" 불가능; 기대: 버튼 "Dim" 가능"#
    ),
    (
      [#"expect no button "Twin" id "a""#], #"button "Twin"; expected no button "Twin""#,
      #"버튼 "Twin" id "a"; 기대: 버튼 "Twin" id "a" 없음"#
    ),
    (
      ["2", #"expect increase "Brightness" disabled"#],
      #"stepper "Brightness" that can be increased; expected the opposite"#,
      #"늘리기 "Brightness" 가능; 기대: 늘리기 "Brightness" 불가능"#
    ),
    (
      ["2", "Brightness 0", #"expect decrease "Brightness" enabled"#],
      #"stepper "Brightness" that can't be decreased; expected the opposite"#,
      #"줄이기 "Brightness" 불가능; 기대: 줄이기 "Brightness" 가능"#
    ),
    (
      ["expect dismiss enabled"], #"screen "Lamp" that can't be dismissed; expected the opposite"#,
      #"내리기 화면 "Lamp" 불가능; 기대: 내리기 가능"#
    ),
    (
      [#"expect status "Set" "New""#], #""Set" with no status; expected status "New""#,
      #"상태 "Set" 없음; 기대: 상태 "Set" "New""#
    ),
    (
      ["1", "expect no alert"], #"alert "It's lit"; expected no alert"#,
      #"알림 "It's lit"; 기대: 알림 없음"#
    ),
    ([#"expect alert "x""#], #"no alert; expected alert "x""#, #"알림 없음; 기대: 알림 "x""#),
    (
      [#"expect line 1 "x""#], #"line 1 "screen \"Lamp\""; expected "x""#,
      #"줄 1 "screen \"Lamp\""; 기대: 줄 1 "x""#
    ),
    ([#"expect line 99 "x""#], #"9 lines; expected line 99 "x""#, #"줄 수 9; 기대: 줄 99 "x""#),
    (
      ["expect no line 1"], #"line 1 "screen \"Lamp\""; expected fewer lines"#,
      #"줄 1 "screen \"Lamp\""; 기대: 줄 1 없음"#
    ),
  ]

  /// Lines that are no commands, and what a Korean refusal tells.
  private static let lines: [(line: String, korean: String)] = [
    ("expcet", #"여기에 쓸 수 없습니다: "expcet"; 비슷한 것: "expect"; 쓸 것: "tap", "enter", "#),
    ("expect titel", #"여기에 쓸 수 없습니다: "titel"; 비슷한 것: "title"; 쓸 것: "text", "title", "#),
    (#"tap buton "a""#, #"여기에 쓸 수 없습니다: "buton"; 쓸 것: "button""#),
    ("expect dismiss on", #"여기에 쓸 수 없습니다: "on"; 쓸 것: "enabled", "disabled""#),
    (#"increase "a" 3"#, #"여기에 쓸 수 없습니다: "3"; 쓸 것: "by""#),
    (#"increase "a" by 0"#, #"여기에 쓸 수 없습니다: "0"; 쓸 것: 1~1000"#),
    ("repeat 0", #"여기에 쓸 수 없습니다: "0"; 쓸 것: 1~1000"#),
    ("expect no line 0", #"여기에 쓸 수 없습니다: "0"; 쓸 것: 1~1000000"#),
    (#"order "a""#, #"작업 순서가 아닙니다: "a"; 선택 번호와 작업 번호를 쓰세요, 예: "2:3""#),
    ("expect", #"줄이 너무 짧습니다: "expect"; 쓸 것: "text", "title", "#),
    (#"answer "a""#, #"줄이 너무 짧습니다: "answer \"a\""; 쓸 것: "with""#),
    ("tap", #"줄이 너무 짧습니다: "tap"; 쓸 것: 큰따옴표 안의 글"#),
    ("expect dismiss", #"줄이 너무 짧습니다: "expect dismiss"; 쓸 것: "enabled", "disabled""#),
    (#"increase "a" by"#, #"줄이 너무 짧습니다: "by"; 쓸 것: 숫자"#),
    ("repeat", #"줄이 너무 짧습니다: "repeat"; 쓸 것: 숫자"#),
    ("expect line", #"줄이 너무 짧습니다: "expect line"; 쓸 것: 숫자"#),
    (#"tap "a" "b""#, #"줄이 끝나야 할 곳에 더 있습니다: "b""#),
    ("tap 큰 것", #"곧은 큰따옴표 안에 쓰지 않았습니다: "큰"; 쓸 것: "큰 것""#),
    ("tap “예”", #"곧은 큰따옴표 안에 쓰지 않았습니다: “; 쓸 것: "예""#),
    (#"tap "a"#, "글이 곧은 큰따옴표로 끝나지 않았습니다"), (#"tap "a”"#, "글이 곧은 큰따옴표로 끝나지 않았습니다"),
    (#"tap "\t""#, #"\ 다음에는 큰따옴표, \, "n"만 쓸 수 있습니다"#),
    (#"include "a""#, #""include"는 흐름 파일에서만 쓸 수 있습니다"#),
    ("end", #""end" 앞에 "repeat N"이 없습니다"#), ("show\nrepeat 2", #""repeat" 뒤에 "end"가 없습니다"#),
    ("repeat 1000\nrepeat 101\nshow\nend\nend", "명령이 너무 많습니다; 반복까지 세어 100000개 이하로 쓰세요"),
    (String(repeating: "repeat 1\n", count: 21), "너무 깊습니다; 20겹 이하로 쓰세요"),
  ]

  /// Outlines that can't be read, which no person types.
  private static let outlines: [(outline: String, korean: String)] = [
    ("text", #"여기에 쓸 수 없습니다: "text"; 쓸 것: "screen""#), ("\n", #"줄이 비어 있습니다; 쓸 것: "screen""#),
    (#"screen "a" 1"#, #"줄이 끝나야 할 곳에 더 있습니다: "1""#), ("", #"첫 줄에 "screen"이 없습니다"#),
    ("screen \"a\"\ntext", "화면이 이미 끝났습니다; 화면 안에 있는 것은 두 칸 들여 쓰세요"),
    ("screen \"a\"\n  alert \"b\"\n  text", "시트나 알림 뒤에는 아무것도 올 수 없습니다"),
    ("screen \"a\"\n   text", "너무 깊습니다; 100겹 이하로 쓰세요"),
    ("screen \"a\"\n  button \"b\" [c", #"여기에 쓸 수 없습니다: "[c"; 쓸 것: "[1]""#),
    ("screen \"a\"\n  sheet \"b\" dismiss", #"줄이 너무 짧습니다: "dismiss"; 쓸 것: 숫자"#),
  ]

  private static func syntax() -> [(error: SyntaxError, korean: String)] {
    let lines: [(SyntaxError?, String)] = lines.map { line, korean in
      do throws(FlowError) {
        _ = try Flow(parsing: line, file: "f")
      } catch {
        if case .syntax(let error) = error.reason { return (error, korean) }
      }
      return (nil, korean)
    }
    let outlines: [(SyntaxError?, String)] = outlines.map { outline, korean in
      do throws(SyntaxError) {
        _ = try Screen(parsing: Array(outline.utf8), file: "f")
        return (nil, korean)
      } catch {
        return (error, korean)
      }
    }
    return (lines + outlines).compactMap { error, korean in error.map { ($0, korean) } }
  }

  @Test(arguments: reasons)
  func `a reason has the same facts in each language`(row: Row) {
    #expect(PromptWords.english.refusal(row.reason) == row.english)
    #expect(PromptWords.korean.refusal(row.reason) == row.korean)
  }

  @Test(arguments: expectations)
  func `an expectation that fails tells what is there and what was expected in each language`(
    lines: [String], english: String, korean: String
  ) {
    #expect(Conversation(lines + ["q"]).refusals == "found \(english)\n")
    let inKorean = Conversation(lines + ["q"], words: .korean).refusals
    #expect(inKorean == "기대와 다릅니다; 실제: \(korean)\n")
  }

  @Test func `a line that is no command is refused with the same facts in each language`() {
    let advice = "; 명령 목록을 보려면 '도움말 흐름'을 입력하세요"
    for (error, korean) in Self.syntax() {
      #expect(PromptWords.english.refusal(.syntax(error)) == error.message)
      let refusal = PromptWords.korean.refusal(.syntax(error))
      #expect(refusal.hasPrefix(korean) && refusal.hasSuffix(advice))
      #expect(PromptWords.korean.refusal(.unwritable(error)) + advice == refusal)
      #expect(error.found.isEmpty || refusal.contains(error.found) || error.problem == .include)
    }
  }

  @Test func `a Korean refusal has no English outside quotes`() {
    let reasons = Self.reasons.map { $0.reason } + Self.syntax().map { .syntax($0.error) }
    let flows = Self.expectations.map { Conversation($0.lines, words: .korean).refusals }
    for refusal in reasons.map({ PromptWords.korean.refusal($0) }) + flows {
      let rest = refusal.replacing(/"(\\.|[^"\\])*"|\b(id|in|2nd|3rd)\b/, with: "")
      let letters = rest.unicodeScalars.filter { $0.properties.isAlphabetic }
      #expect(letters.isEmpty == false, "\(refusal)")
      #expect(letters.allSatisfy { ("가"..."힣").contains($0) }, "\(refusal)")
    }
  }

  @Test func `no reason and no problem is left out`() {
    let known = Self.syntax()
    #expect(known.count == Self.lines.count + Self.outlines.count)
    let bytes = #expect(throws: FlowError.self) { try Flow(parsing: [0xFF], file: "f") }
    #expect(
      bytes.map { PromptWords.korean.refusal($0.reason) }?.hasPrefix("글이 \"UTF-8\"이 아닙니다") == true)
    #expect(Set(known.map { $0.error.problem } + [.encoding]) == Set(SyntaxError.Problem.allCases))
    let others = known.prefix(1).flatMap { error, _ -> [FlowError.Reason] in
      [.syntax(error), .unwritable(error)]
    }
    #expect(Set((Self.reasons.map { $0.reason } + others).map { $0.number }) == Set(0...17))
  }
}

extension FlowError.Reason {
  /// A number for each case, so that a new one doesn't compile without a row.
  fileprivate var number: Int {
    switch self {
    case .notFound: 0
    case .ambiguous: 1
    case .unfit: 2
    case .disabled: 3
    case .atBound: 4
    case .covered: 5
    case .notDismissible: 6
    case .unanswerable: 7
    case .unexpected: 8
    case .uncounted: 9
    case .different: 10
    case .portFailed: 11
    case .unknownEvent: 12
    case .interrupted: 13
    case .unwritable: 14
    case .inexpressible: 15
    case .syntax: 16
    case .unreadable: 17
    }
  }
}
