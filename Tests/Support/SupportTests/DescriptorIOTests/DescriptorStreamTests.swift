import DescriptorIO
import Foundation
import TestSupport
import Testing

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
