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

  private static func openForReading(_ path: String) -> Int32 {
    open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
  }
}

extension SnapshotFile {
  /// Writes some bytes to a descriptor and tells how many, or -1 with the reason in `errno`.
  typealias Put = (Int32, UnsafeRawBufferPointer) -> Int

  /// Writes a text at once: to a file of its own, which then takes the place of this one.
  ///
  /// - Parameter put: Writes bytes, as the system does.
  /// - Throws: ``SnapshotFailure/inaccessible(path:reason:)``; the file is then as it was.
  package func write(_ text: String) throws(SnapshotFailure) {
    try write(text) { Foundation.write($0, $1.baseAddress, $1.count) }
  }

  func write(_ text: String, put: Put) throws(SnapshotFailure) {
    let folder = URL(filePath: path).deletingLastPathComponent()
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw inaccessible("cannot be written (its folder cannot be made)")
    }
    let random = UInt64.random(in: .min ... .max)
    let draft = folder.appending(path: ".\(String(random, radix: 36)).txt.pending").path
    let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw unwritable(errno) }
    var failure = SnapshotFile.copy(text, to: descriptor, put: put)
    if close(descriptor) < 0, failure == nil { failure = errno }
    if failure == nil, rename(draft, path) < 0 { failure = errno }
    guard let failure else { return }
    unlink(draft)
    throw unwritable(failure)
  }

  /// Removes the file, if there is one.
  ///
  /// - Throws: ``SnapshotFailure/inaccessible(path:reason:)``.
  package func remove() throws(SnapshotFailure) {
    guard unlink(path) < 0, (errno == ENOENT) == false else { return }
    throw inaccessible("cannot be removed (\(String(cString: strerror(errno))))")
  }

  private func unwritable(_ code: Int32) -> SnapshotFailure {
    inaccessible("cannot be written (\(String(cString: strerror(code))))")
  }

  private static func copy(_ text: String, to descriptor: Int32, put: Put) -> Int32? {
    var text = text
    return text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)[...]
      while rest.isEmpty == false {
        let count = put(descriptor, UnsafeRawBufferPointer(rebasing: rest))
        if count > 0 { rest = rest.dropFirst(count) }
        if count == 0 { return EIO }
        if count < 0, (errno == EINTR) == false { return errno }
      }
      return nil
    }
  }
}
