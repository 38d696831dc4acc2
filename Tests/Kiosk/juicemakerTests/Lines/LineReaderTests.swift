import Foundation
import TestFiles
import Testing

@testable import juicemaker

struct LineReaderTests {
  @Test(arguments: [
    ("", []),
    ("a", ["a"]),
    ("a\n", ["a"]),
    ("\n\na\r\n\0b", ["", "", "a\r", "\0b"]),
  ])
  func `lines end at line feeds or at the end`(text: String, lines: [String]) throws {
    #expect(try read(text) == lines)
  }

  @Test(.timeLimit(.minutes(5))) func `long lines are read completely`() throws {
    let long = String(repeating: "딸기", count: 300_000)
    #expect(try read("\(long)\n\(long)") == [long, long])
  }

  @Test func `nothing is read once no more lines are wanted`() throws {
    let folder = try TemporaryFolder()
    let handle = FileHandle(forReadingAtPath: try folder.file("a", "a\nb\n".utf8))
    var count = 0
    var reader = LineReader(try #require(handle).fileDescriptor) {
      count += 1
      return count < 2
    }
    #expect(reader.next() == Array("a".utf8))
    #expect(reader.next() == nil)
  }

  @Test(.timeLimit(.minutes(5))) func `a line that never ends isn't read forever`() throws {
    let zeros = try #require(FileHandle(forReadingAtPath: "/dev/zero"))
    var reader = LineReader(zeros.fileDescriptor) { true }
    for _ in 0..<2 {
      #expect(reader.next() == nil)
      #expect(reader.problem == "a line is longer than 16 MiB")
    }
  }

  @Test(.timeLimit(.minutes(5)), arguments: [(16, true), (17, false)])
  func `a line has at most 16 MiB`(size: UInt64, isRead: Bool) throws {
    let folder = try TemporaryFolder()
    let file = try #require(FileHandle(forUpdatingAtPath: try folder.file("a", [])))
    try file.truncate(atOffset: size << 20)
    try file.seek(toOffset: 0)
    var reader = LineReader(file.fileDescriptor) { true }
    #expect(reader.next()?.count == (isRead ? 16 << 20 : nil))
    #expect((reader.problem == nil) == isRead)
  }

  private func read(_ text: String) throws -> [String] {
    let folder = try TemporaryFolder()
    let handle = FileHandle(forReadingAtPath: try folder.file("a", text.utf8))
    var reader = LineReader(try #require(handle).fileDescriptor) { true }
    var lines: [String] = []
    while let line = reader.next() {
      lines.append(String(decoding: line, as: UTF8.self))
    }
    return lines
  }
}
