import FlowDriver
import FlowTesting
import JuiceScreens
import JuiceViewModels
import TestFiles
import TestSizes
import Testing

struct TerminalFlowTests {
  private static let flows = Result {
    let languages = [
      (Phrases.korean, ThisPackage.flows), (.english, ThisPackage.flows + "/english"),
    ]
    return try languages.prefix(TestSizes.size(quick: 1, exhaustive: 2)).flatMap {
      phrases, folder in
      try FlowFile.all(in: folder).map { (phrases, $0) }
    }
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
