import SnapshotFiles
import Testing

@Suite struct SnapshotAttachmentTests {
  @Test(arguments: ["Order/opened.60x20.ko", "a", "주문/처음.60x20.ko", "a-b.c", "a/b/c-1"])
  func `the name of a snapshot can be read back`(name: String) {
    let fileName = SnapshotAttachment(name: name).fileName
    #expect(fileName.contains("/") == false)
    #expect(SnapshotAttachment(fileName: fileName)?.name == name)
    let unique = fileName.replacing("pending.", with: "pending-2vx06vbnmgghq.")
    #expect(SnapshotAttachment(fileName: unique)?.name == name)
  }

  @Test func `a slash is escaped`() {
    let attachment = SnapshotAttachment(name: "Order/opened.60x20.ko")
    #expect(attachment.fileName == "pending.Order%2Fopened.60x20.ko.txt")
  }

  @Test(arguments: [
    "", "pending", "pending.txt", "pending..txt", "Order%2Fopened.txt", "screen.png",
    "pending.a.png", "pendinga.txt", "pending...%2Fa.txt", "pending.%2Fetc%2Fpasswd.txt",
    "pending.a%2F%2Fb.txt", "pending.a%2F..%2Fb.txt", "pending.a b.txt", "pending.a/b.txt.pending",
  ])
  func `another file name is not one of a snapshot`(fileName: String) {
    #expect(SnapshotAttachment(fileName: fileName) == nil)
  }
}
