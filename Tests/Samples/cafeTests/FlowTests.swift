import FlowTesting
import HeadlessUI
import Testing

@testable import cafe

struct FlowTests {
  @Test(arguments: try FlowFile.all(in: "Flows"))
  func `a flow passes`(file: FlowFile) {
    file.run(on: StubbedApp<Cafe>())
  }
}
