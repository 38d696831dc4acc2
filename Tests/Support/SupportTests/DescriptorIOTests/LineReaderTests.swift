import DescriptorIO
import Foundation
import TestSupport
import Testing

struct LineReaderTests {
  private func lines(_ text: String) throws -> [String?] {
    let folder = try TemporaryFolder()
    let handle = try #require(FileHandle(forReadingAtPath: try folder.file("a", text.utf8)))
    var count = 0
    var reader = LineReader(handle.fileDescriptor) {
      count += 1
      return count < 6
    }
    var lines: [String?] = []
    while let line = reader.next() { lines.append(String(decoding: line, as: UTF8.self)) }
    return lines + [reader.problem]
  }

  private static let long = String(repeating: "딸기", count: 30_000)

  private static let samples: [(String, [String?])] = [
    ("", [nil]), ("a", ["a", nil]), ("a\n", ["a", nil]),
    ("\n\na\r\n\0b", ["", "", "a\r", "\0b", nil]), ("\(long)\n\(long)", [long, long, nil]),
    ("1\n2\n3\n4\n5\n6\n", ["1", "2", "3", "4", "5", nil]),
  ]

  @Test(arguments: samples)
  func `lines end at line feeds, as long as they are wanted`(text: String, expected: [String?])
    throws
  {
    #expect(try lines(text) == expected)
  }

  @Test func `a file that grows after its end goes on`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("a", "1".utf8)
    let file = try #require(FileHandle(forReadingAtPath: path))
    var reader = LineReader(file.fileDescriptor) { true }
    let ends = [reader.next(), reader.next()]
    #expect(ends == [Array("1".utf8), nil])
    let handle = try #require(FileHandle(forWritingAtPath: path))
    try handle.seekToEnd()
    try handle.write(contentsOf: Data("2\n".utf8))
    #expect(reader.next() == Array("2".utf8))
  }

  @Test func `a line that is too long ends the lines, even if it never ends`() throws {
    let zeros = try #require(FileHandle(forReadingAtPath: "/dev/zero"))
    var reader = LineReader(zeros.fileDescriptor) { true }
    let ends = [reader.next(), reader.next()]
    #expect(ends == [nil, nil])
    #expect(reader.problem == "a line is longer than 16 MiB")
  }
}

struct DescriptorStreamTests {
  private func written(_ texts: [String], reveals: Bool) throws -> String {
    let folder = try TemporaryFolder()
    let path = try folder.file("a", [])
    let file = try Descriptor(open(path, O_WRONLY))
    let reader = try Descriptor(open(path, O_RDONLY))
    let stream = DescriptorStream(file.number, reveals: reveals)
    for text in texts { stream.write(text) }
    return String(decoding: try readToEnd(of: reader.number, upTo: 1_000), as: UTF8.self)
  }

  @Test func `no control gets through but line feeds, and those of a port when they stand alone`()
    throws
  {
    let texts = ["a\u{1B}[2J\tb\r\nc\u{202E}\u{A0}\n", "\r", "d\r", "\u{1B}[K", "\u{1B}[K\n"]
    let shown = "a␛[2J␉b␍\nc\u{FFFD}\u{A0}\n\rd␍\u{1B}[K␛[K\n"
    #expect(try written(texts, reveals: false) == shown)
  }

  @Test func `an error shows what can't be seen, too`() throws {
    #expect(
      try written(["a\u{A0}\u{200B}\n  👩\u{200D}🍳\u{1B}\n"], reveals: true)
        == "aU+00A0U+200B\n  👩\u{200D}🍳␛\n")
  }
}
