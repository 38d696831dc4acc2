import Foundation
import SystemCalls

/// A text on disk that vouches for what a test draws.
package struct SnapshotFile: Hashable {
  /// Where the snapshot is.
  package let path: String

  /// Creates a reference to a file, which need not exist.
  package init(path: String) {
    self.path = path
  }

  /// Where a text waits for review.
  package var pending: SnapshotFile { SnapshotFile(path: path + ".pending") }

  /// Whether the file holds the very bytes of a text: one open and one read, nothing else.
  package func holds(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { expected in
      let descriptor = SnapshotFile.openForReading(path)
      guard descriptor >= 0 else { return false }
      defer { close(descriptor) }
      let room = expected.count + 1
      return withUnsafeTemporaryAllocation(byteCount: room, alignment: 16) { bytes in
        guard read(descriptor, bytes.baseAddress, room) == expected.count else { return false }
        guard let start = bytes.baseAddress, let other = expected.baseAddress else { return true }
        return memcmp(start, other, expected.count) == 0
      }
    }
  }

  /// The text of the file as it is, or nothing where there is no file.
  ///
  /// - Throws: ``SnapshotFailure/inaccessible(path:reason:)`` where the file cannot be read, is no
  ///   regular file or is not UTF-8.
  package func text() throws(SnapshotFailure) -> String? {
    let descriptor = SnapshotFile.openForReading(path)
    guard descriptor >= 0 else {
      switch errno {
      case ENOENT: return nil
      case ELOOP: throw inaccessible("is a symbolic link; put the file itself here")
      case let code: throw inaccessible("cannot be read (\(SystemError(code: code)))")
      }
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw inaccessible("is no regular file; remove it")
    }
    let bytes: [UInt8]
    do {
      bytes = try readToEnd(of: descriptor)
    } catch {
      throw inaccessible("cannot be read (\(error))")
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw inaccessible("is not UTF-8; delete it and record it again")
    }
    return text
  }

  func inaccessible(_ reason: String) -> SnapshotFailure {
    .inaccessible(path: path, reason: reason)
  }

  private static func openForReading(_ path: String) -> Int32 {
    open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
  }
}

extension SnapshotFile {
  /// Writes a text at once: to a file of its own, which then takes the place of this one.
  ///
  /// - Throws: ``SnapshotFailure/inaccessible(path:reason:)``; the file is then as it was.
  package func write(_ text: String) throws(SnapshotFailure) {
    try write(text, by: systemWrite)
  }

  func write(_ text: String, by call: WriteCall) throws(SnapshotFailure) {
    let folder = URL(filePath: path).deletingLastPathComponent()
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw inaccessible("cannot be written (its folder cannot be made)")
    }
    let random = UInt64.random(in: .min ... .max)
    let draft = folder.appending(path: ".\(String(random, radix: 36)).txt.pending").path
    let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw unwritable(.last) }
    do throws(SystemError) {
      try SnapshotFile.fill(descriptor, with: text, by: call)
      guard rename(draft, path) >= 0 else { throw .last }
    } catch {
      unlink(draft)
      throw unwritable(error)
    }
  }

  /// Removes the file, if there is one.
  ///
  /// - Throws: ``SnapshotFailure/inaccessible(path:reason:)``.
  package func remove() throws(SnapshotFailure) {
    guard unlink(path) < 0, (errno == ENOENT) == false else { return }
    throw inaccessible("cannot be removed (\(SystemError.last))")
  }

  private func unwritable(_ error: SystemError) -> SnapshotFailure {
    inaccessible("cannot be written (\(error))")
  }

  private static func fill(
    _ descriptor: Int32, with text: String, by call: WriteCall
  ) throws(SystemError) {
    do throws(SystemError) {
      try writeAll(text.utf8, to: descriptor, by: call)
    } catch {
      close(descriptor)
      throw error
    }
    guard close(descriptor) >= 0 else { throw .last }
  }
}
