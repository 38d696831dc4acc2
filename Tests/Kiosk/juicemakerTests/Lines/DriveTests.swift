import Foundation
import Testing

@testable import juicemaker

struct DriveTests {
  private let opening = Options.linear.opening

  @Test func `the first screen is printed before a line is read`() {
    #expect(Transcript.driving("") == Transcript(status: 0, output: opening))
  }

  @Test func `a screen is printed after each command that changes it`() {
    let transcript = Transcript.driving(
      """
      tap "망고쥬스 주문"

      # nothing changes here
      expect alert "망고 쥬스 나왔습니다! 맛있게 드세요!"
      tap "확인"
      """
    )
    #expect(
      transcript.output == opening + """
        알림 "망고 쥬스 나왔습니다! 맛있게 드세요!"
          버튼 "확인" [1]

        """ + opening.replacing(#"값 "망고" "10""#, with: #"값 "망고" "7""#)
    )
    #expect(transcript.errors == "")
    #expect(transcript.status == 0)
  }

  @Test func `show prints the screen again`() {
    #expect(Transcript.driving("show\nshow").output == opening + opening + opening)
  }

  @Test func `a failure ends the flow with the line and the tree`() {
    let transcript = Transcript.driving("\ntap \"딸바쥬스 주문\"\ntap \"재고수정\"\nshow")
    #expect(transcript.status == 1)
    #expect(
      transcript.errors == """
        <stdin>:3: button "재고수정" is covered by alert "딸바 쥬스 나왔습니다! 맛있게 드세요!"
        alert "딸바 쥬스 나왔습니다! 맛있게 드세요!"
          button "확인" [1]

        """
    )
  }

  @Test func `a line that doesn't parse ends the flow`() {
    let transcript = Transcript.driving("show\ntap 예\nshow")
    #expect(transcript.status == 65)
    #expect(transcript.output == opening + opening)
    #expect(
      transcript.errors == "<stdin>:2:5: \"예\" isn't in double quotes; write tap \"예\"\n")
  }

  @Test func `a repeat runs at its end, and each new screen is printed`() {
    let transcript = Transcript.driving(
      """
      repeat 2
        tap "망고쥬스 주문"
        tap "확인"
      end
      expect value "망고" "4"
      """
    )
    #expect(transcript.status == 0)
    let alert = "알림 \"망고 쥬스 나왔습니다! 맛있게 드세요!\"\n  버튼 \"확인\" [1]\n"
    let after = ["7", "4"].map { opening.replacing(#""망고" "10""#, with: "\"망고\" \"\($0)\"") }
    #expect(transcript.output == opening + after.map { alert + $0 }.joined())
  }

  @Test func `the screens of a repeat are printed up to its failure`() {
    let transcript = Transcript.driving("repeat 9\nshow\ntap \"재고수정\"\nend\nshow")
    #expect(transcript.status == 1)
    #expect(transcript.output.components(separatedBy: "\"재고 추가\"").count == 3)
    #expect(transcript.errors.hasPrefix("<stdin>:3: button \"재고수정\" is covered by sheet"))
  }

  @Test func `a repeat without end, an end without repeat, and an include end the flow`() {
    #expect(
      Transcript.driving("show\nrepeat 2\nshow")
        == Transcript(
          status: 65, output: opening + opening,
          errors: "<stdin>:2:1: repeat isn't closed; write end on a line after its commands\n"))
    #expect(
      Transcript.driving("end").errors
        == "<stdin>:1:4: end without repeat; write repeat N on a line before it\n")
    #expect(
      Transcript.driving("include \"a.flow\"").errors
        == "<stdin>:1:17: include works only in files; write the commands of the file here\n")
  }

  @Test func `bytes that aren't text end the flow`() {
    var lines = [[0x23, 0xFF]].makeIterator() as IndexingIterator<[[UInt8]]>
    var output = ""
    var errors = ""
    var session = Options.linear.session()
    let status = session.drive(&lines, &output, &errors)
    #expect(status == .badData)
    #expect(errors == "<stdin>:1:2: the text isn't UTF-8; save the file as UTF-8\n")
  }
}
