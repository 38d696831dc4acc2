import FlowDriver
import FlowTesting
import JuiceScreens
import JuiceViewModels
import TestFiles
import TestSizes
import Testing

/// The flow files on the terminal, on which they pass and lead to the same screens as on any port.
struct TerminalFlowTests {
  private static let flows = Result {
    try FlowFile.all(in: ThisPackage.flows).map { (Phrases.korean, $0) }
      + FlowFile.all(in: ThisPackage.flows + "/english").map { (Phrases.english, $0) }
  }

  @Test(
    arguments: try flows.get(),
    TestSizes.size(quick: [KioskWay.numbers], exhaustive: KioskWay.allCases))
  func `a flow passes on a terminal, which shows each screen cell by cell`(
    flow: (phrases: Phrases, file: FlowFile), way: KioskWay
  ) throws {
    let kiosk = ViewedKiosk(flow.phrases, columns: 60, rows: 20, way: way)
    try expectPass(flow, on: kiosk)
  }

  @Test(
    arguments: try flows.get().filter { $0.1.path.hasSuffix("/restock-and-order.flow") },
    TestSizes.size(quick: [KioskWay.tabs], exhaustive: [.tabs, .numbers]))
  func `a flow passes on a terminal that shows a part of each screen`(
    flow: (phrases: Phrases, file: FlowFile), way: KioskWay
  ) throws {
    let kiosk = ViewedKiosk(flow.phrases, columns: 30, rows: 6, way: way)
    try expectPass(flow, on: kiosk)
  }

  private func expectPass(
    _ flow: (phrases: Phrases, file: FlowFile), on kiosk: ViewedKiosk
  ) throws {
    let steps = try Flow(file: flow.file.path)
    #expect(try steps.compare(kiosk, with: JuiceKiosk(phrases: flow.phrases)) == nil)
  }
}
