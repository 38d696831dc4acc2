import FlowDriver
import FlowTesting
import JuiceScreens
import JuiceViewModels
import TestFiles
import TestSizes
import Testing

struct TerminalFlowTests {
  private static let english = ThisPackage.flows + "/english"
  private static let flows = Result {
    try TestSizes.size(quick: [ThisPackage.flows], exhaustive: [ThisPackage.flows, english])
      .flatMap { try FlowFile.all(in: $0) }
  }

  @Test(
    arguments: try flows.get(),
    TestSizes.size(quick: [KioskWay.numbers], exhaustive: KioskWay.allCases))
  func `a flow passes on a terminal, which shows each screen cell by cell`(
    file: FlowFile, way: KioskWay
  ) throws {
    try expectPass(file, way, columns: 60, rows: 20)
  }

  @Test(
    arguments: try flows.get().filter { $0.path.hasSuffix("/restock-and-order.flow") },
    TestSizes.size(quick: [KioskWay.tabs], exhaustive: [.tabs, .numbers]))
  func `a flow passes on a terminal that shows a part of each screen`(
    file: FlowFile, way: KioskWay
  ) throws {
    try expectPass(file, way, columns: 30, rows: 6)
  }

  private func expectPass(_ file: FlowFile, _ way: KioskWay, columns: Int, rows: Int) throws {
    let isEnglish = file.path.hasPrefix(TerminalFlowTests.english)
    let phrases = isEnglish ? Phrases.english : .korean
    let kiosk = ViewedKiosk(phrases, columns: columns, rows: rows, way: way)
    #expect(try Flow(file: file.path).compare(kiosk, with: JuiceKiosk(phrases: phrases)) == nil)
  }
}
