#if os(macOS) || os(Linux) || os(Android)
  import DescriptorIO
  import FlowDriver
  import Foundation
  import HeadlessUI

  /// A process that answers through pipes, and that ends when this object is deallocated.
  final class ChildProcess {
    private static let limit = 1_048_576

    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private let timeLimit: Duration

    init(_ path: String, _ arguments: [String], timeLimit: Duration) throws(ProcessPortError) {
      self.timeLimit = timeLimit
      process.executableURL = URL(fileURLWithPath: path)
      process.arguments = arguments
      process.standardInput = input
      process.standardOutput = output
      do {
        try process.run()
        _ = fcntl(input.fileHandleForWriting.fileDescriptor, F_SETFL, O_NONBLOCK)
      } catch {
        throw self.error(.notStarted(error.localizedDescription))
      }
    }

    deinit { end() }

    func error(_ reason: ProcessPortError.Reason) -> ProcessPortError {
      let words = [process.executableURL?.lastPathComponent ?? ""] + (process.arguments ?? [])
      return ProcessPortError(command: words.joined(separator: " "), reason: reason)
    }

    /// Writes a text; if the process no longer reads, there will be no answer.
    func write(_ text: String) throws(ProcessPortError) {
      guard read(within: 0)?.isEmpty ?? true else { throw error(.unasked) }
      let deadline = ContinuousClock.now + timeLimit
      let descriptor = input.fileHandleForWriting.fileDescriptor
      withoutBrokenPipeSignal(descriptor) {
        try? writeAll(text.utf8, to: descriptor, until: deadline)
      }
      guard ContinuousClock.now < deadline else { throw error(.silent(timeLimit)) }
    }

    func answer() throws(ProcessPortError) -> Answer {
      let deadline = ContinuousClock.now + timeLimit
      var text: [UInt8] = []
      while text.count <= ChildProcess.limit {
        let milliseconds = ContinuousClock.now.milliseconds(until: deadline)
        guard let bytes = read(within: milliseconds) else {
          guard milliseconds > 0 else { throw error(.silent(timeLimit)) }
          continue
        }
        guard bytes.isEmpty == false else { throw error(ending()) }
        text += bytes
        let end = text.suffix(4).reversed().prefix { "\r\n".utf8.contains($0) }
        let lines = end.count { $0 == UInt8(ascii: "\n") }
        guard lines > 1 || (lines == 1 && end.count == text.count) else { continue }
        do {
          return try Answer(parsing: text.dropLast(end.count))
        } catch {
          throw self.error(.unreadable(error))
        }
      }
      throw error(.endless(ChildProcess.limit))
    }

    /// Returns the bytes that arrive within a time, none at the end, or `nil` if there are none yet.
    private func read(within milliseconds: Int32) -> [UInt8]? {
      let descriptor = output.fileHandleForReading.fileDescriptor
      guard waitUntilReady(descriptor, for: POLLIN, milliseconds: milliseconds) else { return nil }
      return (try? readBytes(from: descriptor)) ?? []
    }

    /// Returns how the process ended; one that only closed its output is killed.
    private func ending() -> ProcessPortError.Reason {
      end()
      process.waitUntilExit()
      let status = process.terminationStatus
      return process.terminationReason == .exit ? .exited(status) : .killed(signal: status)
    }

    /// Kills the process, which may have inherited a mask that blocks other signals.
    private func end() {
      if process.isRunning { kill(process.processIdentifier, SIGKILL) }
      try? input.fileHandleForWriting.close()
      try? output.fileHandleForReading.close()
    }
  }

  /// The answer of a process to a line, which ends with an empty line.
  struct Answer {
    let screen: Screen<Int>
    /// The reason why the process refused, or `nil` if it didn't.
    let refusal: String?

    init(parsing text: ArraySlice<UInt8>) throws(SyntaxError) {
      let first = text.prefix { ($0 == UInt8(ascii: "\n")) == false }
      let line = String(decoding: first, as: UTF8.self).prefix { ($0 == "\r") == false }
      refusal = line.hasPrefix("refused ") ? String(line.dropFirst(8)) : nil
      let outline = refusal == nil ? text : text.dropFirst(first.count + 1)
      screen = try Screen(parsing: Array(outline))
    }
  }
#endif
