import Testing

@testable import juicemaker

/// Which option belongs to which command, and which options can be combined.
struct OptionTableTests {
  /// The commands of each option: k for the kiosk, r for run, e for explore.
  private static let commands: [OptionName: String] = [
    .language: "kre", .menu: "kre", .stock: "kre", .help: "kre", .version: "kre",
    .size: "kr", .linear: "kr", .ascii: "kr", .snapshots: "kr",
    .stockFile: "k", .outline: "k", .noColor: "k", .transcript: "r", .format: "e",
    .states: "e",
  ]

  private static let rivals: [Set<OptionName>] = [
    [.linear, .size], [.linear, .ascii], [.linear, .noColor], [.linear, .outline],
    [.outline, .size], [.outline, .ascii], [.outline, .noColor], [.stock, .stockFile],
  ]

  private static let texts = OptionName.allCases.filter { [.help, .version].contains($0) }

  private func words(_ command: CommandName) -> [String] {
    switch command {
    case .kiosk: []
    case .run: ["run", "a.flow"]
    case .explore: ["explore"]
    }
  }

  private func words(_ option: OptionName) -> [String] {
    if option == .format { return ["--format", "coverage"] }
    return ["\(option)"] + (option.example.map { [$0] } ?? [])
  }

  private func error(_ arguments: [String]) -> String? {
    do throws(UsageError) {
      _ = try Arguments(parsing: arguments)
      return nil
    } catch {
      return error.description
    }
  }

  private func isUsed(_ option: OptionName, by command: CommandName) throws -> Bool {
    try #require(Self.commands[option]).contains(command.rawValue.prefix(1))
  }

  @Test(arguments: OptionName.allCases, CommandName.allCases)
  func `an option is accepted by the commands that use it, and refused by the others`(
    option: OptionName,
    command: CommandName
  ) throws {
    let message = error(words(command) + words(option))
    guard try isUsed(option, by: command) == false else {
      #expect(message == nil)
      return
    }
    let others = try CommandName.allCases.filter { try isUsed(option, by: $0) }
    let users = others.map { "\($0)" }.joined(separator: " or ")
    #expect(
      message
        == "juicemaker: \(command) doesn't use \(option); leave it out, or use it with \(users)"
    )
    #expect(users.isEmpty == false)
  }

  @Test(arguments: OptionName.allCases, OptionName.allCases)
  func `two options are refused together if one leaves the other without a meaning`(
    first: OptionName,
    second: OptionName
  ) throws {
    for command in CommandName.allCases {
      guard try isUsed(first, by: command), try isUsed(second, by: command) else { continue }
      let message = error(words(command) + words(first) + words(second))
      let isAllowed =
        Self.texts.contains(first) || Self.texts.contains(second)
        || Self.rivals.contains([first, second]) == false
      let refusal = "juicemaker: \(first) and \(second) can't be combined; use one of them"
      #expect(message == (isAllowed ? nil : refusal))
    }
  }

  @Test func `the help lists each option once, below the commands that use it`() throws {
    var listed: [OptionName] = []
    for section in helpText.split(separator: "\n\n") where section.hasPrefix("Options of ") {
      let lines = section.split(separator: "\n")
      let heading = try #require(lines.first).dropFirst("Options of ".count)
      let names = lines.flatMap { $0.split { " ,".contains($0) }.prefix(2) }
      let options = OptionName.allCases.filter { names.contains("\($0)"[...]) }
      #expect(options.isEmpty == false)
      for option in options {
        let users = option.commands.map { "\($0)" }.joined(separator: " and ")
        let all = option.commands == CommandName.allCases ? "every command" : users
        #expect(heading == all + ":", "\(option)")
      }
      listed += options
    }
    #expect(listed.count == OptionName.allCases.count)
    #expect(Set(listed) == Set(OptionName.allCases))
  }

  @Test func `the help says what an option can't be combined with`() {
    #expect(helpText.contains("not with\n                        --size and --ascii"))
    #expect(helpText.contains("not with --stock\n"))
  }
}
