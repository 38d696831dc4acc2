import Descriptors
import Foundation

/// A text file that the text of a test is compared with.
package struct SnapshotFile: Hashable {
  private static let sizeLimit = 16 << 20

  /// The path of the file.
  package let path: String

  /// Creates a reference to a file, which doesn't have to exist.
  package init(path: String) {
    self.path = path
  }

  /// The file beside the snapshot in which a text waits for review.
  package var pending: SnapshotFile { SnapshotFile(path: path + ".pending") }

  /// Returns whether the bytes of the file are those of a text.
  ///
  /// It opens the file once and reads it once, without copying the text.
  package func holds(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { expected in
      guard let descriptor = try? openFile(path, flags: O_NOFOLLOW) else { return false }
      defer { close(descriptor) }
      let room = expected.count + 1
      return withUnsafeTemporaryAllocation(byteCount: room, alignment: 16) { bytes in
        guard read(descriptor, bytes.baseAddress, room) == expected.count else { return false }
        guard let start = bytes.baseAddress, let other = expected.baseAddress else { return true }
        return memcmp(start, other, expected.count) == 0
      }
    }
  }

  /// Returns the text of the file, or `nil` if there is no file.
  ///
  /// - Throws: ``SnapshotFailure/inaccessible(path:reason:)`` if the file can't be read, isn't a
  ///   regular file, is larger than 16 MiB, or isn't UTF-8.
  package func text() throws(SnapshotFailure) -> String? {
    let bytes: [UInt8]
    do {
      bytes = try readFile(path, flags: O_NOFOLLOW, limit: SnapshotFile.sizeLimit)
    } catch {
      switch error {
      case .system(let error) where error.code == ENOENT: return nil
      case .system(let error) where error.code == ELOOP:
        throw inaccessible("is a symbolic link; replace it with a file")
      case .system(let error) where error.code == EISDIR:
        throw inaccessible("isn't a regular file; remove it")
      case .notRegular: throw inaccessible("isn't a regular file; remove it")
      case .system: throw inaccessible("can't be read (\(error))")
      case .tooLarge(let limit):
        throw inaccessible("is larger than \(limit.inBinaryUnits); delete it, and record less")
      }
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw inaccessible("isn't UTF-8; delete it, and record it again")
    }
    return text
  }

  /// Returns the failure for a reason in English.
  package func inaccessible(_ reason: String) -> SnapshotFailure {
    .inaccessible(path: path, reason: reason)
  }
}

extension SnapshotFile {
  /// Replaces the file with a text, all at once.
  ///
  /// - Throws: ``SnapshotFailure/inaccessible(path:reason:)`` if the text can't be written. The file is
  ///   then as it was.
  package func write(_ text: String) throws(SnapshotFailure) {
    try write(text, by: systemWrite)
  }

  /// Replaces the file with a text, which a system call writes.
  func write(_ text: String, by call: WriteCall) throws(SnapshotFailure) {
    let folder = URL(filePath: path).deletingLastPathComponent()
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw inaccessible("can't be written (its folder can't be created)")
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
  /// - Throws: ``SnapshotFailure/inaccessible(path:reason:)`` if the file can't be removed.
  package func remove() throws(SnapshotFailure) {
    guard unlink(path) < 0, (errno == ENOENT) == false else { return }
    throw inaccessible("can't be removed (\(SystemError.last))")
  }

  private func unwritable(_ error: SystemError) -> SnapshotFailure {
    inaccessible("can't be written (\(error))")
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
