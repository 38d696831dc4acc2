import FlowDriver
import HeadlessUI
import SeededRandom

/// Random flows of every command, with names that are hard to print.
struct FlowGenerator {
  private var generator: SplitMix64
  private let pieces: [String] = [
    "a", "딸기", " ", "  ", "\t", "\"", "\\", "\\n", "\n", "\r\n", "\r", "#", "\0", "\u{1B}[2J",
    "\u{301}", "e\u{301}", "\u{E9}", "\u{FEFF}", "\u{2028}", "\u{202E}", "👩‍👩‍👧", "tap", "by 3",
    "\u{1112}\u{1161}\u{11AB}", "\u{10FFFF}", "\u{FFFD}",
  ]

  init(seed: UInt64) {
    generator = SplitMix64(seed: seed)
  }

  mutating func flow() -> Flow {
    Flow((0..<Int.random(in: 0...12, using: &generator)).map { _ in command() })
  }

  private mutating func command() -> Command {
    switch Int.random(in: 0...5, using: &generator) {
    case 0: .tap(Target(name(), role: Bool.random(using: &generator) ? .button : nil))
    case 1: .increase(name(), by: Int.random(in: 1...1_000, using: &generator))
    case 2: .decrease(name(), by: Int.random(in: 1...2, using: &generator))
    case 3: .dismiss
    case 4: .expect(expectation())
    default: .show
    }
  }

  private mutating func expectation() -> Command.Expectation {
    switch Int.random(in: 0...8, using: &generator) {
    case 7: .change
    case 8:
      .step(
        Bool.random(using: &generator) ? .increment : .decrement, name(),
        isEnabled: Bool.random(using: &generator))
    case 0: .text(name())
    case 1: .title(name())
    case 2: .value(name(), name())
    case 3: .button(name(), isEnabled: [nil, true, false].randomElement(using: &generator) ?? nil)
    case 4: .noButton(name())
    case 5: .alert(name())
    default: .noAlert
    }
  }

  private mutating func name() -> String {
    let count = Int.random(in: 0...6, using: &generator)
    return (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
  }
}
