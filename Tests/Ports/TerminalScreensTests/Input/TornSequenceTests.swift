import TestSupport
import Testing

@testable import TerminalScreens

struct TornSequenceTests {
  private static let sequences = ["\u{1B}[", "\u{1B}[<0;1", "\u{1B}O", "\u{1B}[M"]
  private static let texts = ["]0;title", "]", "Pq", "X", "^", "_"].map { "\u{1B}" + $0 }
  private static let pastes = ["", "q\u{3}", "\u{1B}[201"].map { "\u{1B}[200~" + $0 }

  private let leave: [Event] = [.key(.leave)]

  @Test func `an Esc is a key by itself after a while or before another, but not if bytes wait`() {
    var keyboard = Keyboard()
    let events = [
      keyboard.send("\u{1B}"), keyboard.wait(49), keyboard.wait(1), keyboard.send("\u{1B}"),
      keyboard.send("\u{1B}[A"), keyboard.send("\u{1B}"), keyboard.wait(9_000, isLate: true),
      keyboard.send("[A"),
    ]
    let up = Event.key(.arrow(.up))
    #expect(events == [[], [], [.key(.escape)], [], [.key(.escape), up], [], [], [up]])
    #expect(keyboard.patience == nil)
  }

  @Test(arguments: [(sequences + texts, 500), (pastes, 1_000)])
  func `what is incomplete is over after a moment`(starts: [String], milliseconds: Int) {
    for start in starts {
      var keyboard = Keyboard()
      let events = keyboard.send(start) + keyboard.wait(milliseconds - 1)
      #expect(events == [] && keyboard.patience == .milliseconds(1), "\(start)")
      #expect(keyboard.wait(1) == [] && keyboard.patience == nil, "\(start)")
    }
  }

  @Test(arguments: 0..<TestSizes.size(quick: UInt64(5), exhaustive: 100), [5, 10, 33, 100])
  func `after any bytes, keys that keep coming are swallowed only for a moment`(
    seed: UInt64, milliseconds: Int
  ) {
    var random = SplitMix64(seed: seed)
    for start in Self.sequences + Self.texts {
      var keyboard = Keyboard()
      let bytes = (0..<Int.random(in: 0...8, using: &random)).map { _ in
        UInt8.random(in: .min ... .max, using: &random)
      }
      _ = keyboard.send(bytes) + keyboard.send(start) + keyboard.send(bytes.reversed())
      for _ in 0..<600 / milliseconds {
        _ = keyboard.wait(milliseconds) + keyboard.send("5")
      }
      #expect(keyboard.send("q") == leave, "\(start)")
    }
  }
}
