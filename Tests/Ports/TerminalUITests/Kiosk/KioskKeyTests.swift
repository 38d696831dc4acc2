import FlowDriver
import HeadlessUI
import Testing

/// The effects of keys and the mouse.
struct KioskKeyTests {
  @Test func `a juice is ordered, fruit runs out, and the stock is restocked`() throws {
    let kiosk = try ViewedKiosk()
    try kiosk.type("4", focuses: "키위쥬스 주문")
    try kiosk.type("\r", does: .tap("키위쥬스 주문"))
    try kiosk.type(" ", does: .tap("확인"))
    try kiosk.type("2", focuses: "딸기쥬스 주문")
    try kiosk.type("\r", does: .tap("딸기쥬스 주문"))
    #expect(kiosk.focus?.name == "예")
    try kiosk.type("\r", does: .tap("예"))
    try kiosk.type("3", focuses: "딸기", .increment)
    for _ in 0..<3 { try kiosk.type("+", does: .increase("딸기")) }
    try kiosk.type(
      "\u{1B}[C\u{1B}[C\u{1B}[D",
      does: .increase("딸기"),
      .increase("딸기"),
      .decrease("딸기"))
    try kiosk.type("-", does: .decrease("딸기"))
    for _ in 0..<4 { try kiosk.type("+", does: .increase("딸기")) }
    try kiosk.type("1\r", does: .tap("닫기"))
    try kiosk.type("2\r", does: .tap("딸기쥬스 주문"))
  }

  @Test func `Esc declines an alert and discards a draft`() throws {
    let kiosk = try ViewedKiosk()
    try kiosk.type("2\r", does: .tap("딸기쥬스 주문"))
    try kiosk.type("\u{1B}", does: .dismiss)
    try kiosk.type("1\r", does: .tap("재고수정"))
    try kiosk.type("2\r", does: .decrease("딸기"))
    try kiosk.type("\u{1B}", does: .dismiss)
  }

  @Test func `Tab moves the focus around, and arrows in two dimensions`() throws {
    let kiosk = try ViewedKiosk()
    #expect(kiosk.focus?.name == "딸기쥬스 주문")
    try kiosk.type("\t", focuses: "바나나쥬스 주문")
    try kiosk.type("\u{1B}[Z", focuses: "딸기쥬스 주문")
    try kiosk.type("\u{1B}[Z", focuses: "재고수정")
    try kiosk.type("\u{1B}[Z", focuses: "망고키위쥬스 주문")
    try kiosk.type("\u{1B}[A", focuses: "딸바쥬스 주문")
    try kiosk.type("\u{1B}[C", focuses: "망고쥬스 주문")
    try kiosk.type("\u{1B}OA", focuses: "파인애플쥬스 주문")
    try kiosk.type("\u{1B}[D", focuses: "키위쥬스 주문")
    try kiosk.type("\u{1B}[B", focuses: "딸바쥬스 주문")
    try kiosk.type("\t\t\t", focuses: "재고수정")
  }

  @Test func `a click only activates the control under it`() throws {
    let kiosk = try ViewedKiosk()
    kiosk.session.click(TerminalPosition(row: 4, column: 30))
    kiosk.session.click(TerminalPosition(row: 500, column: 500))
    kiosk.session.type("\u{1B}[<2;10;11M\u{1B}[<35;10;11M\u{1B}[<0;10;11m")
    try kiosk.type("\t", focuses: "바나나쥬스 주문")
    kiosk.session.click(TerminalPosition(row: 10, column: 28))
    try kiosk.type("", does: .tap("키위쥬스 주문"))
    kiosk.session.click(TerminalPosition(row: 1, column: 50))
    try kiosk.type("\r", does: .tap("확인"))
    kiosk.session.click(TerminalPosition(row: 1, column: 50))
    try kiosk.type("", does: .tap("재고수정"))
    kiosk.session.click(TerminalPosition(row: 4, column: 58))
    try kiosk.type("", does: .increase("딸기"))
  }

  @Test func `the wheel and the focus scroll a small terminal`() throws {
    let kiosk = try ViewedKiosk(size: TerminalSize(columns: 40, rows: 10))
    let top = kiosk.model.text
    for _ in 0..<20 { kiosk.session.type("\u{1B}[<65;10;5M") }
    #expect(kiosk.model.text.contains("▼") == false)
    #expect(kiosk.model.text.contains("[망고키위쥬스 주문"))
    for _ in 0..<20 { kiosk.session.type("\u{1B}[<64;10;5M") }
    #expect(kiosk.model.text == top)
    for _ in 0..<6 { try kiosk.advance() }
    #expect((kiosk.model.text == top) == false)
    try kiosk.type("\r", does: .tap("망고키위쥬스 주문"))
    try kiosk.type("\r", does: .tap("확인"))
    #expect(kiosk.focus?.name == "망고키위쥬스 주문")
  }
}
