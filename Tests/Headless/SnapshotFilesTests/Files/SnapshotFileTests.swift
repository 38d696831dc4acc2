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
}
