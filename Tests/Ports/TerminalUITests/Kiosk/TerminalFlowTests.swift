import FlowDriver
import FlowTesting
import JuiceScreens
import JuiceViewModels
import TestFiles
import TestSizes
import Testing

struct TerminalFlowTests {
  private static let english = ThisPackage.flows + "/english"

  @Test(
    arguments: try [ThisPackage.flows, english].flatMap { folder in
      let files = try FlowFile.all(in: folder)
      return files.prefix(TestSizes.size(quick: 3, exhaustive: files.count))
    })
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
