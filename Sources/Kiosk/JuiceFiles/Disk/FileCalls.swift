import Foundation

/// The calls of the system by which a file is replaced: each gives -1 where it fails, with the
/// reason in `errno`.
struct FileCalls: Sendable {
  /// Writes bytes to a descriptor and tells how many.
  var write: @Sendable (Int32, UnsafeRawBufferPointer) -> Int = {
    Foundation.write($0, $1.baseAddress, $1.count)
  }

  /// Waits until what a descriptor stands for is on the disk.
  var sync: @Sendable (Int32) -> Int32 = { descriptor in
    #if canImport(Darwin)
      fcntl(descriptor, F_FULLFSYNC) == 0 ? 0 : fsync(descriptor)
    #else
      fsync(descriptor)
    #endif
  }

  /// Gives a file of a folder the name of another, which it replaces.
  var rename: @Sendable (Int32, String, String) -> Int32 = { folder, old, new in
    renameat(folder, old, folder, new)
  }
}
