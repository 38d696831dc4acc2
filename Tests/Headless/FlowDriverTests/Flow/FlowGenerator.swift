import FlowDriver
import HeadlessUI
import TestSupport

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
  mutating func file(_ path: String, depth: Int, in folder: TemporaryFolder) throws -> [Command] {
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
    let (name, other, number, isEnabled) = (name(), name(), number(), chance())
    let identifier = chance() ? self.name() : nil
    let gesture = chance() ? Gesture.increment : .decrement
    let expectations: [Command.Expectation] = [
      .text(name), .title(name), .value(other, of: name, identifier: identifier), .alert(name),
      .button(name, identifier: identifier, isEnabled: chance() ? isEnabled : nil),
      .step(gesture, name, identifier: identifier, isEnabled: isEnabled), .request(name),
      .status(other, of: name, identifier: identifier), .dismissal(isEnabled: isEnabled),
      .line(number, name), .change, .noText(name), .noTitle(name), .noAlert, .noLine(number),
      .noValue(of: name, identifier: identifier), .noButton(name, identifier: identifier),
      .noStatus(of: name, identifier: identifier), .noRequest(name),
    ]
    let commands: [Command] = [
      Command(.tap, name, identifier: identifier, role: isEnabled ? .button : nil),
      .increase(name, identifier: identifier, by: number), .dismiss, .show, .event(name),
      .decrease(name, identifier: identifier, by: number), .answer(name, with: other),
      .snapshot(isEnabled ? "Order/sold-out" : "A1/b2/c-3"),
    ]
    return (commands + expectations.map { .expect($0) }).randomElement(using: &generator) ?? .show
  }

  private mutating func chance() -> Bool { Bool.random(using: &generator) }

  private mutating func number() -> Int {
    [1, 2, 1_000].randomElement(using: &generator) ?? 1
  }

  private mutating func name() -> String {
    let count = Int.random(in: 0...6, using: &generator)
    return (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
  }
}
