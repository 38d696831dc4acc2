import FlowDriver
import FlowTesting
import Foundation
import HeadlessUI
import Synchronization
import TestSupport
import Testing
import TextRendering
import TextSnapshots

struct FlowFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    _ = try folder.file("Package.swift", [])
  }

  @Test(
    .snapshots(in: "Tests/Headless/FlowDriverTests/FlowTestingTests/Snapshots"),
    arguments: try FlowFile.all(in: "Flows"))
  func `a flow passes`(file: FlowFile) {
    file.run(on: Counter(), language: "en")
  }

  @Test(arguments: try FlowFile.all(in: "Flows"))
  func `a port shows what the counter shows`(file: FlowFile) throws {
    let flow = try Flow(contentsOf: file.path)
    #expect(try flow.compare(CounterPort(), with: Counter()) == nil)
  }

  @Test(arguments: ["Flows", "../FlowTestingTests/Flows"])
  func `the files of a folder are in order, each with its name`(folder: String) throws {
    let files = try FlowFile.all(in: folder)
    #expect(files.map(\.testDescription) == ["at-start.flow", "counting.flow"])
  }

  @Test(arguments: [
    ("missing", "No such file or directory"), (".", "no file in it ends in .flow"),
  ])
  func `a folder without flows is reported`(name: String, reason: String) throws {
    let path = URL(filePath: folder.path(name)).standardized.path
    let error = #expect(throws: FlowError.self) { try FlowFile.all(in: path) }
    #expect(error?.description == "can't read \(path): \(reason)")
  }

  @Test func `a name that isn't UTF-8 is reported as that`() throws {
    let start = Array(folder.path("b").utf8)
    let name = (start + [0xFF] + Array(".flow".utf8) + [0]).map { CChar(bitPattern: $0) }
    try #require(close(open(name, O_WRONLY | O_CREAT, 0o600)) == 0)
    let error = #expect(throws: FlowError.self) { try FlowFile.all(in: folder.path("")) }
    #expect(error?.description.hasSuffix("/b\u{FFFD}.flow: the name isn't UTF-8") == true)
  }

  /// Runs the text of a flow, and returns the issues that it reports.
  private func issues(
    _ text: String,
    on app: some AppPort = Counter(),
    environment: [String: String] = ["CI": "1"]
  ) throws -> [String] {
    let file = FlowFile(path: try folder.file("a.flow", text.utf8))
    let messages = Mutex<[String]>([])
    let session = SnapshotSession(
      environment: environment, sourcePath: file.path
    ) { message, location, _ in
      messages.withLock { $0.append("\(location): \(message)") }
    }
    SnapshotSession.$current.withValue(session) {
      file.run(
        on: app, drawnBy: TextRenderer(viewport: Viewport(columns: 40, rows: 10)), language: "en",
        fileID: "Module/File.swift", line: 7, column: 3)
    }
    let location = "Module/File.swift:7:3: "
    return messages.withLock { messages in
      messages.map { $0.replacing(location, with: "").replacing(folder.path("") + "/", with: "") }
    }
  }

  @Test(arguments: [
    ("tap \"More\"", []), ("# nothing", ["can't read a.flow: it has no commands"]),
    (
      "tap \"x\"\ntpa \"More\"",
      ["a.flow:2:1: \"tpa\" isn't a command; the nearest is tap; use tap, "]
    ),
    ("include \"b.flow\"", ["a.flow:1: can't read b.flow: No such file or directory"]),
    ("snapshot \"\"", ["a.flow:1: snapshot \"\": \".40x10.en\" can't name a snapshot, because "]),
    (
      "snapshot \"A\"\ntap \"More\"\nsnapshot \"A\"",
      [
        "a.flow:1: snapshot \"A\": Snapshots/A.40x10.en.txt: the snapshot doesn't exist",
        "a.flow:3: snapshot \"A\": Snapshots/A.40x10.en.txt: used for two texts, at a.flow:1: "
          + "snapshot \"A\": Module/File.swift:7:3 and a.flow:3: ",
      ]
    ),
    ("show\ntap \"Moer\"", ["a.flow:2: no button \"Moer\". Did you mean \"More\"?\nscreen "]),
    (
      "snapshot \"A/one\"\nsnapshot \"A/two\"",
      [
        "a.flow:1: snapshot \"A/one\": Snapshots/A/one.40x10.en.txt: the snapshot doesn't exist",
        "a.flow:2: snapshot \"A/two\": Snapshots/A/two.40x10.en.txt: the snapshot doesn't exist",
      ]
    ),
  ])
  func `everything that goes wrong is reported with its line`(
    text: String, messages: [String]
  ) throws {
    let found = try issues(text)
    let starts = zip(found, messages).map { String($0.prefix($1.count)) }
    #expect(starts == messages)
    #expect(found.count == messages.count)
  }

  @Test func `one run records all snapshots, and the next compares them`() throws {
    let record = ["SNAPSHOT_TESTING_RECORD": "missing"]
    let text = "snapshot \"A/one\"\ntap \"More\"\nsnapshot \"A/two\""
    #expect(try issues(text, environment: record).count == 2)
    #expect(try issues(text, on: CounterPort(limit: 9)) == [])
    let different = try issues("tap \"More\"\nsnapshot \"A/one\"", environment: [:])
    #expect(different.count == 1)
    #expect(different.first?.hasPrefix("a.flow:2: snapshot \"A/one\": ") == true)
  }

  @Test(arguments: ["expect no alert", "snapshot \"A/one\""])
  func `a port that breaks fails the flow, and its message can't move the cursor`(
    line: String
  ) throws {
    let found = try issues("tap \"More\"\n\(line)", on: CounterPort(limit: 1))
    #expect(found == ["a.flow:2: the port failed: no answer␛[2J"])
  }
}
