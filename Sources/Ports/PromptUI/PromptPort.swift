import CellText
package import DescriptorIO
import FlowDriver
public import HeadlessUI
import Synchronization

/// A port at which a person drives an app line by line, for screen readers and pipes.
///
/// It reads the screen once, and after each line only the changes:
///
/// ```swift
/// PromptPort(app).run()
/// ```
///
/// A person types the number of a control (`2`), its name or the start of one of its words (`stock`), a name with
/// a number of steps (`Kiwi +3`) or with a new value (`Kiwi 20`), a flow command, `?` for help, or `q` to
/// leave, which asks first if something is unsaved, or if it's typed as the letter of a Korean keyboard.
/// Groups tell controls with the same name apart (`Mango Add`). The number or the name of a field asks for a
/// line, which becomes its text as it is. There are no snapshots here, so the flow command `snapshot` is
/// refused.
public struct PromptPort<App: HeadlessApp> {
  let driver: Driver<PortSession<App>>
  let words: PromptWords
  var readings: LayerReadings
  var parser = FlowParser(file: "prompt")
  /// What a person is told about a line, until it's written.
  var reply = ""
  /// The field whose text the next line is, or `nil` if the next line is another one.
  var entry: Entry?
  /// Whether the person was asked whether to leave.
  private var isLeaving = false

  /// Creates a port to an app.
  public init(_ app: App, words: PromptWords = .english) {
    driver = Driver(PortSession(app))
    self.words = words
    readings = LayerReadings(words: words)
  }

  package var app: App { driver.app.app }

  /// Reads the lines of standard input until a person leaves or they end.
  ///
  /// The screens and the answers are written to standard output, and the reasons for refusals to
  /// standard error. On a terminal, changes that the app makes by itself are read as they come. From
  /// anywhere else, each line waits for the responses to the requests that it leads a `LiveApp` to, for five
  /// seconds at most.
  public func run() {
    run(DescriptorStream(STDOUT_FILENO), .standardError)
  }

  package func run(_ output: DescriptorStream, _ errors: DescriptorStream) {
    let isTerminal = isatty(STDIN_FILENO) == 1
    var reader = LineReader(STDIN_FILENO) { output.isOpen }
    var port = self
    var output = output
    var errors = errors
    driver.limit = isTerminal ? .zero : usualWait
    let former = isTerminal ? notice(SIGCONT) : nil
    defer { former?.install(for: SIGCONT) }
    port.run(&output, &errors, asksAtEnd: isTerminal) { port, output in
      port.nextLine(&reader, &output, isTerminal: isTerminal)
    }
  }

  /// Returns the next line, or `nil` if there is none; a terminal is meanwhile told of the changes that the app
  /// makes by itself.
  private mutating func nextLine(
    _ reader: inout LineReader, _ output: inout some TextOutputStream, isTerminal: Bool
  ) -> String? {
    let isSecret = isTerminal && entry?.isSecret == true
    let echo = isSecret ? withoutEcho() : nil
    let interrupt = echo.flatMap { _ in notice(SIGINT) }
    var signal: Int32 = 0
    defer {
      if var echo { tcsetattr(STDIN_FILENO, TCSANOW, &echo) }
      interrupt?.install(for: SIGINT)
      if signal == SIGINT { kill(getpid(), SIGINT) }
    }
    while isTerminal, reader.canRead(within: 100) == false {
      signal = noticed.exchange(0, ordering: .sequentiallyConsistent)
      if signal == SIGINT { return nil }
      if signal == SIGCONT {
        if isSecret { _ = withoutEcho() }
        output.write(prompt)
      }
      readChanges(&output)
    }
    return reader.next().map {
      String(decoding: $0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0[...], as: UTF8.self)
    }
  }

  /// Reads lines until a person leaves or the lines end.
  ///
  /// - Parameters:
  ///   - lines: The lines that the person types, without line breaks.
  ///   - output: The stream for screens, answers, and prompts.
  ///   - errors: The stream for the reasons why lines can't be performed, each in one line.
  ///   - asksAtEnd: Whether the lines can go on after their end, as those of a terminal do. The end asks
  ///     first if something is unsaved, and a second end in a row leaves.
  public mutating func run(
    _ lines: inout some IteratorProtocol<String>, _ output: inout some TextOutputStream,
    _ errors: inout some TextOutputStream, asksAtEnd: Bool = false
  ) {
    run(&output, &errors, asksAtEnd: asksAtEnd) { _, _ in lines.next() }
  }

  private mutating func run<Output: TextOutputStream>(
    _ output: inout Output, _ errors: inout some TextOutputStream, asksAtEnd: Bool,
    reading next: (inout Self, inout Output) -> String?
  ) {
    output.write(readings.changes(to: driver.app, isAsked: true) + "\(words.hint)\n\(prompt)")
    isLeaving = false
    while true {
      let line = next(&self, &output)
      if line == nil { output.write("\n") }
      if line == nil, asksAtEnd == false { return }
      do {
        if try take(line) { return }
      } catch {
        let reason = (error as? FlowError).map { words.refusal($0.reason) }
        output.write(reply + readings.changes(to: driver.app))
        reply = ""
        errors.write("\(reason ?? "\(error)")\n")
      }
      output.write(reply + prompt)
      reply = ""
    }
  }

  /// Does what a line says, and returns whether the person leaves.
  ///
  /// - Parameter line: The line, or `nil` at the end of the lines.
  private mutating func take(_ line: String?) throws -> Bool {
    let text = line ?? ""
    let input = text.narrow.split { $0.isWhitespace }.joined(separator: " ")
    let key = input.latinKey
    let wasLeaving = isLeaving
    isLeaving = entry == nil && (line == nil || isWord(key, of: words.leave))
    if text.hasArrowKeys { throw Refusal(description: words.noKeys) }
    if let entry {
      try enter(text, into: entry)
    } else if isLeaving {
      let losesChanges = driver.app.hasUnsavedChanges
      if wasLeaving || (losesChanges == false && key == input) { return true }
      reply += "\(losesChanges ? words.question : words.unclearLeave)\n"
    } else if (wasLeaving && words.no.means(input)) == false {
      try answer(input, text)
    }
    return false
  }

  private var prompt: String {
    entry.map { "\($0.name.visible): " }
      ?? (parser.isRepeating ? "\(words.repeating)> " : "> ")
  }

  /// Reads changes that the app made by itself, and prompts again.
  private mutating func readChanges(_ output: inout some TextOutputStream) {
    driver.app.refresh(at: nil)
    let changes = readings.changes(to: driver.app)
    if changes.isEmpty == false { output.write("\n\(changes)\(prompt)") }
  }
}

/// Has the terminal hide what a person types, and returns how it was before, or `nil` if that fails.
private func withoutEcho() -> termios? {
  var former = termios()
  guard tcgetattr(STDIN_FILENO, &former) == 0 else { return nil }
  var hidden = former
  hidden.c_lflag = hidden.c_lflag & ~tcflag_t(ECHO) | tcflag_t(ECHONL)
  tcsetattr(STDIN_FILENO, TCSANOW, &hidden)
  return former
}

/// The signal that a prompt is about to heed, or 0: the process goes on after a stop, so that the prompt is no
/// longer the last line, or it's interrupted while what's typed is hidden.
private let noticed = Atomic<Int32>(0)

private func notice(_ signal: Int32) -> SignalAction? {
  SignalAction(replacing: signal) { signal, _, _ in
    noticed.store(signal, ordering: .sequentiallyConsistent)
  }
}
