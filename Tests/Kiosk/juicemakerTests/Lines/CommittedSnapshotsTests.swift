import JuiceViewModels
import TestSupport
import Testing

@testable import ProgramUI

struct CommittedSnapshotsTests {
  private let folder: TemporaryFolder
  private let flow: String
  private var options = Options.linear

  init() throws {
    folder = try TemporaryFolder()
    flow = try folder.file("a.flow", "snapshot \"opened\"\n".utf8)
    options.snapshotFolder = folder.path(".")
  }

  private func errors(with snapshot: String) throws -> String {
    _ = try folder.file("opened.ko.linear.txt", snapshot.utf8)
    return Transcript.running([flow], options: options).errors
      .replacing("\(folder.path("."))/", with: "")
  }

  @Test func `a screen that differs from its snapshot, but not in line endings alone, is shown`()
    throws
  {
    #expect(try errors(with: options.opening.replacing("\n", with: "\r\n")) == "")
    #expect(try folder.names() == ["a.flow", "opened.ko.linear.txt"])
    let snapshot = options.opening.replacing(#""바나나" "10""#, with: #""바나나" "9""#)
    let found = try errors(with: snapshot)
    #expect(
      found.contains(":1: found another screen; expected that of opened.ko.linear.txt\n- snap"))
    #expect(found.contains("|+    값 \"바나나\" \"10\"\n"))
  }

  @Test func `only a name within the folder of snapshots is read`() throws {
    let outside = try folder.file("b.flow", "snapshot \"../opened\"".utf8)
    let errors = Transcript.running([outside], options: options).errors
    let problem = "can't name a snapshot, because a part of it is empty or begins with a dot"
    #expect(errors.hasPrefix("\(outside):1: \"../opened.ko.linear\" \(problem)\nscreen "))
  }

  @Test func `the size, the language, and the style choose the file, which must be there`() {
    var options = Options("en")
    options.isASCII = true
    options.snapshotFolder = "\u{1B}[2J"
    let transcript = Transcript.running([flow], options: options)
    let start =
      "\(flow):1: found another screen; expected that of ␛[2J/opened.60x20.en.ascii.txt\n+ "
    #expect(transcript.status == 1)
    #expect(transcript.errors.hasPrefix(start))
  }
}
