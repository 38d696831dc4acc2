import FlowDriver
import FlowTesting
import TestFiles
import TestSizes
import Testing

@testable import juicemaker

/// The flow files on the terminal, on which they pass and lead to the same screens as on any port.
@Suite(.timeLimit(.minutes(5)))
struct TerminalFlowTests {
  /// The flow files of the kiosk, with the language that each is written in.
  private static func flows() throws -> [(language: String, file: FlowFile)] {
    try FlowFile.all(in: ThisPackage.flows).map { ("ko", $0) }
      + FlowFile.all(in: ThisPackage.flows + "/english").map { ("en", $0) }
  }

  /// Every flow with every way to reach controls, or every other flow with one of them.
  private static func runs() throws -> [((language: String, file: FlowFile), KioskWay)] {
    let ways = KioskWay.allCases
    return try flows().enumerated().flatMap { number, flow in
      ways.enumerated()
        .filter { TestSizes.areExhaustive || 2 * $0.offset == number % (2 * ways.count) }
        .map { (flow, $0.element) }
    }
  }

  @Test func `there are flows`() throws {
    #expect(try TerminalFlowTests.flows().count >= 22)
  }

  @Test(arguments: try TerminalFlowTests.runs())
  func `a flow passes on a terminal, which shows each screen cell by cell`(
    flow: (language: String, file: FlowFile),
    way: KioskWay
  ) throws {
    try expectPass(flow, size: TerminalSize(columns: 60, rows: 20), way: way)
  }

  @Test(
    arguments: try TerminalFlowTests.flows().filter {
      $0.file.path.hasSuffix("/restock-and-order.flow")
    },
    [KioskWay.tabs, .numbers])
  func `a flow passes on a terminal that shows a part of each screen`(
    flow: (language: String, file: FlowFile),
    way: KioskWay
  ) throws {
    try expectPass(flow, size: TerminalSize(columns: 30, rows: 6), way: way)
  }

  private func expectPass(
    _ flow: (language: String, file: FlowFile),
    size: TerminalSize,
    way: KioskWay
  ) throws {
    let arguments = ["--language", flow.language]
    let kiosk = try ViewedKiosk(arguments, size: size, way: way)
    let reference = try Options(parsing: arguments).kiosk()
    let steps = try Flow(file: flow.file.path)
    #expect(try steps.compare(kiosk, with: reference) == nil)
  }
}
