import Descriptors
import Dispatch
import TestFiles
import Testing

struct ReadingTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: [0, 1, 65_535, 65_536, 65_537, 200_000])
  func `a file is read whole, or as far as a limit`(count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
    let path = try folder.file("bytes", bytes)
    #expect(try readFile(path, limit: count) == bytes)
    #expect(try readFile(path, upTo: count + 1) == bytes)
    #expect(try readFile(path, upTo: count) == bytes)
    #expect(try readFile(path, upTo: count / 2) == Array(bytes.prefix(count / 2)))
    guard count > 0 else { return }
    #expect(throws: FileReadingError.tooLarge(limit: count - 1)) {
      try readFile(path, limit: count - 1)
    }
  }

  @Test func `a missing file and a folder can't be read`() {
    let missing = SystemError(code: ENOENT)
    let isFolder = SystemError(code: EISDIR)
    for limit in [0, 1_024] {
      #expect(throws: FileReadingError.system(missing)) {
        try readFile(folder.path("none"), limit: limit)
      }
      #expect(throws: FileReadingError.system(isFolder)) {
        try readFile(folder.path(""), limit: limit)
      }
    }
    #expect(throws: FileReadingError.system(isFolder)) { try readFile(folder.path(""), upTo: 1) }
    #expect(FileReadingError.system(missing).description == "No such file or directory")
  }

  @Test(arguments: ["/dev/zero", "/dev/null", "pipe", "socket"])
  func `a file that may never end is refused at once`(name: String) throws {
    try #require(mkfifo(folder.path("pipe"), 0o600) == 0)
    try #require(mknod(folder.path("socket"), S_IFSOCK | 0o600, 0) == 0)
    let path = name.hasPrefix("/") ? name : folder.path(name)
    #expect(throws: FileReadingError.notRegular) { try readFile(path, limit: 1_024) }
    #expect(throws: FileReadingError.notRegular) { try readFile(path, upTo: 1_024) }
    #expect(FileReadingError.notRegular.description == "it isn't a regular file")
  }

  @Test func `a file that has no bytes yet isn't waited for`() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    defer { for end in ends { close(end) } }
    try #require(fcntl(ends[0], F_SETFL, O_NONBLOCK) == 0)
    #expect(throws: SystemError(code: EAGAIN)) { try readBytes(from: ends[0], waits: false) }
    #expect(throws: SystemError(code: EAGAIN)) { try readToEnd(of: ends[0], waits: false) }
  }

  @Test func `a huge file without contents is refused at once`() throws {
    let path = try folder.file("huge", [])
    try #require(truncate(path, 1 << 40) == 0)
    let error = #expect(throws: FileReadingError.self) { try readFile(path, limit: 16 << 20) }
    #expect(error?.description == "it's larger than 16 MiB")
    #expect(try readFile(path, upTo: 3) == [0, 0, 0])
  }

  @Test func `a file whose size isn't known in advance is read`() throws {
    #expect(try readFile("/proc/self/stat", limit: 65_536).isEmpty == false)
    #expect(throws: FileReadingError.tooLarge(limit: 1)) {
      try readFile("/proc/self/stat", limit: 1)
    }
  }

  @Test func `a pipe is read to its end if it's allowed, within the limit`() throws {
    let path = folder.path("pipe")
    try #require(mkfifo(path, 0o600) == 0)
    #expect(try readFile(path, allowsPipe: true, limit: 1) == [])
    for (limit, bytes) in [(2, [1, 2]), (1, nil)] as [(Int, [UInt8]?)] {
      var ends: [Int32] = [-1, -1]
      try #require(pipe(&ends) == 0)
      let (reader, writer) = (ends[0], ends[1])
      try writeAll([1, 2], to: writer)
      close(writer)
      #expect((try? readFile("/dev/fd/\(reader)", allowsPipe: true, limit: limit)) == bytes)
      close(reader)
    }
  }

  @Test(arguments: [
    (0, "0 bytes"), (1, "1 bytes"), (1_000, "1000 bytes"), (1_024, "1 KiB"), (3 << 19, "1536 KiB"),
    (1 << 20, "1 MiB"), (16 << 20, "16 MiB"),
  ])
  func `a limit is stated in the largest unit that fits`(count: Int, text: String) {
    #expect(count.inBinaryUnits == text)
  }

  @Test func `a descriptor that doesn't block is waited for`() throws {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    let (reader, writer) = (ends[0], ends[1])
    _ = fcntl(reader, F_SETFL, O_NONBLOCK)
    _ = fcntl(writer, F_SETFL, O_NONBLOCK)
    let bytes = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0) }
    DispatchQueue.global().async {
      try? writeAll(bytes, to: writer)
      close(writer)
    }
    #expect(try readToEnd(of: reader) == bytes)
    close(reader)
  }

  @Test func `a real path has no symbolic links`() throws {
    let path = try folder.file("file", [])
    #expect(symlink(path, folder.path("link")) == 0)
    #expect(try realPath(folder.path("link")) == realPath(path))
    #expect(throws: SystemError(code: ENOENT)) { try realPath(folder.path("none")) }
  }
}
