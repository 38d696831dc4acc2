package import DescriptorIO

/// A lock that no other process can hold, released when its process ends.
///
/// The lock is on a file of its own beside the file, which stays: the file itself may be replaced,
/// and a lock on it would be replaced, too.
package final class FileLock: Sendable {
  private let path: String
  private let descriptor: Descriptor

  /// Fails at once, with the code `EWOULDBLOCK`, if another process holds the lock.
  package init(_ file: String) throws(SystemError) {
    let path = file + ".lock"
    self.path = path
    for _ in 0..<10 {
      let flags = O_RDONLY | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
      let descriptor = try Descriptor(open(path, flags, 0o644))
      guard uninterrupted(flock(descriptor.number, LOCK_EX | LOCK_NB)) == 0 else { throw .last }
      guard try FileLock.isOpen(descriptor, at: path) else { continue }
      self.descriptor = descriptor
      return
    }
    throw SystemError(code: EWOULDBLOCK)
  }

  /// A process that is just being started may have a copy of the descriptor.
  deinit { flock(descriptor.number, LOCK_UN) }

  /// Returns whether the file of the lock is still there, and hasn't been replaced by another one.
  package func isHeld() throws(SystemError) -> Bool { try FileLock.isOpen(descriptor, at: path) }

  private static func isOpen(
    _ descriptor: Descriptor, at path: String
  ) throws(SystemError) -> Bool {
    var held = stat()
    guard uninterrupted(fstat(descriptor.number, &held)) == 0 else { throw .last }
    let found = try fileStatus(at: path)
    return found?.st_dev == held.st_dev && found?.st_ino == held.st_ino
  }
}
