import CellText
import FlowDriver
import HeadlessUI
import TestSupport
import Testing

struct OutlineTests {
  @Test(arguments: TestSizes.size(quick: UInt64(0)..<12, exhaustive: 0..<150))
  func `a screen can be read back from its outline`(seed: UInt64) throws {
    let screen = Screen(seed: seed, depth: Int(seed % 6))
    let outline = screen.outline
    let read = try Screen(parsing: Array(outline.utf8))
    #expect(read == screen.numbered)
    #expect(read.outline.utf8.elementsEqual(outline.utf8))
    #expect(outline.utf8.suffix(2).elementsEqual("\n\n".utf8) == false)
    #expect(outline.contains("\n\n") == false)
    let lines = outline.unicodeScalars.split(separator: "\n").map { String($0) }
    #expect(lines.map { $0.visible } == lines)
  }

  @Test func `an outline shows everything, one part on each line`() throws {
    let outline = try contents(of: "everything.txt")
    #expect(Screen(outline: outline).outline == outline)
  }
}
