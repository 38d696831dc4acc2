import FlowDriver
import FlowTesting
import JuiceScreens
import JuiceViewModels
import TestFiles
import TestSizes
import Testing

struct TerminalFlowTests {
  private static let english = ThisPackage.flows + "/english"
  private static let folders = TestSizes.size(
    quick: [ThisPackage.flows], exhaustive: [ThisPackage.flows, english])

  @Test(arguments: try folders.flatMap { try FlowFile.all(in: $0) })
  func `a flow passes on a terminal, which shows each screen cell by cell`(file: FlowFile) throws {
    try expectPass(file.path, columns: 60, rows: 20)
  }

  @Test func `a flow passes on a terminal that shows a part of each screen`() throws {
    try expectPass(
      ThisPackage.flows + "/restock-and-order.flow", columns: 30, rows: 6)
  }

  private func expectPass(_ path: String, columns: Int, rows: Int) throws {
    let phrases = path.hasPrefix(TerminalFlowTests.english) ? Phrases.english : .korean
    let kiosk = ViewedKiosk(phrases, columns: columns, rows: rows)
    let flow = try Flow(contentsOf: path)
    #expect(try flow.compare(kiosk, with: JuiceKiosk(phrases: phrases)) == nil)
  }
}
