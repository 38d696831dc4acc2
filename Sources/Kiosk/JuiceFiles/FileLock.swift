package import Descriptors

/// An exclusive lock on a file, released when its process ends.
///
/// The lock is on a file of its own beside the file, which stays: the file itself may be replaced,
/// and a lock on it would be replaced, too.
package final class FileLock: Sendable {
  private let folder: Descriptor
  private let name: String
  private let descriptor: Descriptor

  /// Locks a file of a folder, or fails at once if another process holds the lock.
  ///
  /// - Throws: A ``SystemError``, with the code `EWOULDBLOCK` if another process holds the lock.
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

  /// Releases the lock, even if a process that is just being started has a copy of the descriptor.
  deinit { flock(descriptor.number, LOCK_UN) }

  /// A Boolean value that indicates whether no other process can hold the lock: its file is still
  /// there, and hasn't been replaced by another one.
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
