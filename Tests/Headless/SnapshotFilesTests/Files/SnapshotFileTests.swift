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

  @Test(arguments: [
    ("pipe", "isn't a regular file"), ("folder", "isn't a regular file"),
    ("huge", "is larger than 16 MiB"), ("bytes", "isn't UTF-8"), ("link", "is a symbolic link"),
    ("bytes/a", "can't be read: Not a directory"),
  ])
  func `what can't be a snapshot is refused with the reason`(name: String, reason: String) throws {
    let folder = try TemporaryFolder()
    try #require(mkfifo(folder.path("pipe"), 0o600) == 0)
    try #require(mkdir(folder.path("folder"), 0o700) == 0)
    try #require(truncate(try folder.file("huge", []), 1 << 40) == 0)
    try #require(symlink(try folder.file("bytes", [0x61, 0xFF]), folder.path("link")) == 0)
    let file = SnapshotFile(path: folder.path(name))
    let failure = #expect(throws: SnapshotFailure.self) { try file.text() }
    #expect(failure?.description == "\(file.path): \(reason)")
  }
}
