import Descriptors
import JuiceFiles
import Synchronization
import TestFiles
import Testing

struct ReplaceableFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func open(_ name: String, calls: FileCalls = FileCalls()) throws -> ReplaceableFile {
    let file = try ReplaceableFile(name, in: folder.path(""), calls: calls)
    _ = try file.read(limit: 1_024)
    return file
  }

  private func bytes(_ name: String) throws -> [UInt8] {
    try readFile(folder.path(name), limit: 1_024)
  }

  private func status(_ name: String) -> stat {
    var status = stat()
    lstat(folder.path(name), &status)
    return status
  }

  @Test func `a file is replaced with its permissions, and created without one`() throws {
    let path = try folder.file("file", [1])
    #expect(chmod(path, 0o640) == 0)
    try open("file").replace(with: [2, 3])
    #expect(try bytes("file") == [2, 3])
    #expect(status("file").st_mode & 0o7777 == 0o640)
    try open("new").replace(with: [4])
    #expect(try bytes("new") == [4])
    #expect(try folder.names() == ["file", "file.lock", "new", "new.lock"])
  }

  @Test func `a folder that doesn't reach the disk keeps the old bytes, or no file`() throws {
    let syncs = Mutex(0)
    var calls = FileCalls()
    calls.sync = { descriptor in
      let count = syncs.withLock { syncs in
        syncs += 1
        return syncs
      }
      guard count == 2 else { return fsync(descriptor) }
      errno = EIO
      return -1
    }
    let file = try open("file", calls: calls)
    #expect(throws: ReplacementError.system(SystemError(code: EIO))) { try file.replace(with: [1]) }
    #expect(try folder.names() == ["file.lock"])
    try file.replace(with: [2])
    syncs.withLock { $0 = 0 }
    #expect(throws: ReplacementError.system(SystemError(code: EIO))) { try file.replace(with: [3]) }
    #expect(try bytes("file") == [2])
    try file.replace(with: [4])
    #expect(try bytes("file") == [4])
  }

  @Test func `bytes that were written although an error was reported aren't foreign`() throws {
    let isBroken = Mutex(false)
    var calls = FileCalls()
    calls.rename = { folder, old, new in
      let result = renameat(folder, old, folder, new)
      guard isBroken.withLock({ $0 }) else { return result }
      errno = EIO
      return -1
    }
    let file = try open("file", calls: calls)
    try file.replace(with: [1])
    isBroken.withLock { $0 = true }
    for byte in [2, 2, 3] as [UInt8] {
      #expect(throws: ReplacementError.self) { try file.replace(with: [byte]) }
    }
    isBroken.withLock { $0 = false }
    try file.replace(with: [4])
    #expect(try bytes("file") == [4])
  }

  @Test func `a lock whose file was deleted is taken again`() throws {
    let file = try open("file")
    try file.replace(with: [1])
    #expect(unlink(folder.path("file.lock")) == 0)
    try file.replace(with: [2])
    #expect(throws: ReplacementError.locked) { try open("file") }
    #expect(try bytes("file") == [2])
  }

  @Test(arguments: [true, false])
  func `two processes never write the same file, even if its lock is deleted`(
    changes: Bool
  ) throws {
    let first = try open("file")
    try first.replace(with: [1])
    #expect(unlink(folder.path("file.lock")) == 0)
    var second: ReplaceableFile? = try open("file")
    #expect(throws: ReplacementError.locked) { try first.replace(with: [2]) }
    #expect(try bytes("file") == [1])
    if changes { try second?.replace(with: [3]) }
    #expect(throws: ReplacementError.locked) { try first.replace(with: [2]) }
    second = nil
    if changes {
      #expect(throws: ReplacementError.changed) { try first.replace(with: [2]) }
      #expect(try bytes("file") == [3])
    } else {
      try first.replace(with: [2])
      #expect(try bytes("file") == [2])
    }
    #expect(try folder.names() == ["file", "file.lock"])
  }

  @Test func `a lock that can't be opened isn't mistaken for the file`() throws {
    #expect(mkdir(folder.path("file.lock"), 0o700) == 0)
    let error = ReplacementError.unlockable(SystemError(code: EISDIR))
    #expect(throws: error) { try open("file") }
    let missing = ReplacementError.system(SystemError(code: ENOENT))
    #expect(throws: missing) { try ReplaceableFile("file", in: folder.path("none")) }
  }

  @Test func `a lock that is lost during a change keeps the change from being made`() throws {
    let lock = folder.path("file.lock")
    var calls = FileCalls()
    calls.write = { descriptor, bytes in
      unlink(lock)
      return systemWrite(descriptor, bytes)
    }
    let file = try open("file", calls: calls)
    #expect(throws: ReplacementError.locked) { try file.replace(with: [1]) }
    #expect(try folder.names() == [])
  }

  @Test func `root keeps the owner and the group`() throws {
    guard geteuid() == 0 else { return }
    let path = try folder.file("file", [1])
    #expect(chmod(path, 0o640) == 0)
    #expect(chown(path, 65_534, 1) == 0)
    let file = try open("file")
    try file.check()
    try file.replace(with: [2])
    let status = status("file")
    #expect(try bytes("file") == [2])
    #expect([status.st_uid, status.st_gid] == [65_534, 1])
    #expect(status.st_mode & 0o7777 == 0o640)
  }

  @Test(arguments: [0, 1, 65_534])
  func `a file whose owner or group can't be kept isn't replaced`(user: UInt32) throws {
    guard geteuid() == 0 else { return }
    #expect(chmod(folder.path(""), 0o777) == 0)
    let path = try folder.file("file", [1])
    #expect(chmod(path, 0o666) == 0)
    #expect(chown(path, user, 1) == 0)
    let file = try open("file")
    let before = status("file")
    try withRightsOfNobody {
      let error = ReplacementError.owned(user: user, group: 1)
      #expect(throws: error) { try file.check() }
      #expect(throws: error) { try file.replace(with: [2]) }
    }
    let after = status("file")
    #expect(try bytes("file") == [1])
    #expect(before.st_ino == after.st_ino && after.st_uid == user && after.st_gid == 1)
    #expect(try folder.names() == ["file", "file.lock"])
  }

  @Test func `a folder without the right to write is noticed before anything is written`() throws {
    try withRightsOfNobody {
      let folder = try TemporaryFolder()
      _ = try folder.file("file", [1])
      let file = try ReplaceableFile("file", in: folder.path(""))
      try file.check()
      #expect(chmod(folder.path(""), 0o500) == 0)
      let denied = ReplacementError.system(SystemError(code: EACCES))
      #expect(throws: denied) { try file.check() }
      #expect(chmod(folder.path(""), 0o700) == 0)
      #expect(mkdir(folder.path("file.tmp"), 0o700) == 0)
      let exists = ReplacementError.system(SystemError(code: EEXIST))
      #expect(throws: exists) { try file.check() }
    }
  }
}
