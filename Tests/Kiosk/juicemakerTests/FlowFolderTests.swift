import FlowTesting
import JuiceScreens
import JuiceViewModels
import Testing

struct FlowFolderTests {
  @Test(arguments: try FlowFile.all(in: "Flows"))
  func `a flow passes on a kiosk that has just been opened`(file: FlowFile) {
    file.run(on: JuiceKiosk(), language: "ko")
  }

  @Test(arguments: try FlowFile.all(in: "Flows/english"))
  func `an English flow passes on a kiosk in English`(file: FlowFile) {
    file.run(on: JuiceKiosk(phrases: .english), language: "en")
  }
}
