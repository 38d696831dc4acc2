import HeadlessUI
import TestSupport

@testable import FlowDriver

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

  /// Adds a file with repetitions, comments, and inclusions if it can have them, and returns its commands.
  mutating func file(
    _ path: String, depth: Int, including isFirst: Bool = true, in folder: TemporaryFolder
  ) throws -> [Command] {
    var text = ""
    let commands = try lines(depth: depth, including: isFirst, &text, folder)
    _ = try folder.file(path, text.utf8)
    return commands
  }

  private mutating func lines(
    depth: Int, including isFirst: Bool, _ text: inout String, _ folder: TemporaryFolder
  ) throws -> [Command] {
    var commands: [Command] = []
    for _ in 0..<Int.random(in: 0...5, using: &generator) {
      text += ["", "", "\n", " \t", "# repeat 2\n"].randomElement(using: &generator) ?? ""
      switch Int.random(in: depth == 0 ? 2...5 : 0...5, using: &generator) {
      case 0:
        let times = Int.random(in: 1...3, using: &generator)
        text += "repeat \(times)\n"
        let body = try lines(depth: depth - 1, including: isFirst, &text, folder)
        text += "end # of repeat\n"
        for _ in 0..<times { commands += body }
      case 1 where isFirst:
        fileCount += 1
        let path = "steps-\(fileCount).flow"
        text += "include \"\(path)\"\n"
        commands += try file(path, depth: depth - 1, including: false, in: folder)
      default:
        let command = command()
        text += "\(command)" + (Bool.random(using: &generator) ? "\n" : "\t#\r\n")
        commands.append(command)
      }
    }
    return commands
  }

  private mutating func command() -> Command {
    let (name, other, number, isEnabled) = (name(), name(), number(), chance())
    let gesture = chance() ? Gesture.increment : .decrement
    var target = target()
    let placed: [Command.Expectation] = [
      .value(other, of: name), .button(name, isEnabled: chance() ? isEnabled : nil),
      .step(gesture, name, isEnabled: isEnabled), .status(other, of: name), .noValue(of: name),
      .noButton(name), .noStatus(of: name),
    ]
    let expectations: [Command.Expectation] = [
      .text(name), .title(name), .alert(name), .request(name), .dismissal(isEnabled: isEnabled),
      .line(number, name), .change, .noText(name), .noTitle(name), .noAlert, .noLine(number),
      .noRequest(name),
    ]
    let commands: [Command] = [
      Command(form: .enter, target: target, text: other), Command(form: .submit, target: target),
      Command(form: .focus, target: target), Command(form: .leave, target: target),
      Command(form: .increase, target: target, number: number), .dismiss, .show, .event(name),
      Command(form: .decrease, target: target, number: number), .answer(name, with: other),
      .snapshot(isEnabled ? "Order/sold-out" : "A1/b2/c-3"),
    ]
    let checks = (expectations + placed.map { $0.on(target) }).map { Command.expect($0) }
    target.role = isEnabled ? .button : nil
    return (commands + checks + [Command(form: .tap, target: target)])
      .randomElement(using: &generator) ?? .show
  }

  private mutating func target() -> Target {
    let groups = (0..<Int.random(in: 0...2, using: &generator)).map { _ in name() }
    return Target(
      name: name(), identifier: chance() ? name() : nil, groups: groups,
      position: chance() ? number() : nil)
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
