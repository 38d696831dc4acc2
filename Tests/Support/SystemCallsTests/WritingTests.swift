import Synchronization
import SystemCalls
import TestFiles
import Testing

struct WritingTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `writes that are short or interrupted are completed`() throws {
    let calls = Mutex(0)
    let written = Mutex<[UInt8]>([])
    try writeAll(Array("딸기쥬스 주문".utf8), to: -1) { _, bytes in
      let call = calls.withLock { calls in
        calls += 1
        return calls
      }
      guard call % 2 == 0 else {
        errno = EINTR
        return -1
      }
      let count = min(bytes.count, 4)
      written.withLock { $0 += bytes.prefix(count) }
      return count
    }
    #expect(written.withLock { $0 } == Array("딸기쥬스 주문".utf8))
  }

  @Test func `a write that fails or makes no progress is an error`() {
    #expect(throws: SystemError(code: ENOSPC)) {
      try writeAll([1], to: -1) { _, _ in
        errno = ENOSPC
        return -1
      }
    }
    #expect(throws: SystemError(code: EIO)) { try writeAll([1], to: -1) { _, _ in 0 } }
    #expect(throws: SystemError(code: EBADF)) { try writeAll([1], to: -1) }
    #expect(throws: Never.self) { try writeAll([], to: -1) }
  }

  @Test func `a file is replaced with its permissions, and created without one`() throws {
    let path = try folder.file("file", [1])
    #expect(chmod(path, 0o600) == 0)
    let file = try ReplaceableFile("file", in: folder.path(""))
    try file.replace([1], with: [2, 3])
    #expect(try readFile(path, limit: 9) == [2, 3])
    var status = stat()
    #expect(stat(path, &status) == 0)
    #expect(status.st_mode & 0o777 == 0o600)
    try ReplaceableFile("new", in: folder.path("")).replace(nil, with: [4])
    #expect(try readFile(folder.path("new"), limit: 9) == [4])
    #expect(try folder.names() == ["file", "new"])
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
    let file = try ReplaceableFile("file", in: folder.path(""), calls: calls)
    #expect(throws: SystemError(code: EIO)) { try file.replace(nil, with: [1]) }
    #expect(try folder.names() == [])
  }

  @Test func `a file has one lock at a time`() throws {
    let path = folder.path("file")
    var lock: FileLock? = try FileLock(path)
    #expect(throws: SystemError(code: EWOULDBLOCK)) { try FileLock(path) }
    withExtendedLifetime(lock) {}
    lock = nil
    #expect(throws: Never.self) { lock = try FileLock(path) }
  }
}
