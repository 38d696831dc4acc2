import DescriptorIO
import JuiceFiles
import JuiceModel
import Synchronization
import TestSupport
import Testing

struct ReplaceableFileTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("file")
  }

  private func open(calls: FileCalls = FileCalls()) throws -> ReplaceableFile {
    var file = try ReplaceableFile(path, limit: 1_024, calls: calls)
    _ = try file.readText()
    return file
  }

  /// Returns the message of the error that some work throws.
  private func problem(_ work: () throws -> Void) -> String {
    let error = #expect(throws: FileError.self) { try work() }
    return error?.description.split(separator: "/file: ").last.map(String.init) ?? ""
  }

  private func bytes() throws -> [UInt8] { try readFile(path, limit: 1_024) }

  @Test(arguments: BrokenDisk.Fault.allCases)
  func `a disk that fails leaves the old bytes or no file, and is used again`(
    fault: BrokenDisk.Fault
  ) throws {
    let disk = BrokenDisk()
    let error = "\(SystemError(code: fault.code))"
    var file = try open(calls: disk.calls(fault))
    disk.isBroken = true
    #expect(problem { try file.replaceText(with: [1, 2, 3]) } == error)
    #expect(try folder.names() == ["file.lock"])
    for bytes in [[1, 2, 3], [4, 5, 6]] as [[UInt8]] {
      disk.isBroken = false
      try file.replaceText(with: bytes)
      disk.isBroken = true
      #expect(problem { try file.replaceText(with: [7, 8, 9]) } == error)
      #expect(try self.bytes() == bytes)
    }
    #expect(try folder.names() == ["file", "file.lock"])
  }

  @Test(arguments: [EINVAL, ENOTSUP])
  func `a folder that can't be synchronised is no failure`(code: Int32) throws {
    let disk = BrokenDisk()
    var file = try open(calls: disk.calls(.syncFolder, code))
    disk.isBroken = true
    try file.replaceText(with: [1])
    #expect(try bytes() == [1])
  }

  @Test func `calls that a signal interrupts are made again`() throws {
    var file = try open(calls: BrokenDisk.interruptedCalls())
    for bytes in [[1, 2, 3], [4]] as [[UInt8]] {
      try file.replaceText(with: bytes)
      #expect(try self.bytes() == bytes)
    }
  }

  @Test func `bytes that were written although an error was reported aren't foreign`() throws {
    let isBroken = Mutex(false)
    var calls = FileCalls()
    calls.rename = { old, new in
      let result = rename(old, new)
      guard isBroken.withLock({ $0 }) else { return result }
      errno = EIO
      return -1
    }
    var file = try open(calls: calls)
    try file.replaceText(with: [1])
    isBroken.withLock { $0 = true }
    for byte in [2, 2, 3] as [UInt8] {
      #expect(throws: FileError.self) { try file.replaceText(with: [byte]) }
    }
    isBroken.withLock { $0 = false }
    try file.replaceText(with: [4])
    #expect(try bytes() == [4])
  }

  /// Something that another program does to the file.
  enum Interference: CaseIterable {
    case append, editQuietly, replace, delete, link, pipe, folder, truncate
  }

  private func perform(_ interference: Interference) throws {
    let before = folder.status("file")
    switch interference {
    case .append: _ = try folder.file("file", [1, 2, 3])
    case .editQuietly:
      let descriptor = try Descriptor(openat(AT_FDCWD, path, O_WRONLY))
      try writeAll([3], to: descriptor.number)
      utimensat(AT_FDCWD, path, [before.st_atim, before.st_mtim], 0)
    case .replace: rename(try folder.file("other", [2, 1]), path)
    case .delete: unlink(path)
    case .link:
      rename(path, folder.path("target"))
      symlink("target", path)
    case .pipe:
      unlink(path)
      mkfifo(path, 0o600)
    case .folder:
      unlink(path)
      mkdir(path, 0o700)
    case .truncate: truncate(path, 0)
    }
  }

  @Test(arguments: Interference.allCases)
  func `a file that another program changed isn't overwritten`(interference: Interference) throws {
    var file = try open()
    try file.replaceText(with: [1, 2])
    try perform(interference)
    let before = folder.status("file")
    let names = try folder.names()
    let content = try? bytes()
    let error =
      interference == .delete
      ? "was deleted by another program; put it back, or read it again to create it"
      : "was changed by another program; read it again to use its new contents"
    for _ in 0..<2 { #expect(problem { try file.replaceText(with: [1, 2]) } == error) }
    #expect(before.st_ino == folder.status("file").st_ino)
    #expect(try folder.names() == names)
    #expect((try? bytes()) == content)
  }

  @Test func `a file with the same bytes is the same file`() throws {
    var file = try open()
    try file.replaceText(with: [1])
    rename(path, folder.path("away"))
    #expect(problem { try file.replaceText(with: [2]) }.hasPrefix("was deleted by"))
    rename(folder.path("away"), path)
    try file.replaceText(with: [2])
    utimensat(AT_FDCWD, path, [timespec(), timespec()], 0)
    chmod(path, 0o600)
    try file.replaceText(with: [3])
    rename(try folder.file("copy", [3]), path)
    try file.replaceText(with: [4])
    #expect(try bytes() == [4])
  }

  @Test(arguments: [true, false])
  func `two processes never write the same file, even if its lock is deleted`(
    changes: Bool
  ) throws {
    var first = try open()
    try first.replaceText(with: [1])
    unlink(path + ".lock")
    try first.replaceText(with: [1])
    #expect(problem { _ = try open() }.hasPrefix("is in use by"))
    unlink(path + ".lock")
    var second: ReplaceableFile? = try open()
    #expect(problem { try first.replaceText(with: [2]) }.hasPrefix("is in use by"))
    if changes { try second?.replaceText(with: [3]) }
    #expect(problem { try first.replaceText(with: [2]) }.hasPrefix("is in use by"))
    second = nil
    if changes {
      #expect(problem { try first.replaceText(with: [2]) }.hasPrefix("was changed by"))
    } else {
      try first.replaceText(with: [2])
    }
    #expect(try bytes() == [changes ? 3 : 2])
    #expect(try folder.names() == ["file", "file.lock"])
  }

  @Test func `a lock that is lost during a change keeps the change from being made`() throws {
    let lock = path + ".lock"
    var calls = FileCalls()
    calls.write = { descriptor, bytes in
      unlink(lock)
      return systemWrite(descriptor, bytes)
    }
    var file = try open(calls: calls)
    #expect(problem { try file.replaceText(with: [1]) }.hasPrefix("is in use by"))
    #expect(try folder.names() == [])
  }

  @Test func `a lock that can't be looked at isn't told as another kiosk`() throws {
    try withRightsOfNobody {
      let folder = try TemporaryFolder()
      let place = folder.path("")
      var calls = FileCalls()
      calls.write = { descriptor, bytes in
        chmod(place, 0)
        return systemWrite(descriptor, bytes)
      }
      var file = try ReplaceableFile(folder.path("file"), limit: 1_024, calls: calls)
      defer { chmod(place, 0o700) }
      #expect(problem { try file.replaceText(with: [1]) } == "\(SystemError(code: EACCES))")
    }
  }

  @Test func `a file isn't written in a folder that was moved, until that is put back`() throws {
    let shop = folder.path("shop")
    let old = folder.path("old")
    mkdir(shop, 0o700)
    var file = try ReplaceableFile(shop + "/file", limit: 1_024)
    try file.replaceText(with: [1])
    rename(shop, old)
    let gone = "\(SystemError(code: ENOENT))"
    for _ in 0..<2 { #expect(problem { try file.replaceText(with: [2]) } == gone) }
    #expect(problem { try file.check() } == gone)
    mkdir(shop, 0o700)
    #expect(problem { try file.replaceText(with: [2]) }.hasPrefix("was deleted by"))
    for name in ["file", "file.lock"] { unlink("\(shop)/\(name)") }
    #expect(try folder.names() == ["old", "shop"])
    #expect(try readFile(old + "/file", limit: 9) == [1])
    #expect(rmdir(shop) == 0 && rename(old, shop) == 0)
    try file.replaceText(with: [2])
    #expect(try readFile(shop + "/file", limit: 9) == [2])
  }

  @Test func `what lies at the path of the draft is replaced, but a folder isn't`() throws {
    let other = try folder.file("other", [7])
    var file = try open()
    let draft = path + ".tmp"
    symlink(other, draft)
    try file.replaceText(with: [1])
    link(other, draft)
    try file.replaceText(with: [2])
    mkfifo(draft, 0o600)
    try file.replaceText(with: [3])
    #expect(try readFile(other, limit: 9) == [7])
    #expect(try folder.names() == ["file", "file.lock", "other"])
    mkdir(draft, 0o700)
    let exists = "\(SystemError(code: EEXIST))"
    #expect(problem { try file.check() } == exists)
    #expect(problem { try file.replaceText(with: [4]) } == exists)
    #expect(try bytes() == [3])
  }

  @Test func `the permissions are kept, and by root the owner and the group`() throws {
    _ = try folder.file("file", [1])
    chmod(path, 0o640)
    if geteuid() == 0 { chown(path, 65_534, 1) }
    let before = folder.status("file")
    var file = try open()
    try file.check()
    try file.replaceText(with: [2])
    let after = folder.status("file")
    #expect(try bytes() == [2])
    #expect([after.st_uid, after.st_gid] == [before.st_uid, before.st_gid])
    #expect(after.st_mode & 0o7777 == 0o640)
  }

  @Test(arguments: [0, 65_534])
  func `a file whose owner or group can't be kept isn't replaced`(user: UInt32) throws {
    guard geteuid() == 0 else { return }
    chmod(folder.path(""), 0o777)
    _ = try folder.file("file", [1])
    chmod(path, 0o666)
    chown(path, user, 1)
    var file = try open()
    try withRightsOfNobody {
      let error =
        "belongs to user \(user) and group 1, which a new file can't be given; "
        + "open the kiosk as that user, or make the file yours with chown"
      let found = #expect(throws: FileError.self) { try file.check() }
      #expect(found?.description == "\(path): \(error)" && found?.cause == .notPermitted)
      #expect(problem { try file.replaceText(with: [2]) } == error)
    }
    #expect(try bytes() == [1])
    #expect(try folder.names() == ["file", "file.lock"])
  }

  @Test func `a folder without the right to write is noticed before anything is written`() throws {
    try withRightsOfNobody {
      let folder = try TemporaryFolder()
      let file = try ReplaceableFile(folder.path("file"), limit: 1_024)
      try file.check()
      chmod(folder.path(""), 0o500)
      #expect(problem { try file.check() } == "\(SystemError(code: EACCES))")
      chmod(folder.path(""), 0o700)
    }
  }
}
