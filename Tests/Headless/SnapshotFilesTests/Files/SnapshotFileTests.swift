import Foundation
import TestFiles
import Testing

@testable import SnapshotFiles

@Suite struct SnapshotFileTests {
  @Test func `a full disk leaves the snapshot as it was, and no other file`() throws {
    let folder = try TemporaryFolder()
    let file = SnapshotFile(path: try folder.file("a.txt", "old".utf8))
    var room = 2
    let failure = #expect(throws: SnapshotFailure.self) {
      try file.write("new and longer") { descriptor, bytes in
        guard room > 0 else {
          errno = ENOSPC
          return -1
        }
        room -= 1
        return write(descriptor, bytes.baseAddress, 1)
      }
    }
    #expect(failure?.description.hasPrefix("\(file.path): can't be written (No space") == true)
    #expect(try folder.names() == ["a.txt"])
    #expect(try file.text() == "old")
  }

  @Test(arguments: ["pipe", "socket", "/dev/zero", "/dev/null"])
  func `a snapshot that may never end is refused at once`(name: String) throws {
    let folder = try TemporaryFolder()
    try #require(mkfifo(folder.path("pipe"), 0o600) == 0)
    try #require(mknod(folder.path("socket"), S_IFSOCK | 0o600, 0) == 0)
    let file = SnapshotFile(path: name.hasPrefix("/") ? name : folder.path(name))
    #expect(file.holds("") == false)
    #expect(file.holds("a") == false)
    let failure = #expect(throws: SnapshotFailure.self) { try file.text() }
    #expect(failure?.description == "\(file.path): isn't a regular file; remove it")
  }

  @Test func `a huge snapshot is refused with the limit`() throws {
    let folder = try TemporaryFolder()
    let file = SnapshotFile(path: try folder.file("huge.txt", []))
    try #require(truncate(file.path, 1 << 40) == 0)
    let failure = #expect(throws: SnapshotFailure.self) { try file.text() }
    #expect(
      failure?.description
        == "\(file.path): is larger than 16 MiB; delete it, and record less")
  }
}
