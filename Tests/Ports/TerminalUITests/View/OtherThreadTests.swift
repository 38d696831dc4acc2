import Descriptors
import Foundation
import HeadlessUI
import Observation
import Testing
import TextRendering

@testable import TerminalUI

/// Changes that another thread makes while the port waits for the terminal.
@Suite(.timeLimit(.minutes(5)))
struct OtherThreadTests {
  @Test(arguments: [false, true])
  func `forty of forty changes by another thread are seen`(isGuarded: Bool) throws {
    let wakes = try SelfPipe()
    let tally = Tally(isGuarded: isGuarded)
    let viewport = Viewport(columns: 20, rows: 3)
    var view = TerminalView(tally, viewport: viewport, changed: { wakes.wake() })
    var seen: [Int] = []
    for number in 1...40 {
      _ = view.paint()
      Thread.detachNewThread { tally.count(to: number) }
      if wait(for: "tally \(number)\n", in: &view, wakes) { seen.append(number) }
    }
    #expect(seen == Array(1...40))
  }

  @Test(arguments: [("blocking", 0), ("own-actor", 3)])
  func `the terminal shows forty of forty changes by another thread`(app: String, start: Int) throws
  {
    let session = try TerminalSession.app(app)
    try session.wait(for: "the app") { $0.text.contains("count \(start)\n") }
    session.type("2")
    for number in start + 1...start + 40 {
      session.type(" ")
      try session.wait(for: "count \(number)") { $0.text.contains("count \(number)\n") }
    }
  }

  /// Waits as the port does, and returns whether the view shows a text.
  ///
  /// If nothing has woken the port for so long, nothing will.
  private func wait(
    for text: String, in view: inout TerminalView<Tally>, _ wakes: SelfPipe
  ) -> Bool {
    while view.frame.text.contains(text) == false {
      let patience = view.patience
      var request = pollfd(fd: wakes.reader, events: Int16(POLLIN), revents: 0)
      if poll(&request, 1, patience ?? 2_000) == 0, patience == nil { return false }
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
  private let lock: NSLock?

  init(isGuarded: Bool) {
    lock = isGuarded ? NSLock() : nil
  }

  var screen: Screen<Int> {
    lock?.lock()
    defer { lock?.unlock() }
    return Screen(title: "", content: [.text("tally \(model.count)")])
  }

  func perform(_ action: Int) {}

  func count(to number: Int) {
    lock?.lock()
    defer { lock?.unlock() }
    model.count = number
  }
}
