import CellText
import FlowDriver
import HeadlessUI
import TextRendering

extension FlowError.Reason {
  /// A description of the reason in Korean, on one line, unless no line of a prompt leads to it.
  var inKorean: String {
    switch self {
    case .notFound(let role, let name, let place, let nearest):
      "찾을 수 없습니다: \(role.inKorean) \(name.shown)" + (place.map { " \($0)" } ?? "")
        + list("비슷한 것", nearest.map { place == nil ? $0.typed : $0 })
    case .ambiguous(let name, let roles, let places):
      "이름이 같은 것이 여러 개입니다: \(name.shown)"
        + list("종류", roles.unique.map { role in "\(role.inKorean) \(roles.count { $0 == role })개" })
        + list("고를 수 있는 것", places.prefix(10).map { $0 })
    case .unfit(let role, let name, let gesture):
      "\(gesture.inKorean) 수 없습니다: \(role.inKorean) \(name.shown)"
    case .disabled(let role, let name): "지금은 쓸 수 없습니다: \(role.inKorean) \(name.shown)"
    case .atBound(let name, let value, let gesture):
      "더는 \(gesture.inKorean) 수 없습니다: \(name.shown) \(value.shown)"
    case .covered(let role, let name, let layer, let title):
      "가려져 있습니다: \(role.inKorean) \(name.shown); 먼저 닫을 것: \(layer.inKorean) \(title.shown)"
    case .notDismissible(let role, let name, let buttons):
      "그냥 닫을 수 없습니다: \(role.inKorean) \(name.shown)" + list("고를 수 있는 것", buttons.map { $0.typed })
    case .unanswerable(let request, let response, let nearest):
      (response.map { "그런 응답이 없습니다: \($0.shown); 요청: " } ?? "지금 답할 수 없는 요청입니다: ")
        + request.shown + list("비슷한 것", nearest.map { $0.typed })
    case .unexpected(let found, let expected):
      "기대와 다릅니다; 실제: \(found.inKorean); 기대: \(expected.inKorean)"
    case .uncounted(let name, let value): "값이 숫자가 아닙니다: \(name.shown) \(value.shown)"
    case .unknownEvent: "앱을 감싼 것이 이 일을 앱에 전하지 않습니다"
    case .interrupted(let done, let steps, let reason):
      "도중에 멈추었습니다: \(done)/\(steps); \(reason.inKorean)"
    case .unwritable(let error): error.inKorean
    case .syntax(let error): "\(error.inKorean); 명령 목록을 보려면 '도움말 흐름'을 입력하세요"
    case .different, .incomparable, .portFailed, .inexpressible, .unreadable: description
    }
  }
}

private func list(_ words: String, _ choices: [String]) -> String {
  choices.isEmpty ? "" : "; \(words): \(choices.joined(separator: ", "))"
}

extension Role {
  fileprivate var inKorean: String { Vocabulary.korean.roles[self] ?? "이벤트" }
}

extension Gesture {
  fileprivate var inKorean: String {
    let verbs: [Gesture: String] = [
      .tap: "누를", .decrement: "줄일", .increment: "늘릴", .enter: "입력할", .submit: "확정할",
      .focus: "선택할", .leave: "벗어날", .dismiss: "내릴", .event: "답할",
    ]
    return verbs[self] ?? ""
  }
}

extension Command {
  private static let inKorean = [
    "change": "바뀐 것", "title": "제목", "status": "상태", "line": "줄", "lines": "줄 수", "request": "요청",
    "increase": "늘리기", "decrease": "줄이기", "dismiss": "내리기", "enabled": "가능", "disabled": "불가능",
  ]

  /// The words of an expectation in Korean, with names and texts in quotes.
  fileprivate var inKorean: String {
    let words = words { $0.shown }.dropFirst().map { word in
      Command.inKorean[word] ?? Role(rawValue: word)?.inKorean ?? word
    }
    return (words.first == "no" ? words.dropFirst() + ["없음"] : words[...]).joined(separator: " ")
  }
}

extension SyntaxError {
  fileprivate var inKorean: String {
    let value = correct.joined()
    let wrong = found.isEmpty ? "줄이 너무 짧습니다: \(start.shown)" : "여기에 쓸 수 없습니다: \(found)"
    return switch problem {
    case .missingText: "\(wrong); 쓸 것: 큰따옴표 안의 글"
    case .unquoted, .misquoted: "곧은 큰따옴표 안에 쓰지 않았습니다: \(found)" + list("쓸 것", correct)
    case .unclosed, .unclosedByOther: "글이 곧은 큰따옴표로 끝나지 않았습니다"
    case .escape: #"\ 다음에는 큰따옴표, \, "n", "u{9}" 같은 코드만 쓸 수 있습니다"#
    case .include: #""include"는 흐름 파일에서만 쓸 수 있습니다"#
    case .end: #""end" 앞에 "repeat N"이 없습니다"#
    case .tooLong, .tooDeep: "반복이 너무 많거나 깊습니다; 쓸 수 있는 것: \(value) 이하"
    case .order: wrong + list("예", correct)
    case .steps, .times, .line: "\(wrong); 쓸 것: " + (found.isEmpty ? "숫자" : "1~\(value)")
    default:
      wrong + list("비슷한 것", [nearest?.quoted].compactMap { $0 })
        + list("쓸 것", correct.map { $0.quoted })
    }
  }
}
