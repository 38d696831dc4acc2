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

/// A file that is only replaced as a whole: a reader finds the old bytes or the new ones.
package final class ReplaceableFile: Sendable {
  private let folder: Int32
  private let name: String
  private let calls: FileCalls

  /// Opens the folder of a file, which need not exist.
  ///
  /// - Throws: A ``SystemError`` if the folder can't be opened.
  package init(
    _ name: String, in folder: String, calls: FileCalls = FileCalls()
  ) throws(SystemError) {
    self.folder = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    self.name = name
    self.calls = calls
    guard self.folder >= 0 else { throw .last }
  }

  deinit {
    if folder >= 0 { close(folder) }
  }

  /// Replaces the bytes of the file, and returns once they would survive a loss of power.
  ///
  /// - Parameters:
  ///   - old: The bytes to put back if the folder can't be brought to the disk, or `nil` if there
  ///     was no file.
  ///   - new: The bytes to write.
  /// - Throws: A ``SystemError``. The file is then as it was, as far as the system allows.
  package func replace(_ old: [UInt8]?, with new: [UInt8]) throws(SystemError) {
    try put(new)
    guard calls.sync(folder) < 0 else { return }
    let error = SystemError.last
    guard [EINVAL, ENOTSUP].contains(error.code) == false else { return }
    if let old { try? put(old) } else { unlinkat(folder, name, 0) }
    throw error
  }

  private func put(_ bytes: [UInt8]) throws(SystemError) {
    let draft = name + ".tmp"
    unlinkat(folder, draft, 0)
    let descriptor = openat(folder, draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw .last }
    do throws(SystemError) {
      try fill(descriptor, with: bytes)
      guard calls.rename(folder, draft, name) >= 0 else { throw .last }
    } catch {
      unlinkat(folder, draft, 0)
      throw error
    }
  }

  /// Writes bytes to a new file, brings them to the disk, and closes the file.
  private func fill(_ descriptor: Int32, with bytes: [UInt8]) throws(SystemError) {
    keepPermissions(descriptor)
    do throws(SystemError) {
      try writeAll(bytes, to: descriptor, by: calls.write)
      guard calls.sync(descriptor) >= 0 else { throw .last }
    } catch {
      close(descriptor)
      throw error
    }
    guard close(descriptor) >= 0 else { throw .last }
  }

  /// Lets the new file be read and written by those who may read and write the old one, if any.
  private func keepPermissions(_ descriptor: Int32) {
    var status = stat()
    guard fstatat(folder, name, &status, 0) == 0 else { return }
    fchmod(descriptor, status.st_mode & 0o777)
  }
}
