import HeadlessUI
import PageReading
import TestFiles

/// The program of the page, driven by the HTML that a browser gets, in a process of wasmkit.
final class ProgramPort: AppPort {
  private let program: Conversation
  private var screen = Screen<Int>(title: "")

  init(_ program: String, language: String) throws {
    self.program = try Conversation("/usr/bin/env", ["wasmkit", "run", program])
    try write(language)
  }

  func currentScreen() throws -> Screen<Int> { screen }

  func perform(_ number: Int) throws { try write("\(number)") }

  /// Writes a line, and reads the screen that follows.
  private func write(_ line: String) throws {
    screen = try Screen(page: String(program.ask(line, until: "\n\n").dropLast()))
  }
}
