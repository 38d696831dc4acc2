import Descriptors
import TerminalUI

/// The keys of the process's terminal, read as they are pressed.
final class TerminalKeys {
  private static let endOfTransmission: UInt8 = 0x04

  private let terminal = Terminal(input: STDIN_FILENO, output: STDOUT_FILENO)
  private let wakes: SelfPipe
  private var parser = KeyParser()
  private var bytes: ArraySlice<UInt8> = []

  /// Runs an operation that reads keys, and then restores the terminal.
  ///
  /// - Parameter operation: A closure that takes a function that waits for a key, and returns it or
  ///   `nil` at the end of input.
  /// - Throws: A ``CommandFailure`` if keys can't be read.
  static func read<Result>(
    _ operation: (@escaping () -> Key?) -> Result
  ) throws(CommandFailure) -> Result {
    let keys: TerminalKeys
    do {
      keys = try TerminalKeys()
    } catch {
      throw CommandFailure(status: .inaccessible, message: "the terminal can't be read (\(error))")
    }
    defer {
      RawMode.leave()
      Signals.restore()
    }
    return operation(keys.next)
  }

  private init() throws(SystemError) {
    wakes = try SelfPipe()
    try RawMode.prepare(terminal, isOutputRaw: false)
    Signals.handle(writingTo: wakes.writer)
    RawMode.enter()
  }

  /// Waits for a key, and returns it, or `nil` at the end of input.
  ///
  /// After the process was stopped, the key is ``Key/suspend``.
  private func next() -> Key? {
    while true {
      while let byte = bytes.popFirst() {
        guard (byte == TerminalKeys.endOfTransmission) == false else { return nil }
        guard case .key(let key) = parser.event(after: byte, at: .now) else { continue }
        guard key == .suspend else { return key }
        kill(0, SIGTSTP)
      }
      let patience = parser.deadline.map { ContinuousClock.now.milliseconds(until: $0) }
      switch terminal.wait(for: wakes, milliseconds: patience ?? -1) {
      case .bytes:
        guard let more = terminal.receive() else { return nil }
        bytes = more[...]
      case .nothing:
        if case .key(let key) = parser.decide() { return key }
      case .wake:
        if wasStopped() { return .suspend }
      }
    }
  }

  /// Stops the process with the terminal restored if a signal says so, and returns whether the
  /// process was stopped.
  private func wasStopped() -> Bool {
    let signals = wakes.drain()
    if signals.contains(SIGTSTP) {
      RawMode.leave()
      Signals.stop()
    } else if signals.contains(SIGCONT) == false {
      return false
    }
    _ = wakes.drain()
    RawMode.enter()
    return true
  }
}
