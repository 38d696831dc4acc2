import PlainText

/// The name of an option.
enum OptionName: String, CaseIterable {
  case size
  case language
  case menu
  case stock
  case stockFile = "stock-file"
  case linear
  case outline
  case ascii
  case noColor = "no-color"
  case transcript
  case snapshots
  case format
  case states
  case help
  case version

  /// Creates the name from an argument that starts with a hyphen, with or without a value after `=`.
  ///
  /// - Throws: A ``UsageError`` if there is no such option, or if it takes no value.
  init(_ argument: String) throws(UsageError) {
    let name = argument.prefix { ($0 == "=") == false }
    guard let option = OptionName.named[String(name)] else { throw OptionName.unknown(name) }
    if option.example == nil, name.endIndex < argument.endIndex {
      throw UsageError("\(name) takes no value", "use \(name)")
    }
    self = option
  }

  private static let named = Dictionary(
    uniqueKeysWithValues: allCases.map { ("\($0)", $0) } + [("-h", .help), ("-v", .version)])

  private static func unknown(_ name: Substring) -> UsageError {
    UsageError(
      "unknown option \(String(name).truncated(to: 100))", String(name.drop { $0 == "-" }),
      among: allCases.map { $0.rawValue }, prefix: "--",
      else: "use \(allCases.map { "\($0)" }.joined(separator: ", "))")
  }

  /// An example of a value, or `nil` if the option takes none.
  var example: String? {
    switch self {
    case .size: "60x24"
    case .language: "ko"
    case .menu: "menu.json"
    case .stock: "strawberry=16,banana=0"
    case .stockFile: "stock.json"
    case .format: "mermaid"
    case .states: "250000"
    case .snapshots: "Snapshots"
    case .linear, .outline, .ascii, .noColor, .transcript, .help, .version: nil
    }
  }

  /// Returns the value of the option, which follows a `=` or is the next argument.
  ///
  /// - Parameters:
  ///   - argument: The argument that names the option.
  ///   - rest: The arguments after it, from which the value is removed.
  /// - Throws: A ``UsageError`` if there is no value.
  func value(
    in argument: String,
    _ rest: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    if let equals = argument.firstIndex(of: "=") {
      return String(argument[equals...].dropFirst())
    }
    guard let next = rest.first, next.hasPrefix("--") == false else {
      throw UsageError("\(self) needs a value", "for example, \(self) \(example ?? "")")
    }
    rest = rest.dropFirst()
    return next
  }

  /// Returns the value of the option as the path of a file.
  ///
  /// - Parameters:
  ///   - argument: The argument that names the option.
  ///   - rest: The arguments after it, from which the value is removed.
  /// - Throws: A ``UsageError`` if there is no value, or if it's empty.
  func path(
    in argument: String,
    _ rest: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    let path = try value(in: argument, &rest)
    guard path.isEmpty == false else {
      throw UsageError("\(self) needs a file", "for example, \(self) \(example ?? "")")
    }
    return path
  }
}
