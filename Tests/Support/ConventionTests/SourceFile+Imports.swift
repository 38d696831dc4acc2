extension SourceFile {
  private static let system = ["Observation", "Synchronization", "PlainText"]

  private static let allowed: [String: [String]] = [
    "PlainText": [],
    "Descriptors": ["Glibc", "Musl", "Darwin", "Synchronization"],
    "JuiceModel": system,
    "JuiceViewModels": system + ["JuiceModel"],
    "HeadlessUI": system,
    "JuiceScreens": system + ["JuiceModel", "JuiceViewModels", "HeadlessUI"],
    "TextRendering": system + ["HeadlessUI"],
    "FlowDriver": ["PlainText", "Descriptors", "HeadlessUI", "TextRendering"],
    "FlowExplorer": system + ["HeadlessUI", "FlowDriver"],
    "JuiceDocuments": ["JuiceModel", "PlainText"],
    "JuiceFiles": [
      "Synchronization", "Foundation", "JuiceDocuments", "JuiceModel", "PlainText", "Descriptors",
    ],
    "RemoteUI": ["Foundation", "HeadlessUI", "PlainText", "Descriptors"],
    "BrowserUI": ["HeadlessUI"],
    "TerminalUI": system + ["HeadlessUI", "Descriptors", "TextRendering"],
    "SnapshotFiles": ["Foundation", "PlainText", "Descriptors"],
    "TextSnapshots": [
      "Foundation", "Testing", "XCTest", "HeadlessUI", "PlainText", "SnapshotFiles",
      "TextRendering",
    ],
    "FlowTesting": [
      "Foundation", "Testing", "HeadlessUI", "TextRendering", "FlowDriver", "TextSnapshots",
    ],
  ]

  /// The modules that may import anything, because nothing imports them.
  private static let commands = [
    "juicemaker", "juicemaker-page", "text-snapshots", "Benchmarks",
  ]

  private static let kinds = [
    "struct", "class", "enum", "actor", "protocol", "typealias", "func", "let", "var",
  ]

  /// The name of the module below Sources that the file belongs to, or `nil` for other files.
  private var module: String? {
    let folders = path.split(separator: "/").map(String.init)
    return folders.first == "Sources" && folders.count > 3 ? folders[2] : nil
  }

  /// Imports of modules that don't lie below the module of the file.
  var imports: [Violation] {
    guard let module, Self.commands.contains(module) == false else { return [] }
    guard let allowed = Self.allowed[module] else {
      let message = "a module without a list of imports; add what it may import to `allowed`"
      return [Violation(path: path, message: message)]
    }
    return code.indices.filter { code[$0].text == "import" }.compactMap { index in
      let name = code[index...].dropFirst().first { Self.kinds.contains($0.text) == false }
      guard let name, allowed.contains(name.text) == false else { return nil }
      let list = allowed.joined(separator: ", ")
      return violation("\(module) imports \(name.text); it may import \(list)", at: name)
    }
  }
}
