import FlowDriver
import FlowTesting
import Foundation
import HeadlessUI
import Testing
import TextRendering
import TextSnapshots

struct RunningTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  private func issues(
    _ file: FlowFile,
    on app: some AppPort = Counter(),
    drawnBy renderer: TextRenderer = TextRenderer(viewport: Viewport(columns: 60, rows: 20)),
    environment: [String: String] = ["CI": "1"]
  ) -> [String] {
    let messages = FlowMessages()
    let session = SnapshotSession(environment: environment, report: messages.add)
    SnapshotSession.$current.withValue(session) {
      file.run(on: app, drawnBy: renderer, language: "en")
    }
    return messages.all
  }

  @Test func `a flow that passes records nothing`() throws {
    #expect(issues(try folder.flow("flows/a.flow", "tap \"More\"")) == [])
  }

  @Test func `a failure is reported with its line and the tree`() throws {
    let file = try folder.flow("flows/a.flow", "show\ntap \"Moer\"\n")
    let message = """
      \(file.path):2: no button "Moer" here; the nearest: "More"
      screen "Counter"
        value "Count" "0"
        button "More" [1]
      """
    #expect(issues(file) == [message])
  }

  @Test func `a failure in an included file is reported with its line and the chain`() throws {
    let file = try folder.flow("flows/a.flow", "include \"steps/b.flow\"")
    let included = try folder.flow("flows/steps/b.flow", "\nexpect value \"Count\" \"1\"")
    let start =
      "\(included.path):2: found \"Count\" at \"0\"; expected \"1\"; included by \(file.path):1\n"
    #expect(issues(file).first?.hasPrefix(start) == true)
  }

  @Test func `no line runs if a flow can't be parsed`() throws {
    let file = try folder.flow("flows/a.flow", "tap \"x\"\ninclude \"steps/b.flow\"")
    let included = try folder.flow("flows/steps/b.flow", "tpa")
    let messages = issues(file)
    #expect(messages.count == 1)
    #expect(messages.first?.hasPrefix("\(included.path):1:1: \"tpa\" isn't a command;") == true)
  }

  @Test func `an unreadable file is reported`() {
    #expect(
      issues(FlowFile(path: folder.path("flows/b.flow"))) == [
        "\(folder.path("flows/b.flow")): can't be read (No such file or directory); "
          + "use a flow file that can"
      ])
    #expect(
      issues(FlowFile(path: folder.path("flows")))
        == ["\(folder.path("flows")): can't be read (Is a directory); use a flow file that can"])
  }

  @Test func `a flow without commands is reported`() throws {
    let file = try folder.flow("flows/a.flow", "# nothing")
    #expect(issues(file) == ["\(file.path): no commands; write at least one"])
  }

  @Test func `a link inside the folder is followed, one out of it isn't`() throws {
    _ = try folder.flow("elsewhere/b.flow", "show")
    try folder.link("flows/out.flow", to: "elsewhere/b.flow")
    let file = try folder.flow("flows/a.flow", "include \"out.flow\"")
    #expect(
      issues(file) == [
        "\(file.path):1:9: \"out.flow\" is outside the folder of \"\(file.path)\"; "
          + "include a file in that folder or below it"
      ])
    try folder.link("flows/in.flow", to: "flows/steps/b.flow")
    _ = try folder.flow("flows/steps/b.flow", "show")
    #expect(issues(try folder.flow("flows/a.flow", "include \"in.flow\"")) == [])
  }

  @Test func `each missing snapshot is reported with its line`() throws {
    let file = try folder.flow("flows/a.flow", "snapshot \"A/one\"\nsnapshot \"A/two\"")
    let messages = issues(file)
    let path = folder.path("Snapshots/A")
    #expect(messages.count == 2)
    let missing = "the snapshot doesn't exist"
    let first = "\(file.path):1: snapshot \"A/one\": \(path)/one.60x20.en.txt: \(missing);"
    let last = "\(file.path):2: snapshot \"A/two\": \(path)/two.60x20.en.txt: \(missing);"
    #expect(messages.first?.hasPrefix(first) == true)
    #expect(messages.last?.hasPrefix(last) == true)
  }

  @Test func `one run records all snapshots, and the next compares them`() throws {
    let text = "snapshot \"A/one\"\ntap \"More\"\nsnapshot \"A/two\""
    let file = try folder.flow("flows/a.flow", text)
    let recorded = issues(file, environment: ["SNAPSHOT_TESTING_RECORD": "missing"])
    #expect(recorded.count == 2)
    #expect(recorded.allSatisfy { $0.contains("recorded; check the snapshot, then run again") })
    #expect(issues(file) == [])
    _ = try folder.flow("flows/a.flow", "tap \"More\"\nsnapshot \"A/one\"")
    let messages = issues(file)
    #expect(messages.count == 1)
    #expect(messages.first?.contains(":2: snapshot \"A/one\": ") == true)
    #expect(messages.first?.contains("differs; fix the code") == true)
  }

  @Test func `a snapshot that differs lists the nodes that changed`() throws {
    let file = try folder.flow("flows/a.flow", "snapshot \"A/one\"")
    let record = ["SNAPSHOT_TESTING_RECORD": "missing"]
    let viewport = Viewport(columns: 60, rows: 20)
    for style in [TextStyle.grid(), .linear()] {
      let renderer = TextRenderer(viewport: viewport, style: style)
      #expect(issues(file, drawnBy: renderer, environment: record).count == 1)
    }
    let messages = issues(file, on: Counter(count: 1), environment: [:])
    #expect(messages.first?.hasSuffix("\nCount: value \"0\" -> \"1\"\n") == true)
  }

  @Test func `a port to an app runs a flow and its snapshots as the app does`() throws {
    let text = "tap \"More\"\nexpect value \"Count\" \"1\"\nsnapshot \"A/one\""
    let file = try folder.flow("flows/a.flow", text)
    #expect(issues(file, environment: ["SNAPSHOT_TESTING_RECORD": "missing"]).count == 1)
    #expect(issues(file, on: CounterPort(limit: 9)) == [])
  }

  @Test func `a port that breaks fails the flow, and its message can't move the cursor`() throws {
    let file = try folder.flow("flows/a.flow", "tap \"More\"\nexpect no alert")
    #expect(
      issues(file, on: CounterPort(limit: 1)) == [
        "\(file.path):2: the port failed: no answer␛[2J"
      ])
  }
}
