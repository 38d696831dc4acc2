import Foundation

/// The exclusive right to a file, which ends with the process that holds it.
///
/// What is locked is a file of its own beside it, which stays: the file itself is replaced again
/// and again, and a lock would go with the one that was replaced.
final class FileLock: Sendable {
  private let descriptor: Int32

  /// Takes the right to a file, or fails at once where another has it.
  init(_ file: String) throws(SystemError) {
    let flags = O_RDONLY | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
    descriptor = open(file + ".lock", flags, 0o644)
    guard descriptor >= 0, flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { throw .last }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }
}
