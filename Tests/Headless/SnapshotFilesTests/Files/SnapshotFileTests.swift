import Foundation
import SnapshotFiles
import TestFiles
import Testing

struct SnapshotFileTests {
  #if canImport(Glibc)
    @Test func `a limit for the size of files leaves the snapshot as it was, and no other file`()
      async
    {
      await #expect(processExitsWith: .exitCode(42)) {
        let folder = try TemporaryFolder()
        let file = SnapshotFile(path: try folder.file("a.txt", "old".utf8))
        var limit = rlimit(rlim_cur: 10_000, rlim_max: .max)
        setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
        let failure = #expect(throws: SnapshotFailure.self) {
          try file.write(String(repeating: "new", count: 10_000))
        }
        let message = "\(file.path): can't be written: File too large"
        let (names, text) = (try folder.names(), try file.text())
        exit(failure?.description == message && names == ["a.txt"] && text == "old" ? 42 : 1)
      }
    }
  #endif

  @Test(arguments: ["pipe", "socket", "folder", "/dev/zero", "/dev/null"])
  func `a snapshot that may never end is refused at once`(name: String) throws {
    let folder = try TemporaryFolder()
    try #require(mkfifo(folder.path("pipe"), 0o600) == 0)
    try #require(mknod(folder.path("socket"), S_IFSOCK | 0o600, 0) == 0)
    try #require(mkdir(folder.path("folder"), 0o700) == 0)
    let file = SnapshotFile(path: name.hasPrefix("/") ? name : folder.path(name))
    let failure = #expect(throws: SnapshotFailure.self) { try file.text() }
    #expect(failure?.description == "\(file.path): isn't a regular file")
  }

  @Test func `a huge snapshot is refused with the limit`() throws {
    let folder = try TemporaryFolder()
    let file = SnapshotFile(path: try folder.file("huge.txt", []))
    try #require(truncate(file.path, 1 << 40) == 0)
    let failure = #expect(throws: SnapshotFailure.self) { try file.text() }
    #expect(failure?.description == "\(file.path): is larger than 16 MiB")
  }
}
