import Foundation
import SnapshotFiles
import TestSupport
import Testing
import TextRendering

struct SnapshotFileTests {
  @Test(arguments: [
    ("Order/initial.ko.linear", "Order/initial.ko.linear"),
    ("Order/out of stock: 딸기", "Order/out-of-stock--딸기"), ("a\\b\u{7}", "a-b-"),
  ])
  func `a name becomes a path, with dashes for characters that paths don't have`(
    name: String, path: String
  ) throws {
    #expect(try SnapshotName(name).path == path)
  }

  @Test(arguments: [
    "", "/", "a/", "/a", "a//b", "../a", "a/../b", ".hidden", "a/.", ".\u{301}", "a/.\u{301}b",
  ])
  func `a name that leads out of the folder, or to no file, is refused`(name: String) {
    let failure = #expect(throws: SnapshotFailure.self) { try SnapshotName(name) }
    #expect(failure?.description.contains("\" can't name a snapshot, because ") == true)
  }

  @Test(arguments: ["맛", "\u{1106}\u{1161}\u{11BA}", "a"])
  func `long names stay distinct within 255 bytes, even those of pending files`(letter: String)
    throws
  {
    let long = String(repeating: letter, count: 300)
    let names = try ["가", "나", ""].map { try SnapshotName("Order/\(long)\($0)") }
    #expect(Set(names.map(\.path.fileKey)).count == 3)
    for name in names {
      let file = try #require(name.path.split(separator: "/").last)
      #expect(file.utf8.count + ".txt.pending".utf8.count <= 255)
      #expect(file.hasPrefix(letter))
    }
  }

  @Test(arguments: [(243, true), (244, false)])
  func `a name is kept as long as it fits`(length: Int, isKept: Bool) throws {
    let name = String(repeating: "a", count: length)
    #expect((try SnapshotName(name).path == name) == isKept)
  }

  @Test func `a name has the state, the size, the language, and the style`() {
    func name(_ style: TextStyle, _ language: String? = nil, named: String? = nil) -> String {
      let renderer = TextRenderer(viewport: Viewport(columns: 60, rows: 20), style: style)
      let name = SnapshotName.name(of: "a/b", drawnBy: renderer, language: language, style: named)
      #expect(SnapshotName.isPlain(name + ".txt") == false)
      return name
    }
    #expect(name(.grid(), "ko") == "a/b.60x20.ko")
    #expect(name(.grid()) == "a/b.60x20")
    #expect(name(.grid(.ascii), "ko") == "a/b.60x20.ko.ascii")
    #expect(name(.grid(.ascii), "ko", named: "") == "a/b.60x20.ko")
    #expect(name(.grid(), "ko", named: "big") == "a/b.60x20.ko.big")
    #expect(name(.linear(), "ko") == "a/b.ko.linear")
    #expect(name(.linear(), named: "linear-ko") == "a/b.linear-ko")
  }

  #if canImport(Glibc)
    @Test(.first)
    func `a limit for the size of files leaves the snapshot as it was, and no other file`() async {
      await #expect(processExitsWith: .exitCode(42)) {
        let folder = try TemporaryFolder()
        let file = SnapshotFile(path: try folder.file("a.txt", "old".utf8))
        var limit = rlimit(rlim_cur: 10_000, rlim_max: .max)
        setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
        let failure = #expect(throws: SnapshotFailure.self) {
          try file.write(String(repeating: "new", count: 10_000))
        }
        let message = "\(file.path): can't be written: File too large"
        let names = try folder.names()
        let text = try file.text()
        exit(failure?.description == message && names == ["a.txt"] && text == "old" ? 42 : 1)
      }
    }
  #endif

  @Test(arguments: [
    ("pipe", "isn't a regular file; move it away"),
    ("folder", "isn't a regular file; move it away"), ("huge", "is larger than 16 MiB"),
    ("bytes", "isn't UTF-8; save it as UTF-8, or remove it"),
    ("link", "is a symbolic link; remove it, or put a file in its place"),
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
