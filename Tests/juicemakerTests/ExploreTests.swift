import Foundation
import Testing

@testable import juicemaker

struct ExploreTests {
  @Test func `the readme shows the map that the command prints`() throws {
    var (map, errors) = ("", "")
    let options = try Arguments(parsing: ["explore", "--format", "mermaid"]).options
    #expect(explore(options, &map, &errors) == .success)
    let readme = URL(filePath: #filePath).appending(path: "../../../README.md").standardized
    let text = try String(contentsOf: readme, encoding: .utf8)
    #expect(text.contains("```mermaid\n\(map)```\n"))
    #expect(map.contains("재고 추가"))
  }

  @Test func `both scopes are explored to the end and every law holds`() {
    var (report, errors) = ("", "")
    #expect(explore(Options(), &report, &errors) == .success)
    let lines = report.split(separator: "\n")
    let scopes = lines.filter { $0.hasPrefix(" ") == false }
    #expect(
      scopes == [
        "ordering, strawberry=10,banana=10,pineapple=10,kiwi=10,mango=10: complete",
        "ordering and restocking, 2 fruits, 3 juices, stock 0...3: complete",
      ]
    )
    #expect(lines.filter { $0.hasPrefix("  holds: ") }.count == 20)
    #expect(lines.filter { $0.hasPrefix("  met after ") }.count == 4)
    #expect(errors.contains(" states/s, "))
  }

  @Test func `progress is shown where somebody watches`() {
    var (report, errors) = ("", "")
    let options = Options(format: .mermaid)
    #expect(explore(options, &report, &errors, showsProgress: true) == .success)
    #expect(errors.hasPrefix("\r1 of "))
    #expect(errors.hasSuffix("\r\u{1B}[K"))
  }
}
