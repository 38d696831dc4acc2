import Foundation
import Testing

@Suite struct ReadmeTests {
  private let readme = Readme()

  @Test func `the first screen shows the command and exactly what it prints`() throws {
    let snapshot = try readme.contents(of: "Snapshots/Order/initial.60x20.ko.txt")
    let blocks = try readme.blocks()
    #expect(blocks.first == Readme.Block(language: "sh", text: "swift run juicemaker\n"))
    #expect(blocks.dropFirst().first == Readme.Block(language: "text", text: snapshot))
    #expect(blocks.contains(Readme.Block(language: "sh", text: "swift test\n")))
  }

  @Test func `every sample is code of these tests, under fifteen lines`() throws {
    let files = ["LinePort", "ReadmeSampleTests"]
    let code =
      try files
      .map { try readme.contents(of: "Tests/Support/ReadmeTests/\($0).swift") }.joined()
    let samples = try readme.blocks().filter { $0.language == "swift" }
    #expect(samples.count == 3)
    for sample in samples {
      #expect(code.unindented.contains(sample.text.unindented))
      #expect(sample.lineCount < 15)
    }
  }

  @Test func `the menu is one that tests read`() throws {
    let menu = try readme.contents(of: "Tests/Kiosk/JuiceFilesTests/Menus/lemonade.json")
    #expect(try readme.blocks().contains(Readme.Block(language: "json", text: menu)))
  }
}

extension String {
  fileprivate var unindented: String {
    components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .joined(separator: "\n")
  }
}
