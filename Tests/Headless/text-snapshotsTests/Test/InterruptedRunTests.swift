import Descriptors
import PseudoTerminals
import TestFiles
import Testing

@testable import text_snapshots

@Suite struct InterruptedRunTests {
  private static let script = """
    trap 'touch "$here/interrupted"; exit 130' INT
    echo ready
    while true; do sleep 0.05; done
    """

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `a signal ends swift test, and then the command in the same way`(number: Int32) throws {
    try expectEnd(.signal(number)) { _, command in
      command.send(number)
      return []
    }
  }

  @Test func `Ctrl-C on the terminal ends swift test, and then the command`() throws {
    try expectEnd(.signal(SIGINT)) { _, _ in [0x03] }
  }

  /// Starts a run on a terminal, interrupts it, and expects it to end without leaving files behind.
  ///
  /// - Parameters:
  ///   - end: The way in which the command ends.
  ///   - interrupt: A closure that interrupts the command, and returns what is typed.
  private func expectEnd(
    _ end: ProcessEnd, interrupt: (PseudoTerminal, SessionLeader) -> [UInt8]
  ) throws {
    let package = try TestPackage()
    try package.swift(InterruptedRunTests.script)
    let (terminal, command) = try PseudoTerminal.start(
      [ThisPackage.command("text-snapshots"), "test", "--", "--package-path", package.snapshots],
      environment: try package.environment(), columns: 80, rows: 24)
    var output = ""
    var typed: [UInt8] = []
    while output.contains("ready") == false, command.poll() == nil {
      output += String(decoding: terminal.exchange(&typed, for: 100) ?? [], as: UTF8.self)
    }
    typed = interrupt(terminal, command)
    while command.poll() == nil {
      output += String(decoding: terminal.exchange(&typed, for: 100) ?? [], as: UTF8.self)
    }
    while let bytes = terminal.exchange(&typed, for: 0), bytes.isEmpty == false {
      output += String(decoding: bytes, as: UTF8.self)
    }
    #expect(command.poll() == end)
    #expect(output.contains("aren't judged, because the run was interrupted"))
    #expect(try package.folder.names().contains("interrupted"))
    #expect(try package.leftovers() == [])
  }
}
