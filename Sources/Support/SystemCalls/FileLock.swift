/// An exclusive lock on a file, released when its process ends.
///
/// The lock is on a file of its own beside the file, which stays: the file itself may be replaced,
/// and a lock on it would be replaced, too.
package final class FileLock: Sendable {
  private let descriptor: Int32

  /// Locks a file, or fails at once if another process holds the lock.
  ///
  /// - Throws: A ``SystemError``, with the code `EWOULDBLOCK` if another process holds the lock.
  package init(_ file: String) throws(SystemError) {
    let flags = O_RDONLY | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
    descriptor = open(file + ".lock", flags, 0o644)
    guard descriptor >= 0, flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { throw .last }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }
}
