import HeadlessUI
import Testing

@testable import TerminalUI

struct HeldKeyTests {
  private let plus = Key.character(UInt8(ascii: "+"))

  private func steps(_ count: Int, delay: Int, interval: Int) -> [Int] {
    var (key, now, steps) = (HeldKey(), ContinuousClock.now, [Int]())
    while steps.reduce(0, +) < count, steps.count < 1_000 {
      steps.append(key.steps(for: plus, at: now))
      now += .milliseconds(steps.count == 1 ? delay : interval)
    }
    return steps
  }

  @Test(arguments: [(500, 33), (250, 92), (375, 90), (660, 40), (250, 50), (660, 90)])
  func `ninety steps take two to four seconds, none of them more than ten`(
    delay: Int, interval: Int
  ) {
    let steps = steps(90, delay: delay, interval: interval)
    let time = delay + (steps.count - 1) * interval
    #expect((2_000...4_000).contains(time), "\(time) ms")
    #expect(Set(steps).isSubset(of: [0, 1, 10]))
  }

  @Test(arguments: [(0, 126), (1, 100)])
  func `a key that is pressed again and again takes single steps`(others: Int, milliseconds: Int) {
    var (key, now, steps) = (HeldKey(), ContinuousClock.now, [Int]())
    for _ in 0..<50 {
      steps.append(key.steps(for: plus, at: now))
      for _ in 0..<others { _ = key.steps(for: .enter, at: now) }
      now += .milliseconds(milliseconds)
    }
    #expect(steps == Array(repeating: 1, count: 50))
  }

  @Test func `each step is an action, and the last one is at the bound`() {
    let counter = Counter(limit: 97)
    hold("+", counter, times: 90)
    #expect(counter.counts.max() == 97)
    #expect(counter.counts == Array(11...97))
  }

  @Test func `a step of ten ends as soon as its stepper is gone`() {
    let counter = Counter(renamingCount: 45)
    hold("+", counter, times: 90) { counter.counts.last == 45 }
    #expect(counter.counts.last == 45)
  }

  @Test func `a key that is held down starts anew on another layer`() {
    let counter = Counter(sheetCount: 60)
    let session = hold("+", counter, times: 90) { counter.counts.last ?? 0 >= 60 }
    let count = counter.counts.count
    for _ in 1...20 { session.play("+ 33") }
    #expect(counter.counts.count == count + 20)
  }

  @Test(arguments: ["\u{1B}[C", "enter"])
  func `every key that steps is quicker if it's held down, with no other key in between`(
    key: String
  ) {
    let (held, alternating) = (Counter(), Counter())
    let session = ViewSession(held, columns: 40, rows: 12)
    session.play("2000 2 \(key) 500")
    for _ in 0..<60 { session.play("\(key) 33") }
    #expect(held.counts.count > 75)
    let other = ViewSession(alternating, columns: 40, rows: 12)
    other.play("2000 2")
    for _ in 0..<60 { other.play("\(key) x 33") }
    #expect(alternating.counts.count == 60)
  }

  @Test func `a key that is held down on a button isn't quicker`() {
    let board = Board(buttons: ["a"])
    let session = ViewSession(board, columns: 40, rows: 12)
    session.wait(2_000)
    for _ in 0..<60 { session.play("space 33") }
    #expect(board.performed.count == 60)
  }

  @discardableResult
  private func hold(
    _ key: String, _ counter: Counter, times: Int, until holds: () -> Bool = { false }
  ) -> ViewSession<Counter> {
    let session = ViewSession(counter, columns: 40, rows: 12)
    session.play("2000 \(key) 500")
    for _ in 0..<times where holds() == false { session.play("\(key) 33") }
    return session
  }
}

private final class Counter: HeadlessApp {
  private(set) var counts: [Int] = []
  private let limit: Int
  /// The count from which on the stepper has another name.
  private let renamingCount: Int
  /// The count from which on a sheet is up.
  private let sheetCount: Int

  init(limit: Int = 1_000, renamingCount: Int = .max, sheetCount: Int = .max) {
    self.limit = limit
    self.renamingCount = renamingCount
    self.sheetCount = sheetCount
  }

  private var count: Int { counts.last ?? 10 }

  var screen: Screen<Int> {
    let stepper = Stepper(
      count < renamingCount ? "n" : "m", value: "\(count)", decrement: -1,
      increment: count < limit ? 1 : nil)
    let sheet = Screen(title: "Sheet", content: [.stepper(stepper)])
    return Screen(
      title: "Counter", content: [.stepper(stepper)],
      modal: count < sheetCount ? nil : .sheet(sheet, dismissal: nil))
  }

  func perform(_ step: Int) { counts.append(count + step) }
}
