import Foundation
import TestFiles
import Testing

@testable import juicemaker

struct FlowSourcesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `a folder stands for the flows in it, in the order of their names`() throws {
    for name in ["b.flow", "a.flow", "c.txt", "10.flow", "9.flow"] {
      _ = try folder.file(name, "show".utf8)
    }
    try FileManager.default.createDirectory(
      atPath: folder.path("inner"), withIntermediateDirectories: false)
    _ = try folder.file("inner/d.flow", "bad".utf8)
    let path = folder.path("")
    for argument in [path, path + "/"] {
      let sources = FlowSources([folder.path("b.flow"), argument])
      let prefix = argument.hasSuffix("/") ? argument : argument + "/"
      #expect(
        sources.flows.map(\.name)
          == [folder.path("b.flow")] + ["10", "9", "a", "b"].map { "\(prefix)\($0).flow" })
      #expect(sources.problems == [])
    }
  }

  @Test func `a folder without flows is an error, and nothing runs`() throws {
    let path = folder.path("")
    let good = try folder.file("a.txt", "show".utf8)
    let transcript = Transcript.running([good, path])
    let message =
      "\(path): no flow files in the folder itself; use one with files that end in .flow\n"
    #expect(transcript == Transcript(status: 65, errors: message))
  }

  @Test func `a folder named like a flow can't be read as one`() throws {
    try FileManager.default.createDirectory(
      atPath: folder.path("a.flow"), withIntermediateDirectories: false)
    let message = "a.flow: no flow files in the folder itself; use one with files that end in .flow"
    #expect(FlowSources([folder.path("a.flow")]).problems.first?.hasSuffix(message) == true)
    #expect(FlowSources([folder.path("")]).problems.count == 1)
  }

  @Test func `a hyphen stands for standard input, which has a limit`() throws {
    let file = try #require(FileHandle(forReadingAtPath: folder.file("a", "show".utf8)))
    let sources = FlowSources(["-"], input: file.fileDescriptor)
    #expect(sources.flows.map(\.name) == ["<stdin>"])
    let zeros = try #require(FileHandle(forReadingAtPath: "/dev/zero"))
    #expect(
      FlowSources(["-"], input: zeros.fileDescriptor).problems
        == ["<stdin>: has more than 16 MiB; use a shorter flow"])
  }
}
