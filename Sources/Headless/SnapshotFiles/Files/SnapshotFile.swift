import CellText
import DescriptorIO
import Foundation

package struct SnapshotFile: Hashable, Sendable {
  private static let byteLimit = 16 << 20

  package let path: String

  package init(path: String) {
    self.path = path
  }

  package var pending: SnapshotFile { SnapshotFile(path: path + ".pending") }

  package var folder: String { String(path.folder.dropLast()) }

  package func failure(_ reason: String) -> SnapshotFailure {
    SnapshotFailure("\(path.visible): \(reason)")
  }

  /// Throws if a file that isn't found may have another name, which isn't UTF-8.
  private func checkName() throws(SnapshotFailure) {
    if path.isDamaged { throw failure("the name isn't UTF-8") }
  }

  package func text() throws(SnapshotFailure) -> String? {
    let bytes: [UInt8]
    do {
      bytes = try readFile(path, flags: O_NOFOLLOW, limit: SnapshotFile.byteLimit)
    } catch {
      switch error {
      case .system(let error) where error.code == ENOENT:
        try checkName()
        return nil
      case .system(let error) where error.code == ELOOP:
        throw failure("is a symbolic link; remove it, or put a file in its place")
      case .system(SystemError(code: EISDIR)), .notRegular:
        throw failure("isn't a regular file; move it away")
      case .system(let error): throw failure("can't be read: \(error)")
      case .tooLarge(let limit): throw failure("is larger than \(limit.inMebibytes)")
      }
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw failure("isn't UTF-8; save it as UTF-8, or remove it")
    }
    return text
  }

  /// Replaces the file with a text all at once, or leaves it as it was.
  package func write(_ text: String) throws(SnapshotFailure) {
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw failure("can't be written, because its folder can't be created")
    }
    let random = String(UInt64.random(in: .min ... .max), radix: 36)
    let draft = SnapshotFile(path: "\(folder)/.\(random).txt.pending")
    do throws(SystemError) {
      let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
      try Descriptor(open(draft.path, flags, 0o644)).write(text.utf8)
      guard uninterrupted(rename(draft.path, path)) == 0 else { throw .last }
    } catch {
      uninterrupted(unlink(draft.path))
      throw failure("can't be written: \(error)")
    }
  }

  package func replace(_ other: SnapshotFile) throws(SnapshotFailure) {
    guard uninterrupted(rename(path, other.path)) == 0 else {
      throw other.failure("can't be written: \(SystemError.last)")
    }
  }

  @discardableResult package func remove() throws(SnapshotFailure) -> Bool {
    if uninterrupted(unlink(path)) >= 0 { return true }
    guard errno == ENOENT else { throw failure("can't be removed: \(SystemError.last)") }
    try checkName()
    return false
  }
}

/// The reason why a snapshot can't be compared, read, or written, or why it differs.
package struct SnapshotFailure: Error, Hashable, Sendable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) {
    self.description = description
  }
}
