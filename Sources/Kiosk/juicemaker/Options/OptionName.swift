/// The options of the command.
enum OptionName: String, CaseIterable {
  case size
  case language
  case menu
  case stock
  case stockFile = "stock-file"
  case linear
  case outline
  case ascii
  case transcript
  case snapshots
  case format
  case help
  case version

  /// Reads an argument that starts with a hyphen, with or without a value after `=`.
  init(_ argument: String) throws(UsageError) {
    let name = argument.prefix { $0 == "=" ? false : true }
    guard let option = OptionName.allCases.first(where: { "--\($0.rawValue)" == name }) else {
      let known = OptionName.allCases.map { "--\($0.rawValue)" }.joined(separator: ", ")
      throw UsageError("unknown option \(name)", "use \(known)")
    }
    if option.example == nil, name.endIndex < argument.endIndex {
      throw UsageError("\(name) takes no value", "use \(name) alone")
    }
    self = option
  }

  /// A value of the option, or nothing where it takes none.
  var example: String? {
    switch self {
    case .size: "60x24"
    case .language: "ko"
    case .menu: "menu.json"
    case .stock: "strawberry=16,banana=0"
    case .stockFile: "stock.json"
    case .format: "mermaid"
    case .snapshots: "Snapshots"
    case .linear, .outline, .ascii, .transcript, .help, .version: nil
    }
  }

  /// The value of an option that takes one: what follows its `=`, or else the next argument.
  func value(
    in argument: String,
    _ rest: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    if let equals = argument.firstIndex(of: "=") {
      return String(argument[equals...].dropFirst())
    }
    guard let next = rest.first, next.hasPrefix("--") == false else {
      throw UsageError("--\(rawValue) needs a value", "use such as --\(rawValue) \(example ?? "")")
    }
    rest = rest.dropFirst()
    return next
  }

  /// The path of a file that is the value of an option.
  func path(
    in argument: String,
    _ rest: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    let path = try value(in: argument, &rest)
    guard path.isEmpty == false else {
      throw UsageError("--\(rawValue) names no file", "use such as --\(rawValue) \(example ?? "")")
    }
    return path
  }
}
