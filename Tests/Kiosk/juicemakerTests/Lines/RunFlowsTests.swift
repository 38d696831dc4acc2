import Foundation
import TestFiles
import Testing

@testable import juicemaker

struct RunFlowsTests {
  @Test func `each flow runs on a kiosk of its own`() throws {
    let folder = try TemporaryFolder()
    let text = """
      tap "딸바쥬스 주문"
      expect alert "딸바 쥬스 나왔습니다! 맛있게 드세요!"
      """
    let flow = try folder.file("a", text.utf8)
    let transcript = Transcript.running([flow, flow])
    let line = "ok         0 ms  \(flow)\n"
    #expect(transcript == Transcript(status: 0, output: line + line + "2 passed, 0 failed\n"))
  }

  @Test func `show prints the screen`() throws {
    let folder = try TemporaryFolder()
    let flow = try folder.file("a", "show".utf8)
    let transcript = Transcript.running([flow])
    #expect(
      transcript.untimed.output == Options.linear.opening + "ok \(flow)\n1 passed, 0 failed\n")
  }

  @Test func `a transcript has the first screen and each new one`() throws {
    let folder = try TemporaryFolder()
    let flow = try folder.file("a", "expect no alert\ntap \"재고수정\"\ndismiss\n".utf8)
    var options = Options.linear
    options.showsTranscript = true
    let output = Transcript.running([flow], options: options).untimed.output
    let sheets = output.components(separatedBy: "\"재고 추가\"").count - 1
    #expect(output.hasPrefix(options.opening))
    #expect(output.hasSuffix(options.opening + "ok \(flow)\n1 passed, 0 failed\n"))
    #expect(sheets == 1)
    #expect(output.components(separatedBy: options.opening).count == 3)
  }

  @Test func `the other flows run after one that fails`() throws {
    let folder = try TemporaryFolder()
    let bad = try folder.file("bad.flow", "\ntap \"딸기 쥬스\"\nshow\n".utf8)
    let good = try folder.file("good.flow", "expect no alert\n".utf8)
    let transcript = Transcript.running([bad, good, bad])
    #expect(transcript.status == 1)
    #expect(
      transcript.untimed.output
        == "failed \(bad)\nok \(good)\nfailed \(bad)\n1 passed, 2 failed\n")
    let tree = """
      screen "맛있는 쥬스를 만들어 드려요!"
        button "재고수정" [1]
        group "재고"
          value "딸기" "10"
      """
    let failure = """
      \(bad):2: no button "딸기 쥬스". Did you mean "딸기쥬스 주문"?
      \(tree)
      """
    #expect(transcript.errors.hasPrefix(failure))
    #expect(transcript.errors.split(separator: bad, omittingEmptySubsequences: true).count == 2)
  }

  @Test(
    arguments: [
      (#"tap "딸기쥬스""#, 1, #":1: no button "딸기쥬스". Did you mean "딸기쥬스 주문"?"#),
      (#"tap "딸기""#, 1, #":1: value "딸기" can't be tapped"#),
      (
        "tap \"재고수정\"\ndecrease \"딸기\" by 11", 1,
        #":2: stopped after 10 of 11 steps: stepper "딸기" can't be decreased from "0""#
      ),
      (
        "tap \"키위쥬스 주문\"\ntap \"재고수정\"", 1,
        #":2: button "재고수정" is covered by alert "키위 쥬스 나왔습니다! 맛있게 드세요!""#
      ),
      (#"expect no button "재고수정""#, 1, #":1: found button "재고수정"; expected no such button"#),
      (#"expect value "딸기" "11""#, 1, #":1: found "딸기" at "10"; expected "11""#),
      (
        "tap \"재고수정", 65, ":1:5: the text isn't closed; end it with a double quote"
      ),
      ("show\npat \"예\"", 65, #":2:1: "pat" isn't a command; use tap,"#),
      ("show\u{1B}", 65, #":1:1: "show␛" isn't a command;"#),
    ] as [(String, Int32, String)])
  func `a failure says where it is, what is wrong, and what would be right`(
    text: String,
    status: Int32,
    message: String
  ) throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("a.flow", text.utf8)
    let transcript = Transcript.running([file])
    #expect(transcript.status == status)
    #expect(transcript.errors.hasPrefix(file + message))
    #expect(transcript.errors.contains("\n  button ") == (status == 1))
    let report = "failed \(file)\n0 passed, 1 failed\n"
    #expect(transcript.untimed.output == (status == 1 ? report : ""))
  }

  @Test func `a file can only be included from the folder of the flow`() throws {
    let folder = try TemporaryFolder()
    let good = try folder.file("good.flow", "include \"b.flow\"".utf8)
    let bad = try folder.file("bad.flow", "include \"../b.flow\"\n".utf8)
    let link = try folder.file("link.flow", "\ninclude \"passwd.flow\"".utf8)
    let included = try folder.file("b.flow", "# b\ntap \"x\"".utf8)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("passwd.flow"), withDestinationPath: "/etc/passwd")
    let ran = Transcript.running([good])
    #expect(ran.status == 1)
    #expect(
      ran.errors.hasPrefix("\(included):2: no button \"x\" (included by \(good):1)\nscreen "))
    let refused = Transcript.running([good, bad, link])
    #expect(refused.status == 65)
    #expect(refused.output == "")
    let right = "it's outside the folder of the flow\n"
    #expect(
      refused.errors
        == "\(bad):1: can't read \(folder.path("../b.flow")): No such file or directory\n"
        + "\(link):2: can't read \(folder.path("passwd.flow")): \(right)")
  }

  @Test func `no flow runs if a file is bad, and all bad files are listed`() throws {
    let folder = try TemporaryFolder()
    let files = [
      try folder.file("good.flow", "show\n".utf8),
      try folder.file("syntax.flow", "show\nexpect\n".utf8),
      folder.path("missing.flow"),
      try folder.file("latin.flow", [0x23, 0x20, 0xE9, 0x0A]),
      folder.path("es\u{1B}cape"),
    ]
    let transcript = Transcript.running(files)
    #expect(transcript.status == 65)
    #expect(transcript.output == "")
    let lines = transcript.errors.replacing(folder.path(""), with: "").split(separator: "\n")
    #expect(
      lines == [
        "/syntax.flow:2:7: the line ends too soon; expect needs text, title, value, button, "
          + "increase, decrease, status, alert, dismiss, line, change, no",
        "can't read /missing.flow: No such file or directory",
        "/latin.flow:1:3: the text isn't UTF-8; save the file as UTF-8",
        "can't read /es␛cape: No such file or directory",
      ]
    )
  }

  @Test(arguments: [
    (0, "ok         0 ms  "), (7, "ok         7 ms  "), (1_234, "ok      1234 ms  "),
    (12_345_678_901, "ok  12345678901 ms  "),
  ])
  func `each flow has a line with its time`(milliseconds: Int, line: String) throws {
    let folder = try TemporaryFolder()
    let flow = try folder.file("a\u{1B}.flow", "show".utf8)
    let transcript = Transcript.running([flow], milliseconds: milliseconds)
    let name = flow.replacing("\u{1B}", with: "␛")
    #expect(transcript.output.hasSuffix("\n\(line)\(name)\n1 passed, 0 failed\n"))
  }

  @Test func `a failure in a repetition says in which one`() throws {
    let folder = try TemporaryFolder()
    let text = """
      repeat 2
        repeat 5
          tap "망고쥬스 주문"
          tap "확인"
        end
      end
      """
    let errors = Transcript.running([try folder.file("a.flow", text.utf8)]).errors
    let failure = #"a.flow:4: no button "확인""#
    #expect(errors.contains(failure + " (in repetition 4 of 5, in repetition 1 of 2)\nalert "))
  }
}
