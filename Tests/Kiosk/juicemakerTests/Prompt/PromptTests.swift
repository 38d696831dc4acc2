import JuiceModel
import JuiceViewModels
import TestFiles
import Testing

@testable import juicemaker

struct PromptTests {
  private let words = PromptWords.korean
  private let opening = Options.linear.opening
  private let alert = """
    알림 "망고 쥬스 나왔습니다! 맛있게 드세요!"
      버튼 "확인" [1]

    """
  private let home = "화면 \"맛있는 쥬스를 만들어 드려요!\"\n"

  /// Returns the answers to some lines, and the refusals.
  private func answers(
    to lines: String,
    options: Options = .linear
  ) -> (answers: String, refusals: String) {
    let transcript = Transcript.prompting(lines, options: options)
    let start = options.opening + words.hint + "\n> "
    return (String(transcript.output.dropFirst(start.count)), transcript.errors)
  }

  @Test func `the end of input leaves`() {
    #expect(
      Transcript.prompting("")
        == Transcript(status: 0, output: opening + words.hint + "\n> \n"))
  }

  @Test(arguments: ["q", " quit ", "exit", "Q", "나가기", "종료", "끝내기"])
  func `a word leaves`(word: String) {
    #expect(
      Transcript.prompting(word + "\nshow")
        == Transcript(status: 0, output: opening + words.hint + "\n> "))
  }

  @Test func `a layer that is new is read whole, and one that comes back only where it changed`() {
    let (output, errors) = answers(to: "7\n1\nq")
    #expect(output == alert + "> " + home + "값 \"망고\" \"7\"\n> ")
    #expect(errors == "")
  }

  @Test func `a layer that comes back unchanged is read in one line`() {
    #expect(answers(to: "재고수정\ndismiss\nq").answers.hasSuffix("> " + home + "> "))
  }

  @Test func `a change within a layer is read alone, without its indentation`() {
    let text = "1\n3\n딸기 +5\n딸기 -16\nq"
    let lines = answers(to: text).answers.split(separator: "> ").dropFirst()
    #expect(
      lines == [
        "조절 \"딸기\" \"11\", 변경됨, 줄이기 [2], 늘리기 [3]\n",
        "조절 \"딸기\" \"16\", 변경됨, 줄이기 [2], 늘리기 [3]\n",
        "조절 \"딸기\" \"0\", 변경됨, 줄이기 사용 불가, 늘리기 [3]\n",
      ])
  }

  @Test func `show reads the whole screen`() {
    for word in ["show", "보기", "다시"] {
      #expect(answers(to: word + "\nq").answers == opening + "> ")
    }
    #expect(answers(to: "7\nshow\nq").answers == alert + "> " + alert + "> ")
  }

  @Test func `a command that changes nothing says so, and a check says that it passed`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.file("a.ko.linear.txt", opening.utf8)
    let options = Options(isLinear: true, snapshotFolder: folder.path("."))
    let (output, errors) = answers(
      to: "expect no alert\nsnapshot \"a\"\n # nothing\n \nrepeat 2\nend\nq", options: options)
    let answer = words.asExpected + "\n> "
    #expect(output == answer + answer + "> > 반복> " + words.nothingChanged + "\n> ")
    #expect(errors == "")
  }

  @Test(
    arguments: [
      "망고쥬스 주문", "  망고쥬스   주문 ", "\"망고쥬스 주문\"", "“망고쥬스 주문”", "‘망고쥬스 주문’", "망고쥬스주문",
      "7", "tap \"망고쥬스 주문\"", "망\u{1100}\u{1169}쥬스 주문",
    ])
  func `a name taps its button, with or without quotes and spaces`(line: String) {
    let (output, errors) = answers(to: line + "\nq")
    #expect(output == alert + "> ")
    #expect(errors == "")
  }

  @Test func `the case of letters doesn't matter`() {
    let options = Options(phrases: .english, isLinear: true)
    let output = Transcript.prompting("mango JUICE\nq", options: options).output
    #expect(output.contains("alert \"Mango juice is ready! Enjoy!\""))
  }

  @Test func `the name of a stepper says how to change it`() {
    let (output, errors) = answers(to: "1\n바나나\nq")
    #expect(
      output.hasSuffix(
        "> 조절 \"바나나\" \"10\", 줄이기 [4], 늘리기 [5]\n바꾸려면: 바나나 +3, 바나나 -3\n> "))
    #expect(errors == "")
  }

  @Test func `a sheet is dismissed by the word of its reading`() {
    for word in ["내리기", "dismiss"] {
      #expect(answers(to: "1\n\(word)\nq").answers.hasSuffix("> " + home + "> "))
    }
  }

  @Test func `the steps before a refusal are read`() {
    let (output, errors) = answers(to: "1\nincrease \"딸기\" by 200\n3\nq")
    #expect(output.hasSuffix("> 조절 \"딸기\" \"100\", 변경됨, 줄이기 [2], 늘리기 사용 불가\n> > "))
    #expect(
      errors
        == "도중에 멈추었습니다: 90/200; 더는 바꿀 수 없습니다: \"딸기\" \"100\"\n지금은 쓸 수 없습니다: \"딸기\"\n")
  }

  @Test func `a repeat reads what each step changes, up to one that fails`() {
    let body = "tap \"망고쥬스 주문\"\ntap \"확인\"\n"
    let (output, errors) = answers(to: "repeat 2\n7\n\(body)end\nq")
    #expect(
      output == "반복> 반복> 반복> 반복> " + alert + home + "값 \"망고\" \"7\"\n" + alert + home
        + "값 \"망고\" \"4\"\n> ")
    #expect(errors.hasPrefix("흐름 명령이 아닙니다: \"7\" isn't a command; "))
    let failing = answers(to: "repeat 2\ntap \"망고쥬스 주문\"\nend\nq")
    #expect(failing.answers == "반복> 반복> " + alert + "> ")
    #expect(failing.refusals.hasPrefix("가려져 있습니다: \"망고쥬스 주문\"; 먼저 닫을 것: \"망고 쥬스"))
  }

  @Test func `a person can leave and get help within a repeat`() {
    let (output, _) = answers(to: "repeat 2\n?\nquit")
    #expect(output.hasPrefix("반복> " + words.helpTitle))
    #expect(output.hasSuffix("반복> "))
  }

  @Test func `the prompt speaks the language of the kiosk`() {
    let options = Options(phrases: .english, isLinear: true)
    let output = Transcript.prompting("Mango juice\nnothing\nq", options: options)
    #expect(output.output.hasPrefix(options.opening + PromptWords.english.hint + "\n> alert "))
    #expect(output.errors == "Nothing here has this name: \"nothing\"\n")
  }
}
