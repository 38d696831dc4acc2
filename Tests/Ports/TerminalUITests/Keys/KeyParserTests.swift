import Descriptors
import SeededRandom
import TestSizes
import Testing

@testable import TerminalUI

@Suite struct KeyParserTests {
  private let start = ContinuousClock.now

  private func events(_ bytes: some Sequence<UInt8>) -> [Event] {
    var parser = KeyParser()
    return bytes.compactMap { parser.event(after: $0, at: start) }
  }

  private func events(_ text: String) -> [Event] { events(text.utf8) }

  @Test(arguments: [
    ("\t", Key.tab), ("\u{1B}[Z", .backTab), ("\r", .enter), ("\n", .enter), ("\u{1B}OM", .enter),
    ("\u{1B}[A", .arrow(.up)), ("\u{1B}OA", .arrow(.up)), ("\u{1B}[1;5A", .arrow(.up)),
    ("\u{1B}[B", .arrow(.down)), ("\u{1B}[C", .arrow(.right)), ("\u{1B}[D", .arrow(.left)),
    ("\u{1B}[H", .home), ("\u{1B}[1~", .home), ("\u{1B}[7~", .home), ("\u{1B}[F", .end),
    ("\u{1B}[4~", .end), ("\u{1B}[5~", .pageUp), ("\u{1B}[6~", .pageDown), ("\u{3}", .interrupt),
    ("\u{1A}", .suspend), ("\u{C}", .repaint), ("7", .character(0x37)), (" ", .character(0x20)),
  ])
  func `a key is recognized at its last byte`(bytes: String, key: Key) {
    #expect(events(bytes) == [.key(key)])
    #expect(events(bytes.utf8.dropLast()) == [])
    #expect(events(bytes + "x" + bytes) == [.key(key), .key(.character(0x78)), .key(key)])
  }

  @Test(arguments: [
    ("\u{1B}[<0;12;5M", Event.press(row: 4, column: 11)),
    ("\u{1B}[<16;1;1M", .press(row: 0, column: 0)),
    ("\u{1B}[<0;12;5m", .release(row: 4, column: 11)),
    ("\u{1B}[<16;1;1m", .release(row: 0, column: 0)),
    ("\u{1B}[<64;12;5M", .wheel(isDown: false)), ("\u{1B}[<65;12;5M", .wheel(isDown: true)),
    ("\u{1B}[24;80R", .cursor(column: 79)),
  ])
  func `the mouse and the cursor are counted from 0 at the top left`(bytes: String, event: Event) {
    #expect(events(bytes) == [event])
  }

  @Test(arguments: [
    "\u{1B}[<2;12;5m", "\u{1B}[<2;12;5M", "\u{1B}[<64;12;5m", "\u{1B}[<32;12;5M",
    "\u{1B}[<66;12;5M", "\u{1B}[M qq",
    "\u{1B}[?2026;2$y", "\u{1B}[99;99;99;99;99;99z", "\u{1B}[3~", "\u{1B}]0;q\u{7}",
    "\u{1B}P1+r q\u{1B}\\", "\u{1B}q", "\u{1B}OP", "\u{1B}[\u{FF}\u{7F}", "쥬스", "\u{0}\u{7F}",
  ])
  func `unknown sequences are ignored completely`(bytes: String) {
    #expect(events(bytes + "\t") == [.key(.tab)])
  }

  @Test func `a long paste does nothing`() {
    var random = SplitMix64(seed: 1)
    var paste = (0..<TestSizes.size(quick: 50_000, exhaustive: 1_000_000)).map { _ in
      UInt8.random(in: .min ... .max, using: &random)
    }
    paste += "\u{3}q\r\u{1B}\u{1B}[201\u{1B}[200~\u{1B}[20".utf8
    #expect(events("\u{1B}[200~".utf8 + paste + "\u{1B}[201~\t".utf8) == [.key(.tab)])
  }

  @Test func `bytes that aren't UTF-8 do nothing`() {
    #expect(
      events(
        (0..<TestSizes.size(quick: 50_000, exhaustive: 1_000_000)).map { UInt8(0x80 + $0 % 0x80) })
        == [])
  }

  @Test func `keys are recognized again after any bytes`() {
    var random = SplitMix64(seed: 2)
    for _ in 0..<TestSizes.size(quick: 200, exhaustive: 2_000) {
      var parser = KeyParser()
      for _ in 0..<40 {
        let likely: [UInt8] = [0x1B, 0x5B, 0x4F, 0x3C, 0x3B, 0x30, 0x32, 0x7E, 0x4D]
        let byte = Bool.random(using: &random) ? likely.randomElement(using: &random) : nil
        _ = parser.event(
          after: byte ?? UInt8.random(in: .min ... .max, using: &random), at: start)
      }
      _ = "\u{1B}[201~\u{18}".utf8.map { parser.event(after: $0, at: start) }
      _ = "\u{18}\u{18}\u{18}".utf8.map { parser.event(after: $0, at: start) }
      #expect(parser.event(after: 0x09, at: start) == .key(.tab))
    }
  }
}
