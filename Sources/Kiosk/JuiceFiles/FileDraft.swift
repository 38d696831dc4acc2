package import Descriptors

/// Each call returns -1 if it fails, with the reason in `errno`.
package struct FileCalls: Sendable {
  package var write: @Sendable (Int32, UnsafeRawBufferPointer) -> Int = systemWrite

  /// Waits until everything that was written to a descriptor is on the disk.
  package var sync: @Sendable (Int32) -> Int32 = { descriptor in
    #if canImport(Darwin)
      fcntl(descriptor, F_FULLFSYNC) == 0 ? 0 : fsync(descriptor)
    #else
      fsync(descriptor)
    #endif
  }

  package var rename: @Sendable (Int32, String, String) -> Int32 = { folder, old, new in
    renameat(folder, old, folder, new)
  }

  package init() {}
}

package enum ReplacementError: Error, Hashable {
  case system(SystemError)
  case locked
  case unlockable(SystemError)
  /// Another program changed or deleted the file.
  case changed
  case deleted
  /// A new file can't be given the owner and the group of the file.
  case owned(user: UInt32, group: UInt32)
}

/// A new file that is going to replace another one, and that has its permissions and its owner.
struct FileDraft {
  let name: String
  private let folder: Descriptor
  private let descriptor: Descriptor

  static func name(for file: String) -> String { file + ".tmp" }

  /// Removes a file of the same name, and leaves none if an error is thrown.
  ///
  /// - Parameter old: The status of the file to replace, or `nil` if there is none.
  init(of file: String, in folder: Descriptor, like old: stat?) throws(ReplacementError) {
    name = FileDraft.name(for: file)
    self.folder = folder
    unlinkat(folder.number, name, 0)
    do {
      let mode: mode_t = old == nil ? 0o644 : 0o600
      let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
      descriptor = try Descriptor(openat(folder.number, name, flags, mode))
    } catch {
      throw .system(error)
    }
    guard let old else { return }
    do throws(ReplacementError) {
      try giveRights(of: old)
    } catch {
      discard()
      throw error
    }
  }

  func fill(with bytes: [UInt8], by calls: FileCalls) throws(ReplacementError) {
    defer { withExtendedLifetime(descriptor) {} }
    do throws(SystemError) {
      try writeAll(bytes, to: descriptor.number, by: calls.write)
      guard calls.sync(descriptor.number) >= 0 else { throw .last }
    } catch {
      throw .system(error)
    }
  }

  func discard() {
    unlinkat(folder.number, name, 0)
  }

  private func giveRights(of old: stat) throws(ReplacementError) {
    var new = stat()
    guard fstat(descriptor.number, &new) == 0 else { throw .system(.last) }
    let isOwned = new.st_uid == old.st_uid && new.st_gid == old.st_gid
    guard isOwned || fchown(descriptor.number, old.st_uid, old.st_gid) == 0 else {
      throw .owned(user: old.st_uid, group: old.st_gid)
    }
    let mode = old.st_mode & 0o777
    guard new.st_mode & 0o777 == mode || fchmod(descriptor.number, mode) == 0 else {
      throw .system(.last)
    }
  }
}
