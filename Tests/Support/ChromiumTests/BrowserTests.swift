import Chromium
import Foundation
import TestFiles
import Testing

/// Programs that pretend to be a browser; they need none.
@Suite(.timeLimit(.minutes(1)))
struct BrowserTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Starts a program that notes its profile, and does something else then.
  private func browser(_ script: String, limit: Double) throws -> Browser {
    let program = """
      #!/bin/sh
      for argument; do
        case $argument in --user-data-dir=*) echo "${argument#*=}" >"$0.profile" ;; esac
      done
      \(script)

      """
    let path = try folder.file("browser", program.utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    return try Browser(path, limit: limit)
  }

  @Test(arguments: [
    ("exit 7", "A.b: the browser ended"), ("kill -9 $$", "A.b: the browser ended"),
    ("trap '' HUP INT TERM; while :; do sleep 1; done", "A.b: no answer in 0.3 s"),
    (#"printf 'hello\0' >&4; read line <&3"#, "A.b: the browser answers without JSON"),
    (#"printf '{"id":1,"error":{"message":"no"}}\0' >&4; read line <&3"#, "A.b: no"),
    (
      #"""
      printf '{"method":"A.b","params":{}}\0{"id":7}\0{"id":1,' >&4
      sleep 0.01; printf '"result":{"product":"Fake/1"}}\0' >&4; read line <&3
      """#, "Fake/1"
    ),
  ])
  func `an answer comes in pieces after others or not at all, and nothing is left behind`(
    script: String, outcome: String
  ) throws {
    do {
      let browser = try browser(script, limit: outcome.contains("0.3") ? 0.3 : 5)
      let product = try browser.call("A.b")["product"] as? String
      #expect(product == outcome)
    } catch let error as BrowserError {
      #expect(error.description == outcome)
    }
    let profile = try String(contentsOfFile: folder.path("browser.profile"), encoding: .utf8)
      .trimmingCharacters(in: .newlines)
    let isThere = FileManager.default.fileExists(atPath: profile)
    #expect(profile.contains("/browser-") && isThere == false)
  }
}
