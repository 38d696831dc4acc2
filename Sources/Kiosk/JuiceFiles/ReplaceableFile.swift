package import Descriptors

/// A file that only this process replaces, and only as a whole: a reader finds the old bytes or the
/// new ones.
///
/// The file is left alone if another program has changed it since it was last read or written.
package struct ReplaceableFile {
  private let folder: Descriptor
  private let name: String
  private let calls: FileCalls
  private var lock: FileLock
  /// The possible contents of the file if no other program changed it; `nil` stands for no file.
  private var contents: [[UInt8]?] = [nil]

  package init(
    _ name: String, in folder: String, calls: FileCalls = FileCalls()
  ) throws(ReplacementError) {
    self.name = name
    self.calls = calls
    let opened = Result { () throws(SystemError) in try Descriptor(folder: folder) }
    self.folder = try opened.mapError(ReplacementError.system).get()
    lock = try ReplaceableFile.lock(name, in: self.folder)
  }

  package mutating func read(limit: Int) throws(FileReadingError) -> [UInt8]? {
    let bytes = try currentContents(limit: limit)
    contents = [bytes]
    return bytes
  }

  /// Returns once the bytes would survive a loss of power.
  ///
  /// If an error is thrown, the file is as it was, as far as the system allows.
  package mutating func replace(with new: [UInt8]) throws(ReplacementError) {
    if lock.isHeld == false { lock = try ReplaceableFile.lock(name, in: folder) }
    let old = try put(new)
    guard calls.sync(folder.number) < 0 else { return }
    let error = SystemError.last
    guard [EINVAL, ENOTSUP].contains(error.code) == false else { return }
    if let old {
      _ = try? put(old)
    } else if unlinkat(folder.number, name, 0) == 0 {
      contents = [nil]
    }
    throw .system(error)
  }

  /// Checks whether the file can be replaced, as far as that can be known without writing to it.
  package func check() throws(ReplacementError) {
    guard faccessat(folder.number, ".", W_OK | X_OK, AT_EACCESS) == 0 else {
      throw .system(.last)
    }
    let old = try status(of: name)
    if let obstacle = try status(of: FileDraft.name(for: name)),
      obstacle.st_mode & S_IFMT == S_IFDIR
    {
      throw .system(SystemError(code: EEXIST))
    }
    guard let old, (old.st_uid == geteuid() && old.st_gid == getegid()) == false else { return }
    try FileDraft(of: name, in: folder, like: old).discard()
  }

  private static func lock(
    _ name: String, in folder: Descriptor
  ) throws(ReplacementError) -> FileLock {
    do {
      return try FileLock(name, in: folder)
    } catch {
      throw error.code == EWOULDBLOCK ? .locked : .unlockable(error)
    }
  }

  /// Returns the former contents.
  private mutating func put(_ bytes: [UInt8]) throws(ReplacementError) -> [UInt8]? {
    let draft = try FileDraft(of: name, in: folder, like: try status(of: name))
    do throws(ReplacementError) {
      try draft.fill(with: bytes, by: calls)
      guard lock.isHeld else { throw .locked }
      let old = try unchangedContents()
      if contents.contains(bytes) == false { contents.append(bytes) }
      guard calls.rename(folder.number, draft.name, name) >= 0 else { throw .system(.last) }
      contents = [bytes]
      return old
    } catch {
      draft.discard()
      throw error
    }
  }

  private func unchangedContents() throws(ReplacementError) -> [UInt8]? {
    let found: [UInt8]?
    do {
      found = try currentContents(limit: contents.map { $0?.count ?? 0 }.max() ?? 0)
    } catch {
      guard case .system(let error) = error, [ELOOP, EISDIR].contains(error.code) == false else {
        throw .changed
      }
      throw .system(error)
    }
    guard contents.contains(found) else { throw found == nil ? .deleted : .changed }
    return found
  }

  private func currentContents(limit: Int) throws(FileReadingError) -> [UInt8]? {
    do {
      return try readFile(name, in: folder.number, flags: O_NOFOLLOW, limit: limit)
    } catch {
      guard error == .system(SystemError(code: ENOENT)) else { throw error }
      return nil
    }
  }

  private func status(of file: String) throws(ReplacementError) -> stat? {
    var status = stat()
    guard fstatat(folder.number, file, &status, AT_SYMLINK_NOFOLLOW) < 0 else { return status }
    guard errno == ENOENT else { throw .system(.last) }
    return nil
  }
}
