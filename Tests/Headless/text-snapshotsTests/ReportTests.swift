import Foundation
import SnapshotFiles
import Testing

@testable import text_snapshots

@Suite struct ReportTests {
  @Test func `the page goes to the standard output`() throws {
    let folder = try ReviewFolder()
    #expect(folder.run(["report"]) == .success)
    #expect(folder.output.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">\n"))
    #expect(folder.output.contains("<h1>2 snapshots to review</h1>"))
    #expect(folder.output.contains("<li><a href=\"#Order/a\">Order/a</a> (1 line)\n"))
    #expect(folder.output.contains("settled") == false)
  }

  @Test func `an outdated text is marked`() throws {
    let folder = try ReviewFolder()
    try folder.outdate()
    #expect(folder.run(["report", "딸기"]) == .success)
    #expect(folder.output.contains(">딸기</a> (new, outdated)\n"))
    #expect(folder.output.contains("<p>Outdated: \(PendingSnapshot.refusal).</p>\n"))
    #expect(folder.run(["show", "딸기"]) == .success)
    #expect(folder.output.contains("딸기.txt (outdated)\n"))
  }

  @Test func `names choose what is reported`() throws {
    let folder = try ReviewFolder()
    #expect(folder.run(["report", "딸기"]) == .success)
    #expect(folder.output.contains("<h1>1 snapshot to review</h1>"))
    #expect(folder.run(["report", "딸"]) == .missing)
    #expect(folder.output == "")
  }

  @Test(arguments: ["page.html", "a/b/page.html"])
  func `the page goes to a file, which is replaced as a whole`(name: String) throws {
    let folder = try ReviewFolder()
    let file = SnapshotFile(path: folder.url.appending(path: name).path)
    for _ in 0..<2 {
      #expect(folder.run(["report", "--output", name]) == .success)
      #expect(folder.output == "")
      #expect(try file.text()?.hasSuffix("</html>\n") == true)
    }
    #expect(folder.run(["reject", "--all"]) == .success)
    #expect(folder.run(["report", "--output=\(file.path)"]) == .success)
    #expect(try file.text()?.contains("No snapshots to review") == true)
    let parent = URL(filePath: file.path).deletingLastPathComponent().path
    let names = try FileManager.default.contentsOfDirectory(atPath: parent)
    #expect(names.filter { $0.hasPrefix(".") } == [])
  }

  @Test(arguments: ["Snapshots", "/dev/null"])
  func `what isn't a regular file isn't replaced`(path: String) throws {
    let folder = try ReviewFolder()
    #expect(folder.run(["report", "--output", path]) == .inaccessible)
    #expect(folder.errors.contains("isn't a regular file; name another one"))
  }

  @Test(arguments: [
    "Snapshots/Order/a.txt", "Snapshots/Order/A.TXT", "Snapshots/Order/a.txt.pending", "new.txt",
  ])
  func `what may be a snapshot isn't replaced`(path: String) throws {
    let folder = try ReviewFolder()
    #expect(folder.run(["report", "--output", path], ["CI": "true"]) == .inaccessible)
    #expect(folder.errors.contains("may be a snapshot; name a file such as snapshots.html"))
    #expect(try folder.file("Order/a.txt").text() == "10\n")
    #expect(try folder.file("Order/a.txt.pending").text() == "9\n")
  }

  @Test func `texts that a run attached are compared with the snapshots, even in CI`() throws {
    let folder = try ReviewFolder()
    let attachments = folder.url.appending(path: "attachments").path
    for (name, text) in [
      ("pending.Snapshots%2FOrder%2Fa.txt", "8\n"), ("pending-1x.Snapshots%2FOrder%2Fa.txt", "8\n"),
      ("pending-2x.Snapshots%2FOrder%2Fa.txt", "7\n"), ("pending.Snapshots%2Fnew.txt", "<new>\n"),
      ("pending.Snapshots%2Fsettled.txt", "s\r\n"), ("pending.Tests%2FS%2Fb.txt", "b\n"),
      ("screen.png", "png"), ("pending.%2Fetc%2Fpasswd.txt", "p\n"),
    ] {
      try SnapshotFile(path: "\(attachments)/\(name)").write(text)
    }
    try folder.file("settled.txt").write("s\r\n")
    #expect(folder.run(["report", "--attachments", "attachments"], ["CI": "true"]) == .success)
    #expect(folder.output.contains("<h1>4 snapshots to review</h1>"))
    #expect(
      folder.output.contains(
        """
        <nav><ol>
        <li><a href="#Order/a">Order/a</a> (1 line)
        <li><a href="#Order/a~2">Order/a</a> (1 line)
        <li><a href="#new">new</a> (new)
        <li><a href="#Tests/S/b">Tests/S/b</a> (new)
        </ol></nav>

        """))
    #expect(folder.output.contains("<tr><td class=o><del>10</del><td class=w><ins>7</ins>"))
    #expect(folder.output.contains("<tr><td>&lt;new&gt;"))
  }

  @Test func `an attached text finds its snapshot even if its path is too long for a file name`()
    throws
  {
    let folder = try ReviewFolder()
    let name = String(repeating: "딸기/", count: 40) + "a"
    let file = folder.file("\(name).txt")
    try file.write("10\n")
    let attachment = try #require(SnapshotAttachment(of: file)).fileName
    let attachments = folder.url.appending(path: "attachments").path
    try SnapshotFile(path: "\(attachments)/\(attachment)").write("9\n")
    #expect(folder.run(["report", "--attachments", attachments]) == .success)
    #expect(folder.output.contains(">\(name)</a> (1 line)\n"))
    #expect(folder.output.contains("<td class=o><del>10</del><td class=w><ins>9</ins>"))
  }

  @Test func `an empty folder of attachments has nothing to review`() throws {
    let folder = try ReviewFolder()
    let attachments = folder.url.appending(path: "attachments").path
    try FileManager.default.createDirectory(atPath: attachments, withIntermediateDirectories: true)
    #expect(folder.run(["report", "--attachments", attachments]) == .success)
    #expect(folder.output.contains("No snapshots to review"))
  }
}
