import FlowDriver
import TestSizes
import Testing

@testable import juicemaker

/// The flow files on the terminal: as on every port, each passes and leads to the same screens.
@Suite(.timeLimit(.minutes(5)))
struct TerminalFlowTests {
  /// Every flow in every way, or in one of them.
  private static let flows = KioskFlows.all.enumerated().flatMap { number, flow in
    TerminalKiosk.Way.allCases.enumerated()
      .filter { TestSizes.areExhaustive || $0.offset == number % TerminalKiosk.Way.allCases.count }
      .map { (flow, $0.element) }
  }

  @Test func `there are flows`() {
    #expect(KioskFlows.all.count >= 22)
  }

  @Test(arguments: TerminalFlowTests.flows)
  func `a flow passes on a terminal, which shows each screen cell by cell`(
    flow: (language: String, file: String),
    way: TerminalKiosk.Way
  ) throws {
    try expectPass(flow, size: TerminalSize(columns: 60, rows: 20), way: way)
  }

  @Test(
    arguments: KioskFlows.all.filter { $0.file.hasSuffix("/restock-and-order.flow") },
    [TerminalKiosk.Way.tabs, .numbers])
  func `a flow passes on a terminal that shows a part of each screen`(
    flow: (language: String, file: String),
    way: TerminalKiosk.Way
  ) throws {
    try expectPass(flow, size: TerminalSize(columns: 30, rows: 6), way: way)
  }

  private func expectPass(
    _ flow: (language: String, file: String),
    size: TerminalSize,
    way: TerminalKiosk.Way
  ) throws {
    let arguments = ["--language", flow.language]
    let kiosk = try TerminalKiosk(arguments, size: size, way: way)
    let reference = try Arguments(parsing: arguments).options.kiosk()
    let steps = try Flow(file: flow.file, in: SystemFiles())
    #expect(try steps.compare(kiosk, with: reference) == nil)
  }
}
