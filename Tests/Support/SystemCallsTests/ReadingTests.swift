import Dispatch
import SystemCalls
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
    #expect(try readFile(path) == bytes)
    #expect(try readFile(path, upTo: count + 1) == bytes)
    #expect(try readFile(path, upTo: count) == bytes)
    #expect(try readFile(path, upTo: count / 2) == Array(bytes.prefix(count / 2)))
  }

  @Test func `a missing file and a folder can't be read`() {
    #expect(throws: SystemError(code: ENOENT)) { try readFile(folder.path("none")) }
    #expect(throws: SystemError(code: EISDIR)) { try readFile(folder.path("")) }
    #expect(SystemError(code: ENOENT).description == "No such file or directory")
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
