/// A module imports only what lies below it.
struct ImportRule: SourceRule {
  private static let system = ["Observation", "Synchronization", "PlainText"]

  private static let allowed: [String: [String]] = [
    "PlainText": [],
    "SystemCalls": ["Glibc", "Musl", "Darwin"],
    "JuiceModel": system,
    "JuiceViewModels": system + ["JuiceModel"],
    "HeadlessUI": system,
    "JuiceScreens": system + ["JuiceModel", "JuiceViewModels", "HeadlessUI"],
    "TextRenderer": system + ["HeadlessUI"],
    "FlowDriver": ["PlainText", "SystemCalls", "HeadlessUI", "TextRenderer"],
    "FlowExplorer": ["Synchronization", "PlainText", "HeadlessUI", "FlowDriver"],
    "JuiceFiles": ["Synchronization", "Foundation", "JuiceModel", "PlainText", "SystemCalls"],
    "ProcessPort": ["Foundation", "HeadlessUI", "PlainText", "SystemCalls"],
    "TerminalPort": system + ["HeadlessUI", "SystemCalls", "TextRenderer"],
    "TextSnapshots": ["Foundation", "Testing", "PlainText", "SystemCalls"],
    "FlowTesting": [
      "Foundation", "Testing", "HeadlessUI", "TextRenderer", "FlowDriver", "TextSnapshots",
    ],
  ]

  /// The modules that may import anything, because nothing imports them.
  private static let commands = ["juicemaker", "text-snapshots", "Benchmarks"]

  private static let kinds = [
    "struct", "class", "enum", "actor", "protocol", "typealias", "func", "let", "var",
  ]

  func violations(in file: SourceFile) -> [Violation] {
    guard let module = file.module, Self.commands.contains(module) == false else { return [] }
    guard let allowed = Self.allowed[module] else {
      let message = "a module that ImportRule doesn't know; say there what it may import"
      return [Violation(path: file.path, message: message)]
    }
    return file.code.indices.filter { file.code[$0].text == "import" }.compactMap { index in
      let rest = file.code[index...].dropFirst().drop { Self.kinds.contains($0.text) }
      guard let name = rest.first, allowed.contains(name.text) == false else { return nil }
      let message =
        "\(module) imports \(name.text); it may import \(allowed.joined(separator: ", "))"
      return Violation(path: file.path, line: name.line, message: message)
    }
  }
}
