import Descriptors
import SeededRandom
import TestSizes
import Testing

@testable import TerminalUI

/// Sequences whose rest is late or lost.
@Suite struct TornSequenceTests {
  private static let sequences = ["\u{1B}[", "\u{1B}[<0;1", "\u{1B}O", "\u{1B}[M"]
  private static let texts = ["]0;title", "]", "Pq", "X", "^", "_"].map { "\u{1B}" + $0 }
  private static let pastes = ["", "q\u{3}", "\u{1B}[201"].map { "\u{1B}[200~" + $0 }

  private let start = ContinuousClock.now

  @Test func `an Esc is a key by itself after a while, or if another Esc follows`() {
    var keyboard = Keyboard()
    #expect(keyboard.send("\u{1B}") == [])
    #expect(keyboard.patience == .milliseconds(50))
    #expect(keyboard.wait(.milliseconds(49)) == [])
    #expect(keyboard.wait(.milliseconds(1)) == [.key(.escape)])
    #expect(keyboard.patience == nil)
    #expect(keyboard.send("\u{1B}") == [])
    #expect(keyboard.send("\u{1B}[A") == [.key(.escape), .key(.arrow(.up))])
  }

  @Test func `an Esc belongs to the byte that waits behind it, however late both are read`() {
    var parser = KeyParser()
    #expect(parser.event(after: 0x1B, at: start) == nil)
    #expect(
      "[A".utf8.map { parser.event(after: $0, at: start + .seconds(9)) }.last == .key(.arrow(.up)))
  }

  @Test(arguments: sequences + texts)
  func `an incomplete sequence waits for its rest, and a control character ends it`(text: String) {
    for rest in [[0x03], [0x09], [0x0D]] as [[UInt8]] where text.hasSuffix("M") == false {
      var keyboard = Keyboard()
      #expect(keyboard.send(text) == [])
      #expect(keyboard.wait(.milliseconds(499)) == [])
      #expect(keyboard.send(rest).count == 1)
      #expect(keyboard.patience == nil)
    }
  }

  @Test func `a sequence can arrive one byte at a time`() {
    var keyboard = Keyboard()
    let events = "\u{1B}[<0;10;11M".utf8.flatMap {
      keyboard.wait(.milliseconds(45)) + keyboard.send([$0])
    }
    #expect(events == [.press(row: 10, column: 9)])
  }

  @Test(arguments: [(sequences + texts, 500), (pastes, 1_000)] as [([String], Int)])
  func `what is incomplete is over after a moment`(starts: [String], milliseconds: Int) {
    for text in starts {
      var keyboard = Keyboard()
      #expect(keyboard.send(text) == [])
      #expect(keyboard.wait(.milliseconds(milliseconds - 1)) == [])
      #expect((keyboard.patience == nil) == false)
      #expect(keyboard.wait(.milliseconds(1)) == [])
      #expect(keyboard.patience == nil)
      #expect(keyboard.send("\u{3}") == [.key(.interrupt)])
    }
  }

  @Test(arguments: sequences + texts + pastes, [5, 10, 33, 100])
  func `keys that keep coming are swallowed only for a moment`(start: String, milliseconds: Int) {
    var keyboard = Keyboard()
    #expect(keyboard.send(start) == [])
    var keys = 0
    while keys * milliseconds < 1_300, keyboard.send("5") == [] {
      keys += 1
      _ = keyboard.wait(.milliseconds(milliseconds))
    }
    #expect(keys * milliseconds < 1_300)
    #expect(keyboard.send("q") == [.key(.character(0x71))])
  }

  @Test(arguments: [(1, 1), (16, 10), (100, 90), (4_096, 990)])
  func `a paste that takes a minute to arrive has no keys in it`(count: Int, milliseconds: Int) {
    var keyboard = Keyboard()
    #expect(keyboard.send("\u{1B}[200~") == [])
    let piece = Array(repeating: UInt8(ascii: "q"), count: count)
    for _ in 0..<60_000 / milliseconds {
      #expect(keyboard.wait(.milliseconds(milliseconds)) + keyboard.send(piece) == [])
    }
    #expect(keyboard.send("\u{1B}[201~q") == [.key(.character(0x71))])
  }

  @Test(arguments: ["\u{1B}]11;rgb:ffff/ffff/ffff", "\u{1B}P1$r0q"], ["\u{7}", "\u{1B}\\"])
  func `a late answer to a query has no keys in it`(answer: String, end: String) {
    var keyboard = Keyboard()
    let bytes = (answer + end).utf8
    #expect(bytes.flatMap { keyboard.wait(.milliseconds(10)) + keyboard.send([$0]) } == [])
    #expect(keyboard.send("q") == [.key(.character(0x71))])
  }

  @Test func `after any bytes and a moment, every key works`() {
    var random = SplitMix64(seed: 3)
    let starts = TornSequenceTests.sequences + TornSequenceTests.texts + TornSequenceTests.pastes
    for _ in 0..<TestSizes.size(quick: 500, exhaustive: 20_000) {
      var keyboard = Keyboard()
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        _ = keyboard.send(starts.randomElement(using: &random) ?? "")
        let count = Int.random(in: 0...8, using: &random)
        _ = keyboard.send((0..<count).map { _ in UInt8.random(in: .min ... .max, using: &random) })
      }
      for _ in 0..<140 {
        _ = keyboard.wait(.milliseconds(Int.random(in: 10...100, using: &random)))
        _ = keyboard.send([UInt8.random(in: 0x20..<0x7F, using: &random)])
      }
      #expect(keyboard.send("q") == [.key(.character(0x71))])
    }
  }
}

/// A parser that is told what has arrived, and when nothing has, as a port does it.
private struct Keyboard {
  private var parser = KeyParser()
  private var now = ContinuousClock.now

  /// The time until the parser decides, or `nil` if it has nothing to decide.
  var patience: Duration? { parser.deadline.map { now.duration(to: $0) } }

  mutating func send(_ text: String) -> [Event] { send(Array(text.utf8)) }

  mutating func send(_ bytes: [UInt8]) -> [Event] {
    bytes.compactMap { parser.event(after: $0, at: now) }
  }

  mutating func wait(_ duration: Duration) -> [Event] {
    now += duration
    guard let deadline = parser.deadline, deadline <= now else { return [] }
    return parser.decide().map { [$0] } ?? []
  }
}
