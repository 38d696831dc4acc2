import TestSupport
import Testing

@testable import TerminalScreens

struct KeyParserTests {
  private static let keys: [(String, Key)] = [
    ("\t", .tab), ("\u{1B}[Z", .backTab), ("\r", .enter), ("\n", .enter), ("\u{1B}OM", .enter),
    ("\u{1B}[A", .arrow(.up)), ("\u{1B}OA", .arrow(.up)), ("\u{1B}[1;5A", .arrow(.up)),
    ("\u{1B}[B", .arrow(.down)), ("\u{1B}[C", .arrow(.right)), ("\u{1B}[D", .arrow(.left)),
    ("\u{1B}[H", .home), ("\u{1B}[1~", .home), ("\u{1B}[7~", .home), ("\u{1B}[F", .end),
    ("\u{1B}[4~", .end), ("\u{1B}[5~", .pageUp), ("\u{1B}[6~", .pageDown), ("\u{3}", .interrupt),
    ("\u{1A}", .suspend), ("\u{C}", .repaint), ("7", .text("7")), (" ", .space),
    ("쥬", .text("쥬")), ("👩", .text("👩")), ("\u{301}", .text("\u{301}")),
    ("\u{1}", .home), ("\u{5}", .end), ("\u{15}", .eraseStart), ("\u{B}", .eraseEnd),
    ("\u{17}", .eraseWord), ("\u{1B}[3~", .delete),
    ("\u{7F}", .backspace), ("\u{8}", .backspace),
  ]
  /// The mouse and the cursor are counted from 0 at the top left.
  private static let reports: [(String, Event)] = [
    ("\u{1B}[<0;12;5M", .press(row: 4, column: 11)), ("\u{1B}[<16;1;1M", .press(row: 0, column: 0)),
    ("\u{1B}[<0;12;5m", .release(row: 4, column: 11)),
    ("\u{1B}[<16;1;1m", .release(row: 0, column: 0)),
    ("\u{1B}[<64;12;5M", .wheel(isDown: false)), ("\u{1B}[<65;12;5M", .wheel(isDown: true)),
    ("\u{1B}[<0;-9223372036854775808;1M", .press(row: 0, column: -1)),
    ("\u{1B}[<0;1;9223372036854775807M", .press(row: .max - 1, column: 0)),
    ("\u{1B}[24;80R", .cursor(column: 79)),
  ]
  private static let unknown = [
    "\u{1B}[<2;12;5m", "\u{1B}[<2;12;5M", "\u{1B}[<64;12;5m", "\u{1B}[<32;12;5M",
    "\u{1B}[<66;12;5M", "\u{1B}[M qq", "\u{1B}[?2026;2$y", "\u{1B}[99;99;99;99;99;99z",
    "\u{1B}[99999999999999999999;;;;;~", "\u{1B}]0;q\u{7}", "\u{1B}P1+r q\u{1B}\\",
    "\u{1B}q", "\u{1B}OP", "\u{1B}[\u{FF}\u{7F}", "\u{0}",
  ]

  /// Returns the events of bytes that come one at a time, as slowly as a paste may.
  private func events(_ bytes: some Sequence<UInt8>) -> [Event] {
    var keyboard = Keyboard()
    return bytes.flatMap { keyboard.wait(1) + keyboard.send([$0]) }
  }

  @Test func `a key or a report is recognized at its last byte`() {
    let keys: [(String, Event)] = KeyParserTests.keys.map { ($0, .key($1)) }
    for (bytes, event) in keys + KeyParserTests.reports {
      let found = [events(bytes.utf8), events((bytes + bytes).utf8), events(bytes.utf8.dropLast())]
      #expect(found == [[event], [event, event], []], "\(bytes.debugDescription)")
    }
  }

  @Test(arguments: [
    ("ㅂ", "q"), ("\u{1107}", "q"), ("Q", "q"), ("？", "?"), ("７", "7"), ("　", " "), ("쥬", "쥬"),
    ("q\u{301}", "q\u{301}"),
  ])
  func `a character means the key that it's on where no text can be typed`(
    text: String, command: String
  ) {
    #expect(Key.text(text).latin == .text(command))
  }

  @Test func `what isn't a key is ignored completely`() {
    let others: [[UInt8]] = [[0xC3, 0xFE, 0xE2, 0x94], [0xE3, 0x85], [0xE0, 0x81, 0xB1]]
    for bytes in KeyParserTests.unknown.map({ Array($0.utf8) }) + others {
      #expect(events(bytes + [0x09]) == [.key(.tab)], "\(String(decoding: bytes, as: UTF8.self))")
    }
  }

  @Test func `a paste is one text, whatever is in it`() {
    var random = SplitMix64(seed: 1)
    let noise = (0..<TestSizes.size(quick: 10_000, exhaustive: 100_000)).map { _ in
      UInt8.random(in: .min ... .max, using: &random)
    }
    let paste: [UInt8] = noise + Array("\u{3}q\r\u{1B}\u{1B}[201\u{1B}[200~\u{1B}[20".utf8)
    let start = Array("\u{1B}[200~".utf8)
    let end = Array("\u{1B}[201~".utf8)
    let keys = [Key.paste(String(decoding: paste, as: UTF8.self)), .paste(""), .tab]
    #expect(events(start + paste + end + start + end + [0x09]) == keys.map { .key($0) })
  }
}

/// A parser that is told what has arrived, and when nothing has, as a port does it.
struct Keyboard {
  private var parser = KeyParser()
  private var now = ContinuousClock.now

  var patience: Duration? { parser.deadline.map { now.duration(to: $0) } }

  mutating func send(_ text: String) -> [Event] { send(Array(text.utf8)) }

  mutating func send(_ bytes: [UInt8]) -> [Event] {
    bytes.compactMap { parser.event(after: $0, at: now) }
  }

  mutating func wait(_ milliseconds: Int, isLate: Bool = false) -> [Event] {
    now += .milliseconds(milliseconds)
    guard isLate == false, let deadline = parser.deadline, deadline <= now else { return [] }
    return parser.decide().map { [$0] } ?? []
  }
}
