import Descriptors
import Foundation
import HeadlessUI
import Observation
import Synchronization
import Testing
import TextRendering

@testable import TerminalUI

struct TerminalViewTests {
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
    let steppers = ["x", "y"].map { name in
      Node.stepper(Stepper(name, value: "5", decrement: name + "-", increment: name + "+"))
    }
    let board = Board(Board.screen(buttons: ["a"])) { board, _ in
      board.screen.modal = .sheet(Screen(title: "Sheet", content: steppers), dismissal: nil)
    }
    let session = ViewSession(board, columns: 20)
    session.type("1\r+\u{1B}[B-")
    #expect(board.performed == ["a", "x+", "y-"])
    #expect(session.view.patience == nil)
  }

  @Test func `a new size is painted completely, with the focus in view`() {
    var view = TerminalView(Board(buttons: (1...30).map { "b\($0)" }), viewport: viewport)
    _ = view.paint()
    #expect(view.paint() == [])
    view.receive("30".utf8)
    view.resize(to: Viewport(columns: 30, rows: 8))
    let bytes = String(decoding: view.paint(), as: UTF8.self)
    #expect(bytes.contains("\u{1B}[2J"))
    #expect(bytes.contains("\u{1B}[0;1;7m[b30"))
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
    while let patience = view.patience {
      clock.advance(Int(patience))
      _ = view.paint()
    }
    view.receive([0x1B])
    var patience = [view.patience]
    for milliseconds in [49, 1] {
      clock.advance(milliseconds)
      patience.append(view.patience)
      #expect(board.performed == [])
      view.decide()
    }
    #expect(board.performed == ["away"])
    #expect(patience + [view.patience] == [50, 1, 0, nil])
  }

  @Test(arguments: [false, true])
  func `every change by another thread is seen`(isGuarded: Bool) throws {
    let wakes = try SelfPipe()
    let tally = Tally(isGuarded: isGuarded)
    var view = TerminalView(tally, viewport: viewport, changed: { wakes.wake() })
    for number in 1...20 {
      _ = view.paint()
      Thread.detachNewThread { tally.count(to: number) }
      #expect(wait(for: "tally \(number)\n", in: &view, wakes))
    }
  }

  /// Waits as the port does, and returns whether the view shows a text.
  ///
  /// If nothing has woken the port for so long, nothing will.
  private func wait(
    for text: String, in view: inout TerminalView<Tally>, _ wakes: SelfPipe
  ) -> Bool {
    while view.state.frame.text.contains(text) == false {
      let patience = view.patience
      var request = pollfd(fd: wakes.reader, events: Int16(POLLIN), revents: 0)
      if poll(&request, 1, patience ?? 5_000) == 0, patience == nil { return false }
      _ = wakes.drain()
      view.decide()
      _ = view.paint()
    }
    return true
  }
}

/// An app whose state any thread changes, with a lock or without one.
private final class Tally: HeadlessApp, @unchecked Sendable {
  @Observable
  final class Model {
    var count = 0
  }

  private let model = Model()
  private let lock = Mutex(())
  private let isGuarded: Bool

  init(isGuarded: Bool) { self.isGuarded = isGuarded }

  var screen: Screen<Int> {
    let count = isGuarded ? lock.withLock { _ in model.count } : model.count
    return Screen(title: "", content: [.text("tally \(count)")])
  }

  func perform(_ action: Int) {}

  func count(to number: Int) {
    if isGuarded { lock.withLock { _ in model.count = number } } else { model.count = number }
  }
}
