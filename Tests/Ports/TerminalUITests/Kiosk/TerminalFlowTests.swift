import FlowDriver
import FlowTesting
import JuiceScreens
import JuiceViewModels
import TestFiles
import TestSizes
import Testing

struct TerminalFlowTests {
  private static let english = ThisPackage.flows + "/english"

  private static func flows() throws -> [(file: FlowFile, columns: Int, rows: Int)] {
    let files = try [ThisPackage.flows, english].map { try FlowFile.all(in: $0) }
    let whole = files.flatMap { $0.prefix(TestSizes.size(quick: 3, exhaustive: $0.count)) }
    let small = files[0].filter { $0.path.hasSuffix("/restock-and-order.flow") }
    return whole.map { ($0, 60, 20) } + small.map { ($0, 30, 6) }
  }

  @Test(arguments: try flows())
  func `a flow passes on a terminal, which shows each screen, or a part of it, cell by cell`(
    file: FlowFile, columns: Int, rows: Int
  ) throws {
    let phrases = file.path.hasPrefix(Self.english) ? Phrases.english : .korean
    let kiosk = ViewedKiosk(phrases, columns: columns, rows: rows)
    let flow = try Flow(contentsOf: file.path)
    #expect(try flow.compare(kiosk, with: JuiceKiosk(phrases: phrases)) == nil)
  }
}
