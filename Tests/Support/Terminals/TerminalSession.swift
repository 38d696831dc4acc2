import DescriptorIO
import TestSupport
package import Testing
package import TextRendering

/// A program on a pseudo-terminal, and the terminal that shows what it draws.
///
/// It never waits for a fixed time, but until a condition is true.
package final class TerminalSession {
  private static let patience = Duration.seconds(20)

  package private(set) var model: TerminalModel
  package private(set) var output: [UInt8] = []
  package let child: SessionLeader
  package let terminal: PseudoTerminal
  private var input: [UInt8] = []
  private var isAtEnd = false

  /// Starts a program, or a script for the shell that runs it as `"$0" "$@"`.
  package init(
    _ command: String, _ arguments: [String] = [], script: String? = nil,
    environment: [String: String] = [:], size: Viewport = Viewport(columns: 60, rows: 20),
    boxWidth: Int = 1
  ) throws {
    model = TerminalModel(columns: size.columns, rows: size.rows, widths: ["─": boxWidth])
    model.feed("$\r\n".utf8)
    let shell = script.map { ["/bin/sh", "-mc", $0] } ?? []
    (terminal, child) = try PseudoTerminal.start(
      shell + [ThisPackage.program(command)] + arguments, environment: environment, size: size)
  }

  /// Starts one of the apps of the tests, and waits for its screen.
  package static func app(
    _ name: String, script: String? = nil, environment: [String: String] = [:],
    showing text: String = "Overflow"
  ) throws -> TerminalSession {
    let session = try TerminalSession(
      "PortApps", [name], script: script, environment: environment,
      size: Viewport(columns: 40, rows: 12))
    try session.wait(for: text)
    return session
  }

  package var hasOriginalSettings: Bool { terminal.settings == terminal.originalSettings }

  package func count(of sequence: String) -> Int {
    String(decoding: output, as: UTF8.self).ranges(of: sequence).count
  }

  package func type(_ text: String) { input += Array(text.utf8) }

  package func resize(columns: Int, rows: Int) throws {
    model.resize(to: Viewport(columns: columns, rows: rows))
    try terminal.resize(to: model.size)
  }

  package func scribble(_ text: String) { model.feed(text.utf8) }

  package func hangUp() {
    terminal.hangUp()
    isAtEnd = true
  }

  package func wait(for text: String) throws {
    try wait(for: text) { $0.text.contains(text) }
  }

  package func wait(for what: String, until holds: (TerminalModel) -> Bool) throws {
    let end = ContinuousClock.now + TerminalSession.patience
    while (model.isSettled && input.isEmpty && holds(model)) == false {
      guard isAtEnd == false, model.unknown.isEmpty, end > .now else { throw failure(what) }
      exchange(for: 100)
    }
  }

  package func exchange(for milliseconds: Int32) {
    guard let bytes = terminal.exchange(&input, for: milliseconds) else {
      isAtEnd = true
      return
    }
    output += bytes
    model.feed(bytes)
    input += model.takeAnswers()
  }

  /// Types keys, and reads what the program writes to its end.
  package func end(typing keys: String = "") throws -> ProcessEnd {
    type(keys)
    let end = ContinuousClock.now + TerminalSession.patience
    while end > .now {
      if isAtEnd, let end = child.poll() { return end }
      if isAtEnd { usleep(1_000) } else { exchange(for: 100) }
    }
    throw failure("the end")
  }

  package func expectRestored(
    _ text: String = "$\n", at location: SourceLocation = #_sourceLocation
  ) {
    let found = [
      "\(model.modes.sorted())", "\(model.attributes)", "\(model.unknown)", model.text,
      "\(hasOriginalSettings)",
    ]
    #expect(found == ["[7, 25]", "[]", "[]", text, "true"], sourceLocation: location)
  }

  private func failure(_ what: String) -> TerminalFailure {
    TerminalFailure(
      description: """
        waited for \(what); the terminal shows, with the cursor at \(model.cursor), the modes \
        \(model.modes.sorted()), and the unknown sequences \(model.unknown):
        \(model.text)
        """)
  }
}

package struct TerminalFailure: Error, CustomStringConvertible {
  package let description: String

  package init(description: String) { self.description = description }
}
