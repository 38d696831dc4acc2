package import Descriptors

/// A lock that no other process can hold, released when its process ends.
///
/// The lock is on a file of its own beside the file, which stays: the file itself may be replaced,
/// and a lock on it would be replaced, too.
package final class FileLock: Sendable {
  private let folder: Descriptor
  private let name: String
  private let descriptor: Descriptor

  /// Fails at once, with the code `EWOULDBLOCK`, if another process holds the lock.
  package init(_ file: String, in folder: Descriptor) throws(SystemError) {
    self.folder = folder
    name = file + ".lock"
    for _ in 0..<10 {
      let flags = O_RDONLY | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
      let descriptor = try Descriptor(openat(folder.number, name, flags, 0o644))
      guard flock(descriptor.number, LOCK_EX | LOCK_NB) == 0 else { throw .last }
      guard FileLock.isOpen(descriptor, at: name, in: folder) else { continue }
      self.descriptor = descriptor
      return
    }
    throw SystemError(code: EWOULDBLOCK)
  }

  /// A process that is just being started may have a copy of the descriptor.
  deinit { flock(descriptor.number, LOCK_UN) }

  /// Whether the file of the lock is still there, and hasn't been replaced by another one.
  package var isHeld: Bool { FileLock.isOpen(descriptor, at: name, in: folder) }

  private static func isOpen(
    _ descriptor: Descriptor, at name: String, in folder: Descriptor
  ) -> Bool {
    var held = stat()
    var found = stat()
    return fstat(descriptor.number, &held) == 0
      && fstatat(folder.number, name, &found, AT_SYMLINK_NOFOLLOW) == 0
      && held.st_dev == found.st_dev && held.st_ino == found.st_ino
  }
}
