import Testing

@testable import TerminalPort

@Suite struct KeyParserTests {
  private func events(_ bytes: [UInt8]) -> [Event] {
    var parser = KeyParser()
    return bytes.compactMap { parser.event(after: $0) }
  }

  private func events(_ text: String) -> [Event] { events(Array(text.utf8)) }

  @Test(arguments: [
    ("\t", Key.tab), ("\u{1B}[Z", .backTab), ("\r", .enter), ("\n", .enter), ("\u{1B}OM", .enter),
    ("\u{1B}[A", .arrow(.up)), ("\u{1B}OA", .arrow(.up)), ("\u{1B}[1;5A", .arrow(.up)),
    ("\u{1B}[B", .arrow(.down)), ("\u{1B}[C", .arrow(.right)), ("\u{1B}[D", .arrow(.left)),
    ("\u{1B}[H", .home), ("\u{1B}[1~", .home), ("\u{1B}[7~", .home), ("\u{1B}[F", .end),
    ("\u{1B}[4~", .end), ("\u{1B}[5~", .pageUp), ("\u{1B}[6~", .pageDown), ("\u{3}", .interrupt),
    ("\u{1A}", .suspend), ("7", .character(0x37)), (" ", .character(0x20)),
  ])
  func `a key is told whole, however its bytes are torn`(bytes: String, key: Key) {
    #expect(events(bytes) == [.key(key)])
    #expect(events(bytes + "x" + bytes) == [.key(key), .key(.character(0x78)), .key(key)])
  }
}
