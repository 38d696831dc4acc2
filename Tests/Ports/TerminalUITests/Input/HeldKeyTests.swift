import HeadlessUI
import Testing
import TextRendering

@testable import TerminalUI

/// Keys that are held down on a stepper.
struct HeldKeyTests {
  /// A counter from 0 to 100 that starts at 10.
  private final class Counter: HeadlessApp {
    var count = 10
    var limit = 100
    var renamingCount = 1_000
    var sheetCount = Int.max

    var screen: Screen<Int> {
      let content: [Node<Int>] = [
        .stepper(
          Stepper(
            count < renamingCount ? "n" : "m", value: "\(count)", decrement: count > 0 ? -1 : nil,
            increment: count < limit ? 1 : nil)),
        .button(Button("b", action: 1_000)),
      ]
      let sheet = Screen(title: "Sheet", content: content)
      return Screen(
        title: "Counter", content: content,
        modal: count < sheetCount ? nil : .sheet(sheet, dismissal: nil))
    }

    func perform(_ step: Int) { count += step }
  }

  private let counter = Counter()

  private func session() -> ViewSession<Counter> {
    let session = ViewSession(counter, size: TerminalSize(columns: 40, rows: 12))
    session.wait(2_000)
    return session
  }

  /// Holds a key down until the counter satisfies a condition, and returns the milliseconds that it
  /// takes.
  private func hold(
    _ key: String, _ session: ViewSession<Counter>, delay: Int, interval: Int,
    until holds: () -> Bool
  ) -> Int {
    session.send(key)
    session.wait(delay)
    var time = delay
    while holds() == false, time < 10_000 {
      session.send(key)
      session.wait(interval)
      time += interval
    }
    return time
  }

  @Test(
    arguments: [(500, 33), (250, 92), (375, 90), (660, 40), (250, 50), (660, 90)],
    ["+", "\u{1B}[C", "2\r", "2 "])
  func `10 to 100 takes two to four seconds`(timing: (delay: Int, interval: Int), keys: String) {
    let session = session()
    let key = keys.hasPrefix("2") ? String(keys.dropFirst()) : keys
    if keys.hasPrefix("2") { session.send("2") }
    let time = hold(key, session, delay: timing.delay, interval: timing.interval) {
      counter.count == 100
    }
    #expect((2_000...4_000).contains(time), "\(time) ms")
    session.send(key)
    #expect(counter.count == 100)
  }

  @Test(arguments: ["-", "\u{1B}[D"]) func `100 to 0 is as quick`(key: String) {
    counter.count = 100
    let session = session()
    let time = hold(key, session, delay: 500, interval: 33) { counter.count == 0 }
    #expect((2_000...4_000).contains(time), "\(time) ms")
  }

  @Test func `it stops within ten steps of where the key is let go`() {
    let session = session()
    var counts: [Int] = []
    _ = hold("+", session, delay: 500, interval: 33) {
      counts.append(counter.count)
      return counter.count == 100
    }
    #expect(zip(counts, counts.dropFirst()).allSatisfy { $1 - $0 <= 10 })
    #expect(counts.contains { (21...49).contains($0) })
  }

  @Test func `each step is an action, and the last one is at the bound`() {
    counter.limit = 97
    let session = session()
    _ = hold("+", session, delay: 500, interval: 33) { counter.count >= 97 }
    #expect(counter.count == 97)
  }

  @Test func `a step of ten ends as soon as its stepper is gone`() {
    counter.renamingCount = 45
    let session = session()
    var counts: [Int] = []
    _ = hold("+", session, delay: 500, interval: 33) {
      counts.append(counter.count)
      return counter.count >= 45
    }
    #expect(counts.contains(41))
    #expect(counter.count == 45)
  }

  @Test func `a key that is held down starts anew on another layer`() {
    counter.sheetCount = 60
    let session = session()
    _ = hold("+", session, delay: 500, interval: 33) { counter.count >= 60 }
    let count = counter.count
    for step in 1...20 {
      session.send("+")
      #expect(counter.count == count + step)
      session.wait(33)
    }
  }

  @Test func `a key that is pressed again and again takes single steps`() {
    let session = session()
    for count in 11...30 {
      session.send("+")
      session.wait(126)
      #expect(counter.count == count)
    }
  }

  @Test func `another key in between starts anew`() {
    let session = session()
    _ = hold("+", session, delay: 500, interval: 33) { counter.count >= 35 }
    let count = counter.count
    session.send("-")
    #expect(counter.count == count - 1)
    session.send("+")
    #expect(counter.count == count)
  }

  @Test func `a key that is pressed in turn with another one takes single steps`() {
    let session = session()
    for _ in 0..<50 {
      session.send("+\t")
      session.wait(100)
    }
    #expect(counter.count <= 60)
  }

  @Test func `a key that is held down on a button isn't quicker`() {
    let session = session()
    session.send("3")
    session.wait(1_500)
    for _ in 0..<100 {
      session.send(" ")
      session.wait(33)
    }
    #expect(counter.count == 10 + 100 * 1_000)
  }
}
