import SnapshotFiles
import TestFiles
import Testing

@Suite struct SnapshotAttachmentTests {
  @Test(arguments: ["Snapshots/Order/initial.60x20.ko", "Tests/A+ b/%2F%25/주문.60x20", "a-b.c"])
  func `the path of a snapshot can be read back`(path: String) throws {
    let folder = try TemporaryFolder()
    _ = try folder.file("Package.swift", [])
    let file = SnapshotFile(path: folder.path("\(path).txt"))
    let fileName = try #require(SnapshotAttachment(of: file)).fileName
    #expect(fileName.contains("/") == false)
    #expect(SnapshotAttachment(fileName: fileName)?.path == path + ".txt")
    let unique = fileName.replacing("pending.", with: "pending-2vx06vbnmgghq.")
    #expect(SnapshotAttachment(fileName: unique)?.path == path + ".txt")
  }

  @Test func `a slash is escaped`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.file("Package.swift", [])
    let file = SnapshotFile(path: folder.path("Snapshots/Order/initial.60x20.ko.txt"))
    let attachment = try #require(SnapshotAttachment(of: file))
    #expect(attachment.fileName == "pending.Snapshots%2FOrder%2Finitial.60x20.ko.txt")
    #expect(SnapshotAttachment(of: SnapshotFile(path: "/a.txt")) == nil)
  }

  @Test
  func `a path that is too long for a file name ends in a hash, and is found by its snapshot`()
    throws
  {
    let folder = try TemporaryFolder()
    _ = try folder.file("Package.swift", [])
    let name = String(repeating: "딸기/", count: 40)
    let attachments = try ["a", "b"].map { end in
      try #require(SnapshotAttachment(of: SnapshotFile(path: folder.path("\(name)\(end).txt"))))
    }
    #expect(attachments.allSatisfy { $0.isShortened && $0.fileName.utf8.count <= 241 })
    #expect(Set(attachments.map(\.fileName)).count == 2)
    for attachment in attachments {
      let unique = attachment.fileName.replacing("pending.", with: "pending-1234567890123.")
      #expect(unique.utf8.count <= 255)
      #expect(SnapshotAttachment(fileName: unique, of: attachments)?.path == attachment.path)
      #expect(SnapshotAttachment(fileName: unique)?.path.hasPrefix("딸기/딸기/") == true)
    }
  }

  @Test(arguments: [
    "", "pending", "pending.txt", "pending..txt", "Order%2Fopened.txt", "screen.png",
    "pending.a.png", "pendinga.txt", "pending...%2Fa.txt", "pending.%2Fetc%2Fpasswd.txt",
    "pending.a%2F%2Fb.txt", "pending.a%2F..%2Fb.txt", "pending.a/.b.txt", "pending.a.txt.pending",
  ])
  func `another file name is not one of a snapshot`(fileName: String) {
    #expect(SnapshotAttachment(fileName: fileName) == nil)
  }
}
