import Foundation

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
