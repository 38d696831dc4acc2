import Descriptors
import HeadlessUI
import JuiceModel
import JuiceScreens
import Testing
import TextRendering

@testable import TerminalUI

@Suite struct TerminalViewTests {
  private let viewport = Viewport(columns: 60, rows: 20)

  @Test func `bytes after the one that quits do nothing`() {
    let board = Board(buttons: ["a"])
    let clock = TestClock()
    var view = TerminalView(board, viewport: viewport, now: { clock.now })
    clock.advance(2_000)
    view.receive("\rq\r".utf8)
    #expect(view.isOpen == false)
    #expect(board.performed == ["a"])
  }

  @Test func `keys that arrive together act on the screens between them`() {
    let clock = TestClock()
    var view = TerminalView(JuiceKiosk(), viewport: viewport, now: { clock.now })
    clock.advance(2_000)
    view.receive("1\r+\u{1B}[B-".utf8)
    _ = view.paint()
    #expect(view.frame.text.contains("재고 추가"))
    #expect(view.frame.text.contains(" 11 "))
    #expect(view.frame.text.contains(" 9 "))
  }

  @Test func `a label that another kiosk changes is at most 200 bytes`() throws {
    let store = FruitStore(Stock(of: .standard))
    var view = TerminalView(
      JuiceKiosk(maker: JuiceMaker(menu: .standard, store: store)), viewport: viewport)
    _ = view.paint()
    #expect(view.paint() == [])
    try store.apply(["banana": -1])
    #expect((1...200).contains(view.paint().count))
  }

  @Test func `a new size is painted completely, with the focus in view`() {
    var view = TerminalView(JuiceKiosk(), viewport: viewport)
    _ = view.paint()
    view.receive("8".utf8)
    view.resize(to: Viewport(columns: 30, rows: 8))
    let bytes = String(decoding: view.paint(), as: UTF8.self)
    #expect(bytes.contains("\u{1B}[2J"))
    #expect(bytes.contains("\u{1B}[0;1;7m[망고키위쥬스 주문"))
  }

  @Test func `Ctrl-Z suspends the app`() {
    var view = TerminalView(Board(buttons: ["a"]), viewport: viewport)
    view.receive([0x1A])
    #expect(view.isSuspended)
    #expect(view.isOpen)
  }

  @Test func `Esc is a key by itself once its time has passed, and not before`() {
    let clock = TestClock()
    let board = Board(buttons: ["a"])
    board.screen.modal = .sheet(Screen(title: "Sheet"), dismissal: "away")
    var view = TerminalView(board, viewport: viewport, now: { clock.now })
    view.settle(clock)
    #expect(view.patience == nil)
    view.receive([0x1B])
    #expect(view.patience == 50)
    clock.advance(49)
    view.decide()
    #expect(board.performed == [])
    #expect(view.patience == 1)
    clock.advance(1)
    #expect(view.patience == 0)
    view.decide()
    #expect(board.performed == ["away"])
    #expect(view.patience == nil)
  }

  @Test(arguments: ["]", "P", "X", "^", "_", "[", "[200~", "[M", "O"], [false, true])
  func `q works a moment after a torn sequence, even if keys kept coming`(
    start: String, isBusy: Bool
  ) {
    let clock = TestClock()
    var view = TerminalView(Board(buttons: ["a"]), viewport: viewport, now: { clock.now })
    view.receive("\u{1B}\(start)q".utf8.prefix(start.utf8.count + (isBusy ? 1 : 2)))
    #expect(view.isOpen)
    for _ in 0..<120 {
      clock.advance(10)
      if isBusy { view.receive("5".utf8) } else { view.decide() }
    }
    view.receive("q".utf8)
    #expect(view.isOpen == false)
  }
}
