#if os(macOS) || os(Linux) || os(Android)
  import Descriptors
  import Foundation
  import HeadlessUI

  /// A process that answers through pipes, and that ends when this object is deallocated.
  final class ChildProcess {
    private static let limit = 1_048_576

    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private lazy var lines = LineReader(
      output.fileHandleForReading.fileDescriptor, limit: ChildProcess.limit)

    init(_ path: String, _ arguments: [String]) throws(ProcessPortError) {
      process.executableURL = URL(fileURLWithPath: path)
      process.arguments = arguments
      process.standardInput = input
      process.standardOutput = output
      do {
        try process.run()
      } catch {
        throw self.error(.notStarted(error.localizedDescription))
      }
    }

    deinit {
      close()
      if process.isRunning { process.terminate() }
    }

    func error(_ reason: ProcessPortError.Reason) -> ProcessPortError {
      let program = process.executableURL?.lastPathComponent ?? ""
      let words = [program] + (process.arguments ?? [])
      return ProcessPortError(command: words.joined(separator: " "), reason: reason)
    }

    /// Writes a text; if the process no longer reads, there will be no answer.
    func write(_ text: String) {
      let descriptor = input.fileHandleForWriting.fileDescriptor
      withoutBrokenPipeSignal(descriptor) { try? writeAll(text.utf8, to: descriptor) }
    }

    func answer() throws(ProcessPortError) -> Answer {
      var text: [UInt8] = []
      while text.count <= ChildProcess.limit, let line = lines.next() {
        text += line + "\n".utf8
        guard line.isEmpty else { continue }
        do {
          return try Answer(parsing: text.dropLast())
        } catch {
          throw self.error(.unreadable(error))
        }
      }
      let isEnded = text.count <= ChildProcess.limit && lines.problem == nil
      throw error(isEnded ? ending() : .endless(ChildProcess.limit))
    }

    /// Returns how the process ended; one that only closed its output is killed.
    private func ending() -> ProcessPortError.Reason {
      if process.isRunning { kill(process.processIdentifier, SIGKILL) }
      close()
      process.waitUntilExit()
      let status = process.terminationStatus
      return process.terminationReason == .exit ? .exited(status) : .killed(signal: status)
    }

    private func close() {
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
      let word = Array("refused ".utf8)
      let first = text.prefix { ($0 == UInt8(ascii: "\n")) == false }
      let isRefused = text.starts(with: word)
      refusal = isRefused ? String(decoding: first.dropFirst(word.count), as: UTF8.self) : nil
      let outline = Array(isRefused ? text.dropFirst(first.count + 1) : text)
      screen = try Screen(parsing: outline, file: "outline")
    }
  }
#endif
