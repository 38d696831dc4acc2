import FlowDriver
import HeadlessUI
import TestSizes
import Testing

/// The bytes other than keys that a terminal can send, after which the next key still works.
struct HostileInputTests {
  private static let length = TestSizes.size(quick: 1 << 14, exhaustive: 1 << 20)
  private static let pasteStart = Array("\u{1B}[200~".utf8)
  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  @Test(
    arguments: [
      Array(0x80...0xFF),
      [0xC3, 0x28, 0xFE, 0xE2, 0x94, 0x0B, 0x00, 0x07, 0x7F],
      Array("딸기쥬스🍓é".utf8),
      Array("\u{1B}[99999999999999999999;;;;;;;;;;;;;;~\u{1B}[1;1;1;1;1;1R".utf8),
      Array("\u{1B}]0;title\u{1B}\\\u{1B}P1$r0m\u{1B}\\".utf8),
      Array("\u{1B}[<0;0;0M\u{1B}[<0;-1M\u{1B}[<64M\u{1B}[M !!".utf8),
      Array("\u{1B}[?2026;2$y\u{1B}[?62;22c\u{1B}[I\u{1B}[O".utf8),
      pasteStart + Array("q\u{3}2\r\u{1B}[B\u{1B}[201".utf8) + pasteEnd,
      pasteStart + Array(repeating: [0x71, 0x0D, 0x03, 0xFF], count: length / 4).joined()
        + pasteEnd,
      Array(repeating: UInt8(ascii: "x"), count: length),
    ] as [[UInt8]])
  func `bytes that aren't keys change nothing`(bytes: [UInt8]) throws {
    let kiosk = try ViewedKiosk()
    kiosk.session.send(bytes)
    try kiosk.type("\t", focuses: "바나나쥬스 주문")
    try kiosk.type("\r", does: .tap("바나나쥬스 주문"))
  }

  @Test func `a sequence can arrive one byte at a time`() throws {
    let kiosk = try ViewedKiosk()
    let steps = [("C", "바나나쥬스 주문"), ("1;1D", "딸기쥬스 주문"), ("Z", "재고수정")]
    for (bytes, name) in steps {
      send("\u{1B}[" + bytes, to: kiosk)
      try kiosk.waitUntilShown(name) { $0?.name == name }
    }
    kiosk.session.wait(1_000)
    send("\u{1B}[<0;10;11M\u{1B}[<0;10;11m", to: kiosk)
    try kiosk.type("", does: .tap("키위쥬스 주문"))
  }

  private func send(_ text: String, to kiosk: ViewedKiosk) {
    for byte in text.utf8 {
      kiosk.session.send([byte])
      kiosk.session.wait(40)
    }
  }
}
