import Foundation
import HeadlessUI
import RemoteUI
import Shelves
import TestFiles
import Testing

@Suite(.timeLimit(.minutes(5)))
struct ProcessPortTests {
  /// A script that shows one button, to be continued.
  private static let opening = #"printf 'screen "A"\n  button "Go" [1]\n\n';"#

  private func failure(_ script: String) -> ProcessPortError.Reason? {
    do throws(ProcessPortError) {
      try port(script).perform(1)
      return nil
    } catch {
      return error.reason
    }
  }

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
      try port.perform(number)
      let value = Value("Chosen", value: "\(number)")
      #expect(try port.currentScreen() == Screen(title: "Radio", content: [.value(value)]))
    }
  }

  @Test(
    arguments: [
      ("exit 3", .exited(3)),
      (#"printf 'screen "A"\n'; exit 4"#, .exited(4)),
      (opening + "exit 5", .exited(5)),
      (opening + #"read n; printf 'screen "A'; exit 6"#, .exited(6)),
      ("exec <&-;" + opening + "exit 7", .exited(7)),
      (opening + "read n; kill -9 $$", .killed(signal: 9)),
      (opening + "read n; exec >&-; read n", .killed(signal: 9)),
      (opening + "read n; exec yes", .endless(1_048_576)),
      (
        #"printf 'screen "A"\r\n\r\n'; read n; printf 'refused no\r\nscreen "A"\r\n\r\n'"#,
        .refused("no")
      ),
      (opening + "read n; printf 'refused no such thing\n'; " + opening, .refused("no such thing")),
    ] as [(String, ProcessPortError.Reason)])
  func `a process that doesn't answer fails`(script: String, reason: ProcessPortError.Reason) {
    #expect(failure(script) == reason)
  }

  @Test(arguments: [
    ("echo", "outline:1:1: there is no screen; write screen NAME"),
    ("echo hello; echo", "outline:1:1: \"hello\" isn't a part that fits here; use screen"),
    (opening + "read n; printf '\\377\\n\\n'", "outline:1:1: the text isn't UTF-8; save"),
    (opening + "read n; printf 'refused \\377\\n\\n'", "outline:1:1: there is no screen;"),
    (opening + "read n; printf 'refused\\n\\n'", "outline:1:1: \"refused\" isn't a part"),
    (#"printf 'screen "A"\n\nscreen "B"\n\n'"#, "outline:2:1: the screen has ended"),
  ])
  func `an answer that isn't an outline is reported with its location`(
    script: String, message: String
  ) {
    guard case .unreadable(let error) = failure(script) else {
      Issue.record("it is read")
      return
    }
    #expect("\(error)".hasPrefix(message))
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
      let error = #expect(throws: ProcessPortError.self) { try port.perform(1) }
      #expect(
        error?.description
          == "sh -c \(Self.opening)exit 5: ended with status 5 before it answered")
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

  @Test func `an answer that nobody asked for is an error of the next action`() async throws {
    let folder = try TemporaryFolder()
    let script = "cd '\(folder.path(""))'; \(Self.opening) until [ -e more ]; do sleep 0.01; done;"
    let port = try port("\(script) \(Self.opening) : >done; read n")
    _ = try folder.file("more", [])
    try await wait(for: "the second answer") { access(folder.path("done"), F_OK) == 0 }
    for _ in 0..<2 {
      let error = #expect(throws: ProcessPortError.self) { try port.perform(1) }
      #expect(error?.reason == .unasked)
    }
  }

  @Test func `a process that refuses can be asked again`() throws {
    let port = try port(
      Self.opening + "read n; printf 'refused twice\n'; \(Self.opening) read n; \(Self.opening)")
    #expect(throws: ProcessPortError.self) { try port.perform(1) }
    try port.perform(1)
    #expect(try port.currentScreen().topLayer.name == "A")
  }

  /// A process of its own opens no other files in the meantime.
  @Test func `processes end with their ports`() async {
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
        if number % 2 == 0 { #expect(throws: ProcessPortError.self) { try port.perform(1) } }
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
