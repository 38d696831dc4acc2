import TestFiles
import Testing

@testable import juicemaker

struct RunFlowsProgressTests {
  @Test func `progress is shown on a terminal`() throws {
    let folder = try TemporaryFolder()
    let good = try folder.file("good.flow", "expect no alert".utf8)
    let bad = try folder.file("bad.flow", "dismiss".utf8)
    let (options, clear) = (Options.linear, "\r\u{1B}[K")
    var (output, errors) = ("", "")
    let status = runFlows(
      [good, bad, good], options, options.snapshots(), &output, &errors, showsProgress: true)
    #expect(status == .failure)
    #expect(output == "2 passed, 1 failed\n")
    #expect(errors.hasPrefix("\r1 of 3 flows\u{1B}[K\r2 of 3 flows\u{1B}[K\(clear)\(bad):1: "))
    #expect(errors.hasSuffix("\n\r3 of 3 flows\u{1B}[K\(clear)"))
  }

  @Test func `progress is erased before each screen`() throws {
    let folder = try TemporaryFolder()
    let flow = try folder.file("a.flow", "show\nexpect no alert\nshow".utf8)
    var options = Options.linear
    var (output, errors) = ("", "")
    let (progress, clear) = ("\r1 of 1 flows\u{1B}[K", "\r\u{1B}[K")
    for screens in 2...3 {
      errors = ""
      _ = runFlows([flow], options, options.snapshots(), &output, &errors, showsProgress: true)
      #expect(errors == progress + String(repeating: clear, count: screens + 1))
      options.showsTranscript = true
    }
  }
}
