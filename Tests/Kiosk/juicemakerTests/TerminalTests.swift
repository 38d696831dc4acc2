import Foundation
import JuiceScreens
import TestFiles
import Testing
import TextRenderer

@testable import juicemaker

@Suite(.serialized, .timeLimit(.minutes(5)))
struct TerminalTests {
  @Test func `a person is prompted until they quit`() throws {
    let terminal = try #require(PseudoTerminal(columns: 44, rows: 12))
    terminal.near.write(Data("7\nshow\nquit\n".utf8))
    let process = Process()
    process.executableURL = Executable.url
    process.arguments = ["--linear"]
    process.standardInput = terminal.far
    let transcript = try Executable.finish(process, in: TemporaryFolder())
    #expect(transcript == Transcript.prompting("7\nshow\nquit"))
  }

  @Test func `the progress of a run is shown on the terminal of its errors`() throws {
    let terminal = try #require(PseudoTerminal(columns: 44, rows: 12))
    let folder = try TemporaryFolder()
    let flow = try folder.file("a.flow", "expect no alert".utf8)
    let process = Process()
    process.executableURL = Executable.url
    process.arguments = ["run", flow, flow]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = terminal.far
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    let shown = "\r1 of 2 flows\u{1B}[K\r2 of 2 flows\u{1B}[K\r\u{1B}[K"
    var data = Data()
    while data.count < shown.utf8.count {
      data += terminal.near.availableData
    }
    #expect(String(decoding: data, as: UTF8.self) == shown)
  }

  @Test func `the screen is as large as the terminal`() throws {
    let terminal = try #require(PseudoTerminal(columns: 44, rows: 12))
    let process = Process()
    process.executableURL = Executable.url
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = terminal.far
    try process.run()
    process.waitUntilExit()
    let viewport = Viewport(columns: 44, rows: 12)
    let frame = TextRenderer(viewport: viewport).render(Options().kiosk().screen)
    let shown = frame.replacing("\n", with: "\r\n")
    var data = Data()
    while data.count < shown.utf8.count {
      data += terminal.near.availableData
    }
    #expect(String(decoding: data, as: UTF8.self) == shown)
  }
}
