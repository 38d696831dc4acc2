import FlowDriver
import FlowTesting
import Foundation
import JuiceModel
import JuiceScreens
import JuiceViewModels
import Testing

@testable import juicemaker

struct FlowFolderTests {
  @Test(arguments: try FlowFile.all(in: "Flows"))
  func `a flow passes on a kiosk that has just been opened`(file: FlowFile) {
    file.run(on: JuiceKiosk(), language: "ko")
  }

  @Test(arguments: try FlowFile.all(in: "Flows/english"))
  func `an English flow passes on a kiosk in English`(file: FlowFile) {
    file.run(on: JuiceKiosk(phrases: .english), language: "en")
  }

  @Test(arguments: try FlowFile.all(in: "Flows"))
  func `a flow passes on the model of the kiosk, too`(file: FlowFile) throws {
    try Driver(ShopModel(.standard(in: .korean))).run(Flow(file: file.path))
  }

  @Test(arguments: try FlowFile.all(in: "Flows/english"))
  func `an English flow passes on the model of the kiosk in English`(file: FlowFile) throws {
    try Driver(ShopModel(.standard(in: .english))).run(Flow(file: file.path))
  }

  @Test(arguments: try FlowFile.all(in: "Flows") + FlowFile.all(in: "Flows/english"))
  func `the name of a flow is lowercase words with hyphens`(file: FlowFile) {
    let name = URL(filePath: file.path).deletingPathExtension().lastPathComponent
    let words = name.split(separator: "-", omittingEmptySubsequences: false)
    #expect(words.allSatisfy { $0.isEmpty == false })
    #expect(
      name.unicodeScalars.allSatisfy {
        ("a"..."z").contains($0) || ("0"..."9").contains($0) || $0 == "-"
      })
  }
}
