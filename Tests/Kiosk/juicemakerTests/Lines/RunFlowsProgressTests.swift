import TestFiles
import Testing

@testable import juicemaker

struct RunFlowsProgressTests {
  @Test func `progress is shown on a terminal, and erased before each line of the report`() throws {
    let folder = try TemporaryFolder()
    let good = try folder.file("good.flow", "expect no alert".utf8)
    let bad = try folder.file("bad.flow", "dismiss".utf8)
    let clear = "\r\u{1B}[K"
    let transcript = Transcript.running([good, bad, good], showsProgress: true)
    #expect(transcript.status == 1)
    #expect(transcript.output.hasSuffix("\n2 passed, 1 failed\n"))
    let errors = transcript.errors
    #expect(
      errors.hasPrefix("\r1 of 3 flows\u{1B}[K\(clear)\r2 of 3 flows\u{1B}[K\(clear)\(bad):1: "))
    #expect(errors.hasSuffix("\n\r3 of 3 flows\u{1B}[K\(clear)"))
  }

  @Test func `progress is erased before each screen`() throws {
    let folder = try TemporaryFolder()
    let flow = try folder.file("a.flow", "show\nexpect no alert\nshow".utf8)
    var options = Options.linear
    let (progress, clear) = ("\r1 of 1 flows\u{1B}[K", "\r\u{1B}[K")
    for screens in 2...3 {
      let transcript = Transcript.running([flow], options: options, showsProgress: true)
      #expect(transcript.errors == progress + String(repeating: clear, count: screens + 1))
      options.showsTranscript = true
    }
  }
}
