import FlowDriver
import HeadlessUI
import SeededRandom
import TestFiles

/// Random flows of every command, with names that are hard to print.
struct FlowGenerator {
  private var generator: SplitMix64
  private var fileCount = 0
  private let pieces: [String] = [
    "a", "딸기", " ", "  ", "\t", "\"", "\\", "\\n", "\n", "\r\n", "\r", "#", "\0", "\u{1B}[2J",
    "\u{301}", "e\u{301}", "\u{E9}", "\u{FEFF}", "\u{2028}", "\u{202E}", "👩‍👩‍👧", "tap", "by 3",
    "\u{1112}\u{1161}\u{11AB}", "\u{10FFFF}", "\u{FFFD}",
  ]

  init(seed: UInt64) {
    generator = SplitMix64(seed: seed)
  }

  /// Adds a file with repetitions, inclusions, and comments, and returns its commands.
  mutating func file(
    _ path: String,
    depth: Int,
    in folder: TemporaryFolder
  ) throws -> [Command] {
    var text = ""
    let commands = try lines(depth: depth, &text, folder)
    _ = try folder.file(path, text.utf8)
    return commands
  }

  private mutating func lines(
    depth: Int,
    _ text: inout String,
    _ folder: TemporaryFolder
  ) throws -> [Command] {
    var commands: [Command] = []
    for _ in 0..<Int.random(in: 0...5, using: &generator) {
      text += ["", "", "\n", " \t", "# repeat 2\n"].randomElement(using: &generator) ?? ""
      switch Int.random(in: depth == 0 ? 2...5 : 0...5, using: &generator) {
      case 0:
        let times = Int.random(in: 1...3, using: &generator)
        text += "repeat \(times)\n"
        let body = try lines(depth: depth - 1, &text, folder)
        text += "end # of repeat\n"
        for _ in 0..<times { commands += body }
      case 1:
        fileCount += 1
        let path = "steps-\(fileCount).flow"
        text += "include \"\(path)\"\n"
        commands += try file(path, depth: depth - 1, in: folder)
      default:
        let command = command()
        text += "\(command)" + (Bool.random(using: &generator) ? "\n" : "\t#\r\n")
        commands.append(command)
      }
    }
    return commands
  }

  private mutating func command() -> Command {
    switch Int.random(in: 0...6, using: &generator) {
    case 0: Command(.tap, name(), identifier: identifier(), role: chance() ? .button : nil)
    case 1: .increase(name(), identifier: identifier(), by: number())
    case 2: .decrease(name(), identifier: identifier(), by: number())
    case 3: .dismiss
    case 4: .expect(expectation())
    case 5: .snapshot(["Order/sold-out", "a", "A1/b2/c-3"].randomElement(using: &generator) ?? "")
    default: .show
    }
  }

  private mutating func chance() -> Bool { Bool.random(using: &generator) }

  private mutating func number() -> Int {
    [1, 2, 1_000].randomElement(using: &generator) ?? 1
  }

  private mutating func identifier() -> String? { chance() ? name() : nil }

  private mutating func expectation() -> Command.Expectation {
    switch Int.random(in: 0...16, using: &generator) {
    case 7: .change
    case 8:
      .step(
        chance() ? .increment : .decrement, name(), identifier: identifier(), isEnabled: chance())
    case 0: .text(name())
    case 1: .title(name())
    case 2: .value(name(), of: name(), identifier: identifier())
    case 3: .button(name(), identifier: identifier(), isEnabled: chance() ? nil : chance())
    case 4: .noButton(name(), identifier: identifier())
    case 5: .alert(name())
    case 9: .status(name(), of: name(), identifier: identifier())
    case 10: .noStatus(of: name(), identifier: identifier())
    case 11: .dismissal(isEnabled: chance())
    case 12: .line(number(), name())
    case 13: .noLine(number())
    case 14: .noText(name())
    case 15: .noTitle(name())
    case 16: .noValue(of: name(), identifier: identifier())
    default: .noAlert
    }
  }

  private mutating func name() -> String {
    let count = Int.random(in: 0...6, using: &generator)
    return (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
  }
}
