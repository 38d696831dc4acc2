import Foundation

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
      let descriptor = SnapshotFile.open(path)
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
    let descriptor = SnapshotFile.open(path)
    guard descriptor >= 0 else {
      switch errno {
      case ENOENT: return nil
      case ELOOP: throw inaccessible("is a symbolic link; put the file itself here")
      case let code: throw inaccessible("cannot be read (\(String(cString: strerror(code))))")
      }
    }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw inaccessible("is no regular file; remove it")
    }
    let data: Data
    do {
      data = try handle.readToEnd() ?? Data()
    } catch {
      throw inaccessible("cannot be read (\(error))")
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw inaccessible("is not UTF-8; delete it and record it again")
    }
    return text
  }

  func inaccessible(_ reason: String) -> SnapshotFailure {
    .inaccessible(path: path, reason: reason)
  }

  private static func open(_ path: String) -> Int32 {
    Foundation.open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
  }
}
