import HeadlessUI
import TestSupport

@testable import FlowDriver

/// Random commands of every form, with names that are hard to print.
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

  /// Returns a command of a form.
  mutating func command(_ form: Form) -> Command {
    var command = Command(form: form)
    for slot in form.slots {
      switch slot {
      case .role: command.target.role = chance() ? .button : nil
      case .name, .event: command.target.name = name()
      case .word: break
      case .response: command.target.identifier = name()
      case .text: command.text = name()
      case .order: command.text = "2:3,1:2"
      case .number: command.number = number()
      case .state(let isOptional): command.isEnabled = isOptional && chance() ? nil : chance()
      }
    }
    if form.hasPlace {
      command.target.identifier = chance() ? name() : nil
      command.target.groups = (0..<Int.random(in: 0...2, using: &generator)).map { _ in name() }
      command.target.position = chance() ? number() : nil
    }
    return command
  }

  private mutating func chance() -> Bool { Bool.random(using: &generator) }

  private mutating func number() -> Int {
    [1, 2, 13, 1_000].randomElement(using: &generator) ?? 1
  }

  private mutating func name() -> String {
    let count = Int.random(in: 0...6, using: &generator)
    return (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
  }
}
