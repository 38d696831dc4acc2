/// A command that options are for.
enum CommandName: String, CaseIterable {
  /// The kiosk, which opens without a word.
  case kiosk
  case run
  case explore

  /// The words that can come first, for a suggestion.
  static let words = ["run", "explore", "help", "version"]
}

extension CommandName: CustomStringConvertible {
  /// The name of the command as an error shows it.
  var description: String { self == .kiosk ? "the kiosk" : rawValue }
}

extension OptionName {
  /// The commands that use the option; the others refuse it.
  var commands: [CommandName] {
    switch self {
    case .language, .menu, .stock, .help, .version: CommandName.allCases
    case .size, .linear, .ascii, .snapshots: [.kiosk, .run]
    case .stockFile, .outline, .noColor: [.kiosk]
    case .transcript: [.run]
    case .format, .states: [.explore]
    }
  }

  /// The options that the option leaves without a meaning, and that are refused beside it.
  var rivals: [OptionName] {
    switch self {
    case .linear: [.size, .ascii, .noColor]
    case .outline: [.size, .linear, .ascii, .noColor]
    case .stockFile: [.stock]
    default: []
    }
  }

  /// Checks that each option means something to a command and beside the other options.
  ///
  /// - Throws: A ``UsageError`` for the first option that doesn't.
  static func check(_ options: [OptionName], for command: CommandName) throws(UsageError) {
    for option in options where option.commands.contains(command) == false {
      let users = option.commands.map { "\($0)" }.joined(separator: " or ")
      throw UsageError("\(command) doesn't use \(option)", "leave it out, or use it with \(users)")
    }
    for (index, option) in options.enumerated() {
      let rival = options.prefix(index).first {
        option.rivals.contains($0) || $0.rivals.contains(option)
      }
      guard let rival else { continue }
      throw UsageError("\(rival) and \(option) can't be combined", "use one of them")
    }
  }
}

extension OptionName: CustomStringConvertible {
  /// The option as an argument.
  var description: String { "--\(rawValue)" }
}
