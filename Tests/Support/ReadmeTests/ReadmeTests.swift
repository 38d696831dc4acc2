import CellText
import FlowDriver
import Foundation
import JuiceDocuments
import JuiceFiles
import JuiceModel
import JuiceScreens
import JuiceViewModels
import TestSupport
import Testing

/// Checks that the package does what the README shows, except the commands, which the gate runs.
@Suite struct ReadmeTests {
  private let readme = Document.readme

  @Test func `every language of a block is checked`() throws {
    let fences = try ThisPackage.text("README.md").components(separatedBy: "\n")
      .filter { $0.hasPrefix("```") && $0.count > 3 }
    let languages = Set(fences.map { $0.dropFirst(3) })
    #expect(languages.isSubset(of: ["sh", "text", "swift", "flow"]))
    #expect(try readme.blocks("sh").contains { $0.lines.contains("swift run juicemaker") })
    #expect(try readme.blocks("sh").contains { $0.lines.contains("swift test") })
  }

  @Test func `the README is short, and no line of it is wide`() throws {
    let lines = try ThisPackage.text("README.md").dropLast().components(separatedBy: "\n")
    #expect(lines.count <= 170)
    #expect(lines.filter { $0.count > 100 } == [])
  }

  @Test func `the first sentence says the words of the field, and both view models are named`()
    throws
  {
    let text = try ThisPackage.text("README.md")
    let sentence = text.components(separatedBy: ".")[0]
    for word in ["MVVM", "presentation layer", "headless views"] {
      #expect(sentence.contains(word))
    }
    #expect(text.contains("`OrderViewModel`") && text.contains("`StockEditViewModel`"))
  }

  @Test func `one page is the way into all articles, and the README links it`() throws {
    let map = "Sources/Kiosk/JuiceScreens/JuiceScreens.docc/Architecture.md"
    #expect(try ThisPackage.text("README.md").contains("](\(map))"))
    let folder = URL(filePath: ThisPackage.path(map)).deletingLastPathComponent()
    let links = try ThisPackage.text(map).matches(of: /\]\((\S+\.md)\)/).map { link in
      folder.appending(path: String(link.output.1)).standardized.path
    }
    let articles = try Document.paths(in: "Sources", suffix: ".md").map { ThisPackage.path($0) }
    #expect(Set(articles).subtracting(links) == [ThisPackage.path(map)])
    #expect(Set(links).subtracting(articles) == [])
  }

  @Test func `every link of the README leads to a file`() throws {
    let text = try ThisPackage.text("README.md")
    for link in text.matches(of: /\]\(([^)]+)\)/) {
      let path = ThisPackage.path(String(link.output.1))
      #expect(FileManager.default.fileExists(atPath: path), "\(link.output.1)")
    }
  }

  @Test(arguments: [
    "Sources/Headless/AlertIntents/AlertIntents.docc/AlertIntents.md",
    "Sources/Headless/HeadlessUI/HeadlessUI.docc/WriteAPort.md",
  ])
  func `the README counts the lines to copy from an article`(path: String) throws {
    let counts = try Document(description: path).blocks("swift").map { block in
      block.lines.count { $0.isEmpty == false }
    }
    #expect(try ThisPackage.text("README.md").contains(" \(counts.max() ?? 0) lines"))
  }

  @Test func `every text is two snapshots of one size side by side`() throws {
    let paths = try Document.paths(in: "Snapshots", suffix: ".txt")
    let texts = try readme.blocks("text")
    #expect(texts.isEmpty == false)
    let snapshots = try paths.filter { $0.contains(".32x") }.map(ThisPackage.text)
    let pairs = snapshots.flatMap { left in snapshots.map { left.beside($0, columns: 32) } }
    for text in texts { #expect(pairs.contains(text.text), "\(text.text)") }
  }

  @Test(arguments: ["gitattributes", "gitignore"])
  func `every line for Git is one of this repository's own`(language: String) throws {
    let own = try ThisPackage.text(".\(language)").components(separatedBy: "\n")
    let blocks = try Document.all().flatMap { try $0.blocks(language) }
    #expect(blocks.isEmpty == false)
    for block in blocks {
      #expect(Set(block.lines).isSubset(of: own))
    }
  }

  @Test func `every menu and every stock can be read`() throws {
    let files = try Document.all().flatMap { try $0.blocks("json") }.map { $0.text }
    let stocks = files.filter { $0.contains("version") }
    #expect(stocks.isEmpty == false && stocks.count < files.count)
    for text in files where stocks.contains(text) == false {
      let folder = try TemporaryFolder()
      #expect(try MenuFile(folder.file("menu.json", text.utf8)).menu.juices.isEmpty == false)
    }
    for text in stocks { _ = try StockDocument(json: Array(text.utf8), file: "stock.json") }
  }

  @Test func `every flow passes on a kiosk, or is part of one that a café passes`() throws {
    let flows = try readme.blocks("flow")
    let others = try Document.paths(in: "Tests/Samples", suffix: ".flow").map(ThisPackage.text)
    #expect(flows.isEmpty == false)
    for block in flows where others.contains(where: { $0.contains(block.text) }) == false {
      let flow = try Flow(parsing: block.text, file: "README.md")
      #expect(flow.steps.isEmpty == false)
      try Driver(JuiceKiosk(phrases: .english)).run(flow)
    }
  }
}

extension String {
  /// Returns the lines of two texts side by side, with a line between them.
  fileprivate func beside(_ right: String, columns: Int) -> String {
    let sides = [self, right].map { $0.dropLast().components(separatedBy: "\n") }
    return (0..<sides.reduce(0) { max($0, $1.count) }).map { row in
      let parts = sides.map { $0.dropFirst(row).first ?? "" }
      let gap = String(repeating: " ", count: max(columns + 1 - parts[0].displayWidth, 0))
      return "\(parts[0])\(gap)│\(parts[1].isEmpty ? "" : " ")\(parts[1])\n"
    }
    .joined()
  }
}
