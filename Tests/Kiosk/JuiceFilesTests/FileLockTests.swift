import Descriptors
import JuiceFiles
import TestFiles
import Testing

struct FileLockTests {
  private let folder: TemporaryFolder
  private let descriptor: Descriptor

  init() throws {
    folder = try TemporaryFolder()
    descriptor = try Descriptor(folder: folder.path(""))
  }

  @Test func `a file has one lock at a time`() throws {
    var lock: FileLock? = try FileLock("file", in: descriptor)
    #expect(throws: SystemError(code: EWOULDBLOCK)) { try FileLock("file", in: descriptor) }
    #expect(throws: Never.self) { try FileLock("other", in: descriptor) }
    #expect(lock?.isHeld == true)
    lock = nil
    #expect(throws: Never.self) { lock = try FileLock("file", in: descriptor) }
    #expect(try folder.names() == ["file.lock", "other.lock"])
  }

  @Test func `a lock is released although a copy of its descriptor is open`() throws {
    var lock: FileLock? = try FileLock("file", in: descriptor)
    let copies = try descriptors(of: folder.path("file.lock")).map { dup($0) }
    defer { for copy in copies { close(copy) } }
    #expect(copies.count == 1)
    #expect(lock?.isHeld == true)
    lock = nil
    #expect(throws: Never.self) { lock = try FileLock("file", in: descriptor) }
  }

  /// Returns the open descriptors of a file.
  private func descriptors(of path: String) throws -> [Int32] {
    var file = stat()
    try #require(stat(path, &file) == 0)
    return (Int32(0)..<4_096).filter { descriptor in
      var status = stat()
      return fstat(descriptor, &status) == 0 && status.st_dev == file.st_dev
        && status.st_ino == file.st_ino
    }
  }

  @Test func `a lock isn't held once its file is deleted or replaced`() throws {
    let path = folder.path("file.lock")
    let first = try FileLock("file", in: descriptor)
    #expect(unlink(path) == 0)
    #expect(first.isHeld == false)
    let second = try FileLock("file", in: descriptor)
    #expect([first.isHeld, second.isHeld] == [false, true])
    #expect(rename(try folder.file("new", []), path) == 0)
    #expect(second.isHeld == false)
    #expect(symlink(path, folder.path("link.lock")) == 0)
    #expect(throws: SystemError(code: ELOOP)) { try FileLock("link", in: descriptor) }
  }

  @Test func `a folder that can't be opened is an error`() throws {
    #expect(throws: SystemError(code: ENOENT)) { try Descriptor(folder: folder.path("none")) }
    let file = try folder.file("file", [])
    #expect(throws: SystemError(code: ENOTDIR)) { try Descriptor(folder: file) }
  }
}
