import CellText
import Foundation
import HeadlessUI
import RemoteUI
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5)))
struct ProcessPortTests {
  /// A script that shows one button, to be continued.
  private static let opening = #"printf 'screen "A"\n  button "Go" [1]\n\n';"#

  @Test func `the number of an action is sent, and the answer is the screen`() throws {
    let script = #"""
      printf 'screen "Radio"\n  button "Louder" [1]\n\n'
      while read number; do
        printf 'screen "Radio"\n  value "Chosen" "%s"\n\n' "$number"
      done
      """#
    let port = try ProcessPort("/bin/sh", ["-c", script])
    #expect(try port.currentScreen().affordances.map { $0.name } == ["Louder"])
    for number in 1...3 {
      try port.take(.action(number))
      let value = Node<Int>.value("Chosen", value: "\(number)")
      #expect(try port.currentScreen() == Screen(title: "Radio", content: [value]))
    }
  }

  @Test(arguments: ["bat", "", "a\"b\\", "line\nline", "\u{202E}\u{7}\r", "2 \"a\"", "배트맨"])
  func `a text is sent with the number of its field, in double quotes on one line`(
    text: String
  ) throws {
    let folder = try TemporaryFolder()
    let script = """
      cd '\(folder.path(""))'; \(Self.opening) IFS= read -r line; printf '%s' "$line" >line; \
      \(Self.opening)
      """
    try port(script).take(.text(text, 3))
    let line = try #require(FileManager.default.contents(atPath: folder.path("line")))
    #expect(String(decoding: line, as: UTF8.self) == "3 \(text.quoted)")
  }

  @Test(arguments: try rows(in: "Tables/failures.txt"))
  func `a process that doesn't answer with an outline fails with the reason`(
    line: String, problem: String
  ) {
    let script = line.replacing("OPENING", with: Self.opening)
    let error = #expect(throws: ProcessPortError.self) { try port(script).take(.action(1)) }
    #expect(error?.description.hasPrefix("sh -c \(script.visible): \(problem)") == true)
  }

  @Test func `a program that doesn't exist can't be started`() {
    let error = #expect(throws: ProcessPortError.self) {
      try ProcessPort("/nowhere/kiosk", ["--outline"])
    }
    #expect(error?.description.hasPrefix("can't start kiosk --outline: ") == true)
  }

  @Test func `a process that ended stays ended`() throws {
    let port = try port(Self.opening + "exit 5")
    for _ in 0..<2 {
      let error = #expect(throws: ProcessPortError.self) { try port.take(.action(1)) }
      #expect(error?.reason == .exited(5))
      #expect(throws: try #require(error)) { try port.currentScreen() }
    }
  }

  @Test(arguments: ["", #"printf 'screen "A'; "#])
  func `a process that hangs is waited for no longer than the time limit`(start: String) {
    let error = #expect(throws: ProcessPortError.self) {
      try ProcessPort("/bin/sh", ["-c", start + "exec sleep 99"], timeLimit: .milliseconds(10))
    }
    #expect(error?.reason == .silent(.milliseconds(10)))
  }

  @Test func `a process that doesn't read is written to no longer than the time limit`() throws {
    let script = Self.opening + "exec sleep 99"
    let port = try ProcessPort("/bin/sh", ["-c", script], timeLimit: .seconds(2))
    let error = #expect(throws: ProcessPortError.self) {
      try port.take(.text(String(repeating: "a", count: 1_000_000), 1))
    }
    #expect(error?.reason == .silent(.seconds(2)))
  }

  @Test func `an answer that nobody asked for is an error of the next action`() async throws {
    let folder = try TemporaryFolder()
    let script = "cd '\(folder.path(""))'; \(Self.opening) until [ -e more ]; do sleep 0.01; done;"
    let port = try port("\(script) \(Self.opening) : >done; read n")
    _ = try folder.file("more", [])
    try await wait(for: "the second answer") { access(folder.path("done"), F_OK) == 0 }
    for _ in 0..<2 {
      let error = #expect(throws: ProcessPortError.self) { try port.take(.action(1)) }
      #expect(error?.reason == .unasked)
    }
  }

  @Test func `a process that refuses can be asked again`() throws {
    let port = try port(
      Self.opening + "read n; printf 'refused twice\n'; \(Self.opening) read n; \(Self.opening)")
    #expect(throws: ProcessPortError.self) { try port.take(.action(1)) }
    try port.take(.action(1))
    #expect(try port.currentScreen().topLayer.name == "A")
  }

  /// A process of its own opens no other files in the meantime.
  @Test(.first) func `processes end with their ports`() async {
    await #expect(processExitsWith: .success) {
      func openFiles() throws -> Int {
        try FileManager.default.contentsOfDirectory(atPath: "/dev/fd").count
      }
      let before = try openFiles()
      var identifiers: [Int32] = []
      for number in 0..<60 {
        let ending = number % 2 == 0 ? "read n; exit 1" : "exec sleep 99"
        let port = try port(#"printf 'screen "%s"\n\n' $$; "# + ending)
        identifiers.append(try #require(Int32(try port.currentScreen().topLayer.name)))
        if number % 2 == 0 { #expect(throws: ProcessPortError.self) { try port.take(.action(1)) } }
      }
      try await wait(for: "the processes to end") {
        identifiers.allSatisfy { kill($0, 0) < 0 }
      }
      #expect(try openFiles() < before + 60)
    }
  }
}

private func port(_ script: String) throws(ProcessPortError) -> ProcessPort {
  try ProcessPort("/bin/sh", ["-c", script])
}
