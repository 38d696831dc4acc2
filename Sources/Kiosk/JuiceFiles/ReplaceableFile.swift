internal import DescriptorIO
package import JuiceDocuments
internal import JuiceModel

/// A file that only this process replaces, and only as a whole: a reader finds the old bytes or the
/// new ones.
///
/// The file is left alone if another program has changed it since it was last read or written.
package struct ReplaceableFile: StockStorage {
  package let path: String
  package let limit: Int
  /// The real path, by which a file whose folder was moved away is no longer found.
  let file: String
  private let calls: FileCalls
  private var lock: FileLock
  /// The possible contents of the file if no other program changed it; `nil` stands for no file.
  private var contents: [[UInt8]?] = [nil]

  package init(_ path: String, limit: Int, calls: FileCalls = FileCalls()) throws(FileError) {
    let file = try ReplaceableFile.resolve(path)
    self.path = path
    self.limit = limit
    self.file = file
    self.calls = calls
    lock = try writing(path, failure: "can't lock", try FileLock(file))
  }

  package mutating func readText() throws(FileError) -> [UInt8]? {
    let bytes = Result { () throws(FileReadingError) in try currentContents(limit: limit) }
    contents = [try bytes.mapError { FileError($0, at: path) }.get()]
    return contents[0]
  }

  /// Returns once the bytes would survive a loss of power.
  ///
  /// If an error is thrown, the file is as it was, as far as the system allows.
  package mutating func replaceText(with new: [UInt8]) throws(FileError) {
    let folder = try writing(path, try Descriptor(folder: file.folder))
    lock = try writing(path, failure: "can't lock", try lock.isHeld() ? lock : FileLock(file))
    let old = try put(new)
    guard uninterrupted(calls.sync(folder.number)) < 0 else { return }
    let error = SystemError.last
    guard [EINVAL, ENOTSUP].contains(error.code) == false else { return }
    if let old {
      _ = try? put(old)
    } else if uninterrupted(unlink(file)) == 0 {
      contents = [nil]
    }
    throw FileError(error, at: path)
  }

  /// Checks whether the file can be replaced, as far as that can be known without writing to it.
  package func check() throws(FileError) {
    defer { removeDraft() }
    _ = try writing(path, try Descriptor(folder: file.folder))
    _ = try makeDraft(like: try status(of: file))
  }

  /// Returns the former contents.
  private mutating func put(_ bytes: [UInt8]) throws(FileError) -> [UInt8]? {
    defer { removeDraft() }
    let draft = try makeDraft(like: try status(of: file))
    try writing(path, try complete(draft, with: bytes))
    let old = try unchangedContents()
    if contents.contains(bytes) == false { contents.append(bytes) }
    guard uninterrupted(calls.rename(draftPath, file)) >= 0 else {
      throw FileError(.last, at: path)
    }
    contents = [bytes]
    return old
  }

  private func complete(_ draft: Descriptor, with bytes: [UInt8]) throws(SystemError) {
    try writeAll(bytes, to: draft.number, by: calls.write)
    guard uninterrupted(calls.sync(draft.number)) >= 0 else { throw .last }
    guard try lock.isHeld() else { throw SystemError(code: EWOULDBLOCK) }
  }

  private func unchangedContents() throws(FileError) -> [UInt8]? {
    var problem = "was changed by another program; read it again to use its new contents"
    do {
      let found = try currentContents(limit: contents.map { $0?.count ?? 0 }.max() ?? 0)
      if contents.contains(found) { return found }
      if found == nil {
        problem = "was deleted by another program; put it back, or read it again to create it"
      }
    } catch {
      if case .system(let error) = error, [ELOOP, EISDIR].contains(error.code) == false {
        throw FileError(error, at: path)
      }
    }
    throw FileError(.unwritable, at: path, problem, cause: .changedElsewhere)
  }

  private func currentContents(limit: Int) throws(FileReadingError) -> [UInt8]? {
    do {
      return try readFile(file, flags: O_NOFOLLOW, limit: limit)
    } catch {
      guard error == .system(SystemError(code: ENOENT)) else { throw error }
      return nil
    }
  }

  func status(of file: String) throws(FileError) -> stat? {
    try writing(path, try fileStatus(at: file))
  }

  /// Returns the real path of a file, which need not exist, or of the destination of a symbolic link.
  private static func resolve(_ path: String) throws(FileError) -> String {
    do throws(SystemError) {
      let target = try fileStatus(at: path) == nil ? path : realPath(path)
      let folder = target.folder
      let name = String(decoding: target.utf8.dropFirst(folder.utf8.count), as: UTF8.self)
      let isRegular = try fileStatus(at: target).map { $0.st_mode & S_IFMT == S_IFREG }
      if isRegular ?? (name.isEmpty == false) {
        return try realPath(folder.isEmpty ? "." : folder) + "/" + name
      }
    } catch {
      guard error.code == ENOENT, let link = FileError.brokenLink(path) else {
        throw FileError(error, at: path)
      }
      throw FileError(.unwritable, at: path, link + ", or delete the link to start with a new file")
    }
    throw FileError(at: path, "isn't a regular file")
  }
}
