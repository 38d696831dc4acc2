import FlowDriver
import Foundation
import JuiceFiles
import JuiceModel
import JuiceScreens
import TestFiles
import Testing

/// Checks that the package does what the README shows, except the commands, which the gate runs.
@Suite struct ReadmeTests {
  private let readme = Document.readme

  @Test func `every language of a block is checked`() throws {
    let fences = try Document.contents(of: "README.md").components(separatedBy: "\n")
      .filter { $0.hasPrefix("```") && $0.count > 3 }
    let languages = Set(fences.map { $0.dropFirst(3) })
    #expect(
      languages.isSubset(of: [
        "sh", "text", "swift", "json", "flow", "mermaid", "gitattributes", "gitignore",
      ]))
    #expect(try readme.blocks("sh").contains { $0.lines.contains("swift run juicemaker") })
    #expect(try readme.blocks("sh").contains { $0.lines.contains("swift test") })
  }

  @Test func `every text is a snapshot`() throws {
    let snapshots = try Document.paths(in: "Snapshots", suffix: ".txt").map(Document.contents)
    let texts = try readme.blocks("text")
    #expect(texts.isEmpty == false)
    for text in texts {
      #expect(snapshots.contains(text.text), "\(text.text)")
    }
  }

  @Test(arguments: ["gitattributes", "gitignore"])
  func `every line for Git is one of this repository's own`(language: String) throws {
    let own = try Document.contents(of: ".\(language)").components(separatedBy: "\n")
    let blocks = try readme.blocks(language)
    #expect(blocks.isEmpty == false)
    for block in blocks {
      #expect(Set(block.lines).isSubset(of: own))
    }
  }

  @Test func `every menu can be read`() throws {
    let menus = try Document.all().flatMap { try $0.blocks("json") }
    #expect(menus.isEmpty == false)
    for menu in menus {
      let folder = try TemporaryFolder()
      #expect(try Menu(file: folder.file("menu.json", menu.text.utf8)).juices.isEmpty == false)
    }
  }

  @Test func `every flow passes on a kiosk that has just been opened`() throws {
    let flows = try readme.blocks("flow")
    #expect(flows.isEmpty == false)
    for flow in flows {
      let flow = try Flow(parsing: flow.text, file: "README.md")
      #expect(flow.steps.isEmpty == false)
      try Driver(JuiceKiosk()).run(flow)
    }
  }
}
