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
    let code = try files.map { try readme.contents(of: "Tests/ReadmeTests/\($0).swift") }.joined()
    let samples = try readme.blocks().filter { $0.language == "swift" }
    #expect(samples.count == 3)
    for sample in samples {
      #expect(code.unindented.contains(sample.text.unindented))
      #expect(sample.lineCount < 15)
    }
  }

  @Test func `the menu is one that tests read`() throws {
    let menu = try readme.contents(of: "Tests/JuiceFilesTests/Menus/lemonade.json")
    #expect(try readme.blocks().contains(Readme.Block(language: "json", text: menu)))
  }

  @Test func `the full screen is as large as it says`() throws {
    let lines = try readme.files(in: "Sources/TerminalPort").flatMap { file in
      try readme.contents(of: file).split(separator: "\n").map { $0.drop { $0 == " " } }
    }
    let code = lines.filter { $0.isEmpty == false && $0.hasPrefix("///") == false }
    let hundreds = (code.count + 50) / 100 * 100
    #expect(try readme.contents(of: "README.md").contains("and \(hundreds) of code"))
  }

  @Test func `the readme is shorter than 150 lines`() throws {
    #expect(try readme.contents(of: "README.md").components(separatedBy: "\n").count <= 150)
  }
}

extension String {
  fileprivate var unindented: String {
    components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .joined(separator: "\n")
  }
}
