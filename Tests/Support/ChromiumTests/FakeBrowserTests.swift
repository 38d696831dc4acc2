import Chromium
import Foundation
import TestFiles
import Testing

/// Programs that pretend to be a browser; they need none.
@Suite(.timeLimit(.minutes(1)))
struct FakeBrowserTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Writes a program that notes its profile and its number, and does something else then.
  private func program(_ script: String) throws -> String {
    let notes = """
      #!/bin/sh
      echo $$ >"$0.process"
      for argument; do
        case $argument in --user-data-dir=*) echo "${argument#*=}" >"$0.profile" ;; esac
      done

      """
    let path = try folder.file("browser", (notes + script + "\n").utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    return path
  }

  private func note(_ name: String) throws -> String {
    try String(contentsOfFile: folder.path("browser.\(name)"), encoding: .utf8)
      .trimmingCharacters(in: .newlines)
  }

  /// Returns whether a process runs, and hasn't just left its status behind.
  private func isRunning(_ process: String) throws -> Bool {
    let state = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    if let state { return state.contains(") Z ") == false }
    return kill(try #require(pid_t(process)), 0) == 0
  }

  @Test(arguments: [
    ("echo no display >&2; exit 7", "the browser ended; its last messages: no display\nstatus 7\n"),
    ("exec 3<&- 4>&-; exec sleep 100", "the browser ended; its last messages: "),
    ("kill -9 $$", "the browser ended; its last messages: "),
    ("exec sleep 100", "no answer in 1.0 s"),
    ("trap '' HUP INT TERM; while :; do sleep 1; done", "no answer in 1.0 s"),
    (#"printf 'hello\0' >&4; exec sleep 100"#, "a message isn't JSON: hello"),
    (#"printf '{"id":1,"error":{"message":"no"}}\0' >&4; exec sleep 100"#, "refused: no"),
  ])
  func `a program that isn't a browser fails, and leaves nothing behind`(
    script: String, message: String
  ) throws {
    let path = try program(script)
    let error = #expect(throws: BrowserError.self) { try Browser(path, limit: 1) }
    #expect(error?.description.hasPrefix("Browser.getVersion: \(message)") == true)
    let (profile, process) = (try note("profile"), try note("process"))
    #expect(profile.contains("/browser-"))
    #expect(FileManager.default.fileExists(atPath: profile) == false)
    for _ in 0..<500 where try isRunning(process) { usleep(2000) }
    #expect(try isRunning(process) == false)
  }

  @Test func `a program that doesn't exist is reported`() {
    let error = #expect(throws: BrowserError.self) { try Browser("/nowhere/browser") }
    #expect(error?.description.contains("status 127") == true)
  }

  @Test func `answers and events are told apart, and an answer can come in pieces`() throws {
    let path = try program(
      #"""
      printf '{"method":"A.b","sessionId":"S","params":{"c":[1,true,null,"d"]}}\0{"id":1,' >&4
      sleep 0.1; printf '"result":{"product":"Fake/1"}}\0' >&4; read line <&3
      """#)
    let browser = try Browser(path, limit: 5)
    #expect(browser.version == "Fake/1")
    #expect(browser.takeEvents(of: "T").isEmpty)
    let event = try #require(browser.takeEvents(of: "S").first)
    #expect(event.name == "A.b")
    #expect(event.parameters == ["c": [1, true, .null, "d"]])
    #expect(browser.takeEvents(of: "S").isEmpty)
    browser.close()
    #expect(FileManager.default.fileExists(atPath: try note("profile")) == false)
    #expect(throws: BrowserError.self) { try browser.send("Browser.getVersion") }
  }
}
