import FlowDriver
import Testing

@testable import juicemaker

/// The flow files on the terminal: as on every port, each passes and leads to the same screens.
@Suite(.timeLimit(.minutes(1)))
struct TerminalFlowTests {
  @Test func `there are flows`() {
    #expect(KioskFlows.all.count >= 22)
  }

  @Test(arguments: KioskFlows.all, TerminalKiosk.Way.allCases)
  func `a flow passes on a terminal, which shows each screen cell by cell`(
    flow: (language: String, file: String),
    way: TerminalKiosk.Way
  ) throws {
    let arguments = ["--language", flow.language]
    let kiosk = try TerminalKiosk(arguments, way: way)
    let reference = try Arguments(parsing: arguments).options.kiosk()
    #expect(try readFlow(flow.file).compare(kiosk, with: reference, file: flow.file) == nil)
  }
}
