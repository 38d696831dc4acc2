import FlowDriver
import Foundation
import JuiceModel
import JuiceScreens
import Testing

@testable import juicemaker

struct FlowFolderTests {
  @Test func `there are flows in both languages`() {
    #expect(FlowFolder.korean.files.count >= 21)
    #expect(FlowFolder.english.files.count >= 1)
  }

  @Test(arguments: FlowFolder.allFiles)
  func `a flow passes on a kiosk that has just been opened`(
    folder: FlowFolder,
    file: String
  ) throws {
    let options = Options(language: folder == .english ? .english : .korean)
    let driver = Driver(options.kiosk())
    let flow = try readFlow(file)
    #expect(flow.steps.isEmpty == false)
    do {
      try driver.run(flow, file: file)
    } catch {
      Issue.record("\(error)\n\(error.failure.tree)")
    }
  }

  @Test(arguments: FlowFolder.allFiles)
  func `a flow is named in lowercase words with hyphens`(folder: FlowFolder, file: String) {
    let name = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
    let words = name.split(separator: "-", omittingEmptySubsequences: false)
    #expect(words.allSatisfy { $0.isEmpty == false })
    #expect(
      name.unicodeScalars.allSatisfy {
        ("a"..."z").contains($0) || ("0"..."9").contains($0) || $0 == "-"
      })
  }
}
