import DescriptorIO
import Dispatch
import Synchronization
import TestSupport
import Testing

struct DescriptorsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: [0, 1, 65_536, 65_537])
  func `a file is read whole, or refused above a limit`(count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
    let path = try folder.file("bytes", bytes)
    #expect(try readFile(path, limit: count) == bytes)
    guard count > 0 else { return }
    let tooLarge = FileReadingError.tooLarge(limit: count - 1)
    #expect(throws: tooLarge) { try readFile(path, limit: count - 1) }
  }

  private static let refusals: [(String, FileReadingError)] = [
    ("none", .system(SystemError(code: ENOENT))), ("", .system(SystemError(code: EISDIR))),
    ("huge", .tooLarge(limit: 1_024)), ("/dev/zero", .notRegular), ("/dev/null", .notRegular),
    ("pipe", .notRegular), ("socket", .notRegular),
  ]

  @Test(arguments: refusals)
  func `what isn't a file within the limit is refused at once`(
    name: String, error: FileReadingError
  ) throws {
    truncate(try folder.file("huge", []), 1 << 40)
    mkfifo(folder.path("pipe"), 0o600)
    mknod(folder.path("socket"), S_IFSOCK | 0o600, 0)
    let path = name.hasPrefix("/") ? name : folder.path(name)
    #expect(throws: error) { try readFile(path, limit: 1_024) }
  }

  @Test func `a pipe is read to its end if it's allowed, within the limit`() throws {
    let path = folder.path("pipe")
    mkfifo(path, 0o600)
    #expect(try readFile(path, allowsPipe: true, limit: 1) == [])
    let pipe = try Pipe()
    try writeAll([1, 2], to: pipe.writer)
    let twin = "/dev/fd/\(pipe.reader)"
    #expect(throws: FileReadingError.tooLarge(limit: 1)) {
      try readFile(twin, allowsPipe: true, limit: 1)
    }
  }

  @Test func `a descriptor that doesn't block is waited for`() throws {
    let pipe = try Pipe()
    for end in [pipe.reader, pipe.writer] { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0) }
    let found = Mutex<[UInt8]>([])
    let isRead = DispatchSemaphore(value: 0)
    DispatchQueue.global().async { try? writeAll(bytes, to: pipe.writer) }
    DispatchQueue.global().async {
      var read: [UInt8] = []
      for _ in bytes where read.count < bytes.count {
        read += (try? readBytes(from: pipe.reader)) ?? []
      }
      found.withLock { $0 = read }
      isRead.signal()
    }
    #expect(isRead.wait(timeout: .now() + .seconds(30)) == .success, "waited for the bytes")
    #expect(found.withLock { $0 } == bytes)
  }

  @Test func `writes that are short or interrupted are completed`() throws {
    var calls = 0
    var written: [UInt8] = []
    try writeAll("딸기쥬스 주문".utf8, to: -1) { _, bytes in
      calls += 1
      guard calls % 2 == 0 else {
        errno = EINTR
        return -1
      }
      written += bytes.prefix(4)
      return min(bytes.count, 4)
    }
    #expect(written == Array("딸기쥬스 주문".utf8))
  }

  @Test func `a call that a signal interrupts is made again`() throws {
    var calls = 0
    func interrupted(_ call: () -> Int32) -> Int32 {
      calls += 1
      guard calls % 3 > 0 else { return call() }
      errno = EINTR
      return -1
    }
    let path = try folder.file("file", [1])
    let descriptor = try Descriptor(interrupted { open(path, O_RDONLY) })
    #expect(fcntl(descriptor.number, F_GETFD) >= 0 && calls == 3)
    #expect(uninterrupted(interrupted { fsync(descriptor.number) }) == 0 && calls == 6)
    #expect(throws: SystemError(code: ENOENT)) {
      try Descriptor(interrupted { open(folder.path("none"), O_RDONLY) })
    }
  }

  @Test func `the status of nothing isn't an error, unlike one that can't be known`() throws {
    let path = try folder.file("file", [1, 2])
    symlink(path, folder.path("link"))
    #expect(try fileStatus(at: path)?.st_size == 2)
    #expect(try fileStatus(at: folder.path("link")).map { $0.st_mode & S_IFMT } == S_IFLNK)
    #expect(try fileStatus(at: folder.path("none")) == nil)
    #expect(throws: SystemError(code: ENOTDIR)) { try fileStatus(at: path + "/none") }
  }

  @Test func `a write that fails or makes no progress is an error`() {
    #expect(throws: SystemError(code: EIO)) { try writeAll([1], to: -1) { _, _ in 0 } }
    #expect(throws: SystemError(code: EBADF)) { try writeAll([1], to: -1) }
    #expect(throws: Never.self) { try writeAll([], to: -1) }
  }

  @Test func `a real path has no symbolic links`() throws {
    let path = try folder.file("file", [])
    symlink(path, folder.path("link"))
    #expect(try realPath(folder.path("link")) == realPath(path))
    #expect(throws: SystemError(code: ENOENT)) { try realPath(folder.path("none")) }
  }
}

/// Both ends of a pipe, which are closed at the end of a test.
private final class Pipe: Sendable {
  private let ends: [Descriptor]
  var reader: Int32 { ends[0].number }
  var writer: Int32 { ends[1].number }

  init() throws {
    var numbers: [Int32] = [-1, -1]
    try #require(pipe(&numbers) == 0)
    ends = try numbers.map { try Descriptor($0) }
  }
}
