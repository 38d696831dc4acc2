import Foundation
import Testing
import TextSnapshots

@Suite struct SnapshotFileTests {
  @Test func `a text equal to its snapshot passes`() throws {
    try withFolder { folder in
      let file = try stored("맛있는 쥬스\n", in: folder)
      try file.expect("맛있는 쥬스\n", recording: .never)
      try file.expect("맛있는 쥬스\n", recording: .all)
    }
  }

  struct Difference: Sendable {
    let texts: (expected: String, actual: String)
    let line: Int
    let lines: (expected: String?, actual: String?)
  }

  @Test(arguments: [
    Difference(texts: ("a\nb\n", "a\nc\n"), line: 2, lines: ("b", "c")),
    Difference(texts: ("a\n", "a"), line: 2, lines: ("", nil)),
    Difference(texts: ("a", "a\n"), line: 2, lines: (nil, "")),
    Difference(
      texts: ("\u{AC00}\n", "\u{1100}\u{1161}\n"),
      line: 1,
      lines: ("\u{AC00}", "\u{1100}\u{1161}")
    ),
    Difference(texts: ("a\r\n", "a\n"), line: 1, lines: ("a\r", "a")),
  ])
  func `a difference names its first line and both texts`(difference: Difference) throws {
    try withFolder { folder in
      let file = try stored(difference.texts.expected, in: folder)
      let failure = SnapshotFailure.different(
        path: file.url.path,
        line: difference.line,
        expected: difference.lines.expected,
        actual: difference.lines.actual
      )
      #expect(throws: failure) {
        try file.expect(difference.texts.actual, recording: .never)
      }
      #expect(throws: failure) {
        try file.expect(difference.texts.actual, recording: .missing)
      }
      #expect(try bytes(of: file) == Data(difference.texts.expected.utf8))
    }
  }

  @Test func `a missing snapshot fails and stays missing`() throws {
    try withFolder { folder in
      let file = SnapshotFile(url: folder.appending(path: "none.txt"))
      #expect(throws: SnapshotFailure.missing(path: file.url.path)) {
        try file.expect("text", recording: .never)
      }
      #expect(FileManager.default.fileExists(atPath: file.url.path) == false)
    }
  }

  @Test(arguments: [SnapshotRecording.missing, .all])
  func `recording a missing snapshot writes it and fails`(recording: SnapshotRecording) throws {
    try withFolder { folder in
      let file = SnapshotFile(url: folder.appending(path: "Order/initial.txt"))
      #expect(throws: SnapshotFailure.recorded(path: file.url.path)) {
        try file.expect("text\n", recording: recording)
      }
      try file.expect("text\n", recording: .never)
    }
  }

  @Test func `recording all replaces what differs and fails`() throws {
    try withFolder { folder in
      let file = try stored("old\n", in: folder)
      #expect(throws: SnapshotFailure.recorded(path: file.url.path)) {
        try file.expect("new\n", recording: .all)
      }
      #expect(try bytes(of: file) == Data("new\n".utf8))
    }
  }

  @Test func `a folder in the place of a snapshot is inaccessible`() throws {
    try withFolder { folder in
      let file = SnapshotFile(url: folder)
      #expect {
        try file.expect("text", recording: .all)
      } throws: { error in
        guard case SnapshotFailure.inaccessible(folder.path, _) = error else { return false }
        return true
      }
    }
  }

  @Test func `the folder of snapshots stands beside the manifest above the test`() throws {
    try withFolder { folder in
      let tests = folder.appending(path: "Tests/SomeTests")
      try FileManager.default.createDirectory(at: tests, withIntermediateDirectories: true)
      try Data().write(to: folder.appending(path: "Package.swift"))
      let source = tests.appending(path: "SomeTests.swift").path
      let file = SnapshotFile(named: "Order/initial.60x20.ko", forTestIn: source)
      #expect(file.url.path == folder.path + "/Snapshots/Order/initial.60x20.ko.txt")
    }
  }

  private func stored(_ text: String, in folder: URL) throws -> SnapshotFile {
    let url = folder.appending(path: "stored.txt")
    try Data(text.utf8).write(to: url)
    return SnapshotFile(url: url)
  }

  private func bytes(of file: SnapshotFile) throws -> Data {
    try Data(contentsOf: file.url)
  }

  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }
}
