import CellText
import DescriptorIO
import ProgramArguments

/// A new file for the flow of a `RecordedApp`, which has whole commands at any time.
final class RecordingFile {
  private let path: String
  private let file: Descriptor
  private let call: WriteCall
  /// The places in the file where its last lines begin and end.
  private var last = 0..<0
  /// The failure that ended the recording, or `nil`.
  private(set) var failure: ProgramFailure?

  /// Creates the file, which must not exist yet, and writes its first line.
  init(
    _ path: String, startingWith line: String, by call: @escaping WriteCall = systemWrite
  ) throws(ProgramFailure) {
    self.path = path
    self.call = call
    do {
      let flags = O_WRONLY | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC
      file = try Descriptor(open(path, flags, 0o644))
    } catch {
      throw ProgramFailure(.unwritable, "can't create \(path): \(error)".visible)
    }
    write(line, replacesLast: false)
    guard let failure else { return }
    uninterrupted(unlink(path))
    throw failure
  }

  /// Writes lines after the last ones, or in their place.
  func write(_ lines: String, replacesLast: Bool) {
    guard failure == nil else { return }
    let start = replacesLast ? last.lowerBound : last.upperBound
    last = start..<start + lines.utf8.count
    do throws(SystemError) {
      guard uninterrupted(ftruncate(file.number, off_t(start))) == 0 else { throw .last }
      try writeAll(lines.utf8, to: file.number, by: call)
    } catch {
      uninterrupted(ftruncate(file.number, off_t(start)))
      failure = ProgramFailure(.unwritable, "can't write \(path): \(error)".visible)
    }
  }
}
