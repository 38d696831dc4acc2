import FlowDriver
import Foundation
import JuiceFiles
import JuiceModel
import JuiceScreens
import TestFiles
import Testing

/// Checks that the package does what the README shows, except the commands, which the gate runs.
@Suite struct ReadmeTests {
  private let readme = Readme()

  @Test func `every language of a block is checked`() throws {
    let fences = try readme.contents(of: "README.md").components(separatedBy: "\n")
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
    let snapshots = try readme.paths(in: "Snapshots", suffix: ".txt").map(readme.contents)
    let texts = try readme.blocks("text")
    #expect(texts.isEmpty == false)
    for text in texts {
      #expect(snapshots.contains(text.text), "\(text.text)")
    }
  }

  @Test func `every sample is code of the tests, or of the package that depends on this one`()
    throws
  {
    let manifest = try readme.contents(of: ".ci/dependent/Package.swift").trimmedLines
    let paths = try ["Tests", ".ci"].flatMap { try readme.paths(in: $0, suffix: ".swift") }
    let files = try paths.map { try readme.contents(of: $0).trimmedLines }
    let samples = try readme.blocks("swift")
    #expect(samples.count >= 3)
    for sample in samples {
      let lines = sample.text.trimmedLines
      let imports = lines.filter { $0.hasPrefix("import ") }
      let code = Array(lines.drop { $0.hasPrefix("import ") || $0.isEmpty }.dropLast())
      let isInFile = files.contains { file in
        Set(imports).isSubset(of: file) && file.contains(code)
      }
      let isInManifest = code.allSatisfy { line in
        let path = #"(name: "JuiceMaker", path: "../..")"#
        return manifest.contains(line.replacing(/\(url: .*\)/, with: path))
      }
      #expect(isInFile || isInManifest, "\(sample.text)")
    }
  }

  @Test(arguments: ["gitattributes", "gitignore"])
  func `every line for Git is one of this repository's own`(language: String) throws {
    let own = try readme.contents(of: ".\(language)").components(separatedBy: "\n")
    let blocks = try readme.blocks(language)
    #expect(blocks.isEmpty == false)
    for block in blocks {
      #expect(Set(block.lines).isSubset(of: own))
    }
  }

  @Test func `every menu can be read`() throws {
    let menus = try readme.blocks("json")
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

extension String {
  fileprivate var trimmedLines: [String] {
    components(separatedBy: "\n").map { line in
      let line = line.trimmingCharacters(in: .whitespaces)
      return line.hasSuffix(",") ? String(line.dropLast()) : line
    }
  }
}
