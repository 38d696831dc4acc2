package import Descriptors

/// The system calls that replace a file.
///
/// Each returns -1 if it fails, with the reason in `errno`.
package struct FileCalls: Sendable {
  /// Writes bytes to a descriptor, and returns how many.
  package var write: @Sendable (Int32, UnsafeRawBufferPointer) -> Int = systemWrite

  /// Waits until everything that was written to a descriptor is on the disk.
  package var sync: @Sendable (Int32) -> Int32 = { descriptor in
    #if canImport(Darwin)
      fcntl(descriptor, F_FULLFSYNC) == 0 ? 0 : fsync(descriptor)
    #else
      fsync(descriptor)
    #endif
  }

  /// Gives a file of a folder the name of another file, which it replaces.
  package var rename: @Sendable (Int32, String, String) -> Int32 = { folder, old, new in
    renameat(folder, old, folder, new)
  }

  /// Creates the calls of the system itself.
  package init() {}
}

/// The reason why a file isn't replaced.
package enum ReplacementError: Error, Hashable {
  /// A system call fails.
  case system(SystemError)
  /// Another process holds the lock of the file.
  case locked
  /// The file can't be locked.
  case unlockable(SystemError)
  /// Another program changed the file.
  case changed
  /// Another program deleted the file.
  case deleted
  /// A new file can't be given the owner and the group of the file.
  case owned(user: UInt32, group: UInt32)

  /// Creates the reason why a file can't be locked.
  init(locking error: SystemError) {
    self = error.code == EWOULDBLOCK ? .locked : .unlockable(error)
  }
}
