import FlowDriver
import HeadlessUI
import TestSupport
import Testing

struct OutlineReaderTests {
  private let outline = """
    screen "Thermostat"
      bar "Settings" [1]
      text "Heating"
      stepper "Target" "20" decrease [2] increase [3]
      sheet "Settings" dismiss [2]
        button "Reset" [1]
        alert "Reset everything?" dismiss [3]
          button "Reset" [1] destructive
          button "Keep" [2] cancel

    """

  private func error(in text: String) -> String? {
    error(in: Array(text.utf8))
  }

  private func error(in bytes: [UInt8]) -> String? {
    do throws(SyntaxError) {
      _ = try Screen(parsing: bytes)
      return nil
    } catch {
      return "\(error)"
    }
  }

  /// Returns the error of some lines below the first line of a screen.
  private func error(below lines: String) -> String? { error(in: "screen \"a\"\n" + lines) }

  @Test(arguments: try rows(in: "Tables/lines.txt"))
  func `lines that begin no screen, or aren't inside it, are reported with their location`(
    lines: String, message: String
  ) {
    #expect(error(in: lines) == message)
  }

  @Test(arguments: try rows(in: "Tables/parts.txt"))
  func `a line that is no part is reported with its location`(line: String, message: String) {
    #expect(error(below: "  " + line) == message)
  }

  @Test func `lines can end with CRLF, and the last one doesn't need an end`() throws {
    let text = outline.split(separator: "\n").joined(separator: "\r\n")
    let read = try Screen(parsing: Array(text.utf8))
    #expect(read.outline == outline)
  }

  @Test(arguments: TestSizes.size(quick: UInt64(0)..<1, exhaustive: 0..<20))
  func `an outline that is cut or has a few wrong bytes is a screen or an error`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var errors = 0
    for _ in 0..<200 {
      var bytes = Array(outline.utf8)
      for _ in 0...Int.random(in: 0..<4, using: &random) {
        guard let place = bytes.indices.randomElement(using: &random) else { continue }
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes[place] = .random(in: 0...255, using: &random)
        case 1: bytes.remove(at: place)
        case 2: bytes.removeSubrange(place...)
        default: bytes.insert(contentsOf: bytes[place...].prefix(9), at: place)
        }
      }
      errors += error(in: bytes) == nil ? 0 : 1
    }
    #expect(errors > 100)
  }

  @Test(
    arguments: ["group", "sheet \"a\""],
    [99, 100, 101, TestSizes.size(quick: 150, exhaustive: 1_000)])
  func `a hundred levels are read and more are an error`(part: String, depth: Int) {
    let lines = (1...depth).map { String(repeating: "  ", count: $0) + part + "\n" }
    let error = error(below: lines.joined())
    let start = "102:1: the line is indented too far; "
    #expect((error == nil) == (depth <= 100) && error?.hasPrefix(start) ?? true)
  }

  @Test(.timeLimit(.minutes(5))) func `long lines and many lines are read in bounded time`() throws
  {
    let lines = TestSizes.size(quick: 500, exhaustive: 5_000)
    let long = String(repeating: "\\\"딸기", count: 2 * lines)
    let many = String(repeating: "  button \"b\" [1] status \"c\"\n", count: lines)
    let read = try Screen(parsing: Array("screen \"\(long)\"\n\(many)".utf8))
    #expect(read.topLayer.name.utf8.count == 14 * lines)
    #expect(read.topLayer.content.count == lines)
    #expect(
      (error(in: "screen \"a\"\n  text " + String(repeating: "\"", count: 20 * lines + 1)) == nil)
        == false)
  }
}
