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

  private func expectNothingLeft() throws {
    let profile = try String(contentsOfFile: folder.path("browser.profile"), encoding: .utf8)
      .trimmingCharacters(in: .newlines)
    let wasThere = profile.contains("/browser-")
    let isThere = FileManager.default.fileExists(atPath: profile)
    #expect(wasThere && isThere == false)
  }

  @Test(arguments: [
    ("exit 7", "the browser ended"), ("kill -9 $$", "the browser ended"),
    ("exec sleep 100", "no answer in 0.3 s"),
    ("trap '' HUP INT TERM; while :; do sleep 1; done", "no answer in 0.3 s"),
    (#"printf 'hello\0' >&4; read line <&3"#, "the browser answers without JSON"),
    (#"printf '{"id":1,"error":{"message":"no"}}\0' >&4; read line <&3"#, "no"),
  ])
  func `a program that isn't a browser fails, and leaves nothing behind`(
    script: String, message: String
  ) throws {
    do {
      let limit = message.contains("0.3") ? 0.3 : 5
      let browser = try browser(script, limit: limit)
      let error = #expect(throws: BrowserError.self) { try browser.call("A.b") }
      #expect(error?.description == "A.b: \(message)")
    }
    try expectNothingLeft()
  }

  @Test func `an answer can come in pieces, after events and other answers`() throws {
    do {
      let browser = try browser(
        #"""
        printf '{"method":"A.b","params":{}}\0{"id":7}\0{"id":1,' >&4
        sleep 0.01; printf '"result":{"product":"Fake/1"}}\0' >&4; read line <&3
        """#, limit: 5)
      let result = try browser.call("Browser.getVersion")
      #expect(result["product"] as? String == "Fake/1")
    }
    try expectNothingLeft()
  }
}
