import FlowTesting
import Testing

struct FlowFolderTests {
  @Test(arguments: try FlowFile.all(in: "Flows"))
  func `a flow passes`(file: FlowFile) {
    file.run(on: Counter(), language: "en")
  }

  @Test func `the files of a folder are in order, each with its name`() throws {
    let files = try FlowFile.all(in: "Flows")
    #expect(files.map(\.testDescription) == ["at-start.flow", "counting.flow"])
  }

  @Test func `a missing folder is reported`() throws {
    let folder = try ScratchFolder()
    let path = folder.path("missing")
    let error = #expect(throws: FlowFolderError.self) { try FlowFile.all(in: path) }
    #expect(error == .unreadable(folder: path))
    #expect(
      error?.description
        == "\(path): can't be read; name a folder relative to the folder of the test")
  }

  @Test func `a folder without flows is reported`() throws {
    let folder = try ScratchFolder()
    let path = folder.path("empty")
    _ = try folder.flow("empty/notes.txt", "show")
    let error = #expect(throws: FlowFolderError.self) { try FlowFile.all(in: path) }
    #expect(error == .empty(folder: path))
    #expect(error?.description == "\(path): no flow files; add one whose name ends in .flow")
  }
}
