import DescriptorIO
import JuiceFiles
import TestSupport
import Testing

struct FileLockTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("file")
  }

  @Test func `a lock is released although a copy of its descriptor is open`() throws {
    var lock: FileLock? = try FileLock(path)
    let copies = try folder.descriptors(of: "file.lock").map { dup($0) }
    defer { for copy in copies { close(copy) } }
    #expect(try copies.count == 1 && lock?.isHeld() == true)
    lock = nil
    #expect(throws: Never.self) { lock = try FileLock(path) }
  }

  @Test func `a lock isn't held once its file is deleted or replaced`() throws {
    let lock = path + ".lock"
    let first = try FileLock(path)
    unlink(lock)
    let second = try FileLock(path)
    #expect(try [first.isHeld(), second.isHeld()] == [false, true])
    rename(try folder.file("new", []), lock)
    #expect(try second.isHeld() == false)
    symlink(lock, folder.path("link.lock"))
    #expect(throws: SystemError(code: ELOOP)) { try FileLock(folder.path("link")) }
  }
}

extension TemporaryFolder {
  /// Returns the open descriptors of a file.
  func descriptors(of name: String) throws -> [Int32] {
    let wanted = status(name)
    return (Int32(0)..<4_096).filter { descriptor in
      var status = stat()
      return fstat(descriptor, &status) == 0 && status.st_dev == wanted.st_dev
        && status.st_ino == wanted.st_ino
    }
  }

  /// Returns the status of a file, which isn't followed if it's a link.
  func status(_ name: String) -> stat {
    var status = stat()
    lstat(path(name), &status)
    return status
  }
}
