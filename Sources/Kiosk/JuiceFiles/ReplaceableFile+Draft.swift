internal import DescriptorIO
internal import JuiceDocuments
internal import JuiceModel

/// Each call returns -1 if it fails, with the reason in `errno`.
package struct FileCalls: Sendable {
  package var write: @Sendable (Int32, UnsafeRawBufferPointer) -> Int = systemWrite

  /// Waits until everything that was written to a descriptor is on the disk.
  package var sync: @Sendable (Int32) -> Int32 = { descriptor in
    #if canImport(Darwin)
      fcntl(descriptor, F_FULLFSYNC) == 0 ? 0 : errno == EINTR ? -1 : fsync(descriptor)
    #else
      fsync(descriptor)
    #endif
  }

  package var rename: @Sendable (String, String) -> Int32 = { old, new in
    renameat(AT_FDCWD, old, AT_FDCWD, new)
  }

  package init() {}
}

/// The new file that is going to replace another one, and that has its permissions and its owner.
extension ReplaceableFile {
  var draftPath: String { file + ".tmp" }

  /// Removes a file of the same name first.
  ///
  /// - Parameter old: The status of the file to replace, or `nil` if there is none.
  func makeDraft(like old: stat?) throws(FileError) -> Descriptor {
    removeDraft()
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
    let draft = try writing(
      path, try Descriptor(open(draftPath, flags, old == nil ? 0o644 : 0o600)))
    guard let old, let new = try status(of: draftPath) else { return draft }
    let isOwned = new.st_uid == old.st_uid && new.st_gid == old.st_gid
    guard isOwned || uninterrupted(fchown(draft.number, old.st_uid, old.st_gid)) == 0 else {
      throw FileError(
        .unwritable, at: path,
        "belongs to user \(old.st_uid) and group \(old.st_gid), which a new file can't be given; "
          + "open the kiosk as that user, or make the file yours with chown", cause: .notPermitted)
    }
    let mode = old.st_mode & 0o777
    guard new.st_mode & 0o777 == mode || uninterrupted(fchmod(draft.number, mode)) == 0 else {
      throw FileError(.last, at: path)
    }
    return draft
  }

  func removeDraft() { uninterrupted(unlink(draftPath)) }
}
