import Descriptors
import Foundation
import PseudoTerminals
import SnapshotFiles
import TestFiles
import Testing

/// The review on a real terminal, all of whose ends restore it.
@Suite(.timeLimit(.minutes(5)))
struct ReviewTerminalTests {
  /// A review that has shown its first snapshot and asks what to do.
  private struct Session {
    let folder: ReviewFolder
    let terminal: PseudoTerminal
    let child: SessionLeader
    private(set) var output = ""

    init() throws {
      folder = try ReviewFolder()
      let shell = "cd \"$0\" && exec \"$1\" review"
      let command = [
        "/bin/sh", "-c", shell, folder.url.path, ThisPackage.command("text-snapshots"),
      ]
      (terminal, child) = try PseudoTerminal.start(command, environment: [:], columns: 80, rows: 24)
      wait { $0.hasSuffix("q quit: ") }
    }

    /// Presses keys, and reads what the review writes until the output satisfies a condition.
    mutating func press(_ keys: String, until holds: (String) -> Bool) {
      wait(typing: keys, until: holds)
    }

    /// Returns how the review ends after some keys or without any, once it has written everything.
    mutating func end(_ keys: String = "") -> ProcessEnd? {
      wait(typing: keys) { _ in false }
      let limit = ContinuousClock.now + .seconds(20)
      while limit > .now {
        if let end = child.poll() { return end }
        usleep(1_000)
      }
      return nil
    }

    private mutating func wait(typing keys: String = "", until holds: (String) -> Bool) {
      var input = Array(keys.utf8)
      let limit = ContinuousClock.now + .seconds(20)
      while limit > .now, (input.isEmpty && holds(output)) == false {
        guard let bytes = terminal.exchange(&input, for: 100) else { return }
        output += String(decoding: bytes, as: UTF8.self).replacing("\r\n", with: "\n")
      }
    }
  }

  @Test func `single keys accept and reject, and an arrow key does nothing`() throws {
    var session = try Session()
    session.press("\u{1B}[Ax\r") { $0.hasSuffix("q quit: ") }
    session.press("a") { $0.hasSuffix("+new\u{1B}[0m\na accept  r reject  s skip  q quit: ") }
    #expect(session.output.contains("q quit: accepted\n"))
    #expect(session.end("r") == .exit(0))
    #expect(session.output.hasSuffix("rejected\n\n1 accepted, 1 rejected, 0 still pending\n"))
    #expect(try session.terminal.settings == session.terminal.originalSettings)
    #expect(try session.folder.file("Order/a.txt").text() == "9\n")
  }

  @Test(arguments: ["q", "\u{1B}", "\u{3}", "\u{4}"])
  func `q, Esc, Ctrl-C, and Ctrl-D leave`(key: String) throws {
    var session = try Session()
    #expect(session.end(key) == .exit(1))
    #expect(session.output.hasSuffix("\n0 accepted, 0 rejected, 2 still pending\n"))
    #expect(try session.terminal.settings == session.terminal.originalSettings)
    #expect(try session.folder.file("Order/a.txt.pending").text() == "9\n")
  }

  @Test func `a signal that ends the review restores the terminal`() throws {
    var session = try Session()
    session.child.send(SIGTERM)
    #expect(session.end() == .signal(SIGTERM))
    #expect(try session.terminal.settings == session.terminal.originalSettings)
  }
}
