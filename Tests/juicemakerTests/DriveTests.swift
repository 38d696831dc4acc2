import Testing

@testable import juicemaker

struct DriveTests {
  private let opening = Options.linear.opening

  @Test func `the first screen is printed before anything is read`() {
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

  @Test func `a failure ends it with the place and the tree`() {
    let transcript = Transcript.driving("\ntap \"딸바쥬스 주문\"\ntap \"재고수정\"\nshow")
    #expect(transcript.status == 1)
    #expect(
      transcript.errors == """
        <stdin>:3: button "재고수정" is covered by alert "딸바 쥬스 나왔습니다! 맛있게 드세요!"; \
        close the alert first
        alert "딸바 쥬스 나왔습니다! 맛있게 드세요!"
          button "확인" [1]

        """
    )
  }

  @Test func `a line that does not parse ends it`() {
    let transcript = Transcript.driving("show\ntap 예\nshow")
    #expect(transcript.status == 65)
    #expect(transcript.output == opening + opening)
    #expect(
      transcript.errors == "<stdin>:2:5: \"예\" is not in double quotes; write tap \"예\"\n")
  }

  @Test func `bytes that are not text end it`() {
    var lines = [[0x23, 0xFF]].makeIterator() as IndexingIterator<[[UInt8]]>
    var output = ""
    var errors = ""
    let options = Options.linear
    let status = drive(options.kiosk(), options.renderer, &lines, &output, &errors)
    #expect(status == .badData)
    #expect(errors == "<stdin>:1:2: the bytes are not UTF-8; save the file as UTF-8\n")
  }
}
