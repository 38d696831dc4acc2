import Foundation
import PackagePlugin

/// A build of modules for WebAssembly, which runs only the commands whose inputs have changed.
///
/// The flags of each command lie in files beside this one, so that the tests build with the same.
struct PageBuild {
  let context: PluginContext
  /// The folder of `PageUI`.
  let library: URL
  let folder: URL
  /// The objects of each module, after those of the modules that it imports.
  private var objects: [String: [URL]] = [:]
  /// The objects of C, which have no part in the optimization of the others.
  private var finished: [URL] = []

  init(_ context: PluginContext, library: URL) throws {
    self.context = context
    self.library = library
    folder = context.pluginWorkDirectoryURL.appending(path: "build").resolvingSymlinksInPath()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// Compiles a module after those that it imports, and links them as the program of a page, and as one
  /// that is run without a page, from the same optimized code.
  mutating func link(_ target: any Target, as program: URL, and command: URL) throws {
    let all = try compile(target)
    let compiler = try context.tool(named: "swiftc").url.resolvingSymlinksInPath()
    let libraries = URL(
      filePath: "../lib/swift/embedded/wasm32-unknown-none-wasm", relativeTo: compiler)
    let optimized = folder.appending(path: "\(target.name).optimized.o")
    let options = ["-L\(libraries.path)"]
    try update(
      command, from: all, "wasm-ld",
      options + ["--export=_start", "--lto-obj-path=\(optimized.path)"] + all.map(\.path))
    let last = finished + [optimized]
    try update(program, from: last, "wasm-ld", options + last.map(\.path))
  }

  /// Compiles a module after those that it imports, unless that was done, and returns the objects of all
  /// of them.
  private mutating func compile(_ target: any Target) throws -> [URL] {
    guard let module = target as? any SourceModuleTarget else { return [] }
    if let known = objects[module.moduleName] { return known }
    var needed: [URL] = []
    let object = folder.appending(path: "\(module.moduleName).o")
    let sources = module.sourceFiles.map(\.url).filter {
      ["swift", "c"].contains($0.pathExtension)
    }
    let headers = (target.recursiveTargetDependencies + [target])
      .compactMap { $0 as? ClangSourceModuleTarget }
      .map { $0.directoryURL.appending(path: "include") }
    let includes = headers.flatMap { ["-I", $0.path] }
    if module is ClangSourceModuleTarget {
      let files = try headers.flatMap {
        try FileManager.default.contentsOfDirectory(at: $0, includingPropertiesForKeys: nil)
      }
      try update(
        object, from: sources + files.sorted { $0.path < $1.path }, "clang",
        ["-c"] + includes + sources.map(\.path))
      finished.append(object)
    } else {
      let options = options(of: module)
      let imported = try imports(of: module, options + sources.map(\.path))
      for dependency in target.recursiveTargetDependencies {
        let name = (dependency as? any SourceModuleTarget)?.moduleName ?? ""
        guard imported.contains(name) else { continue }
        needed += try compile(dependency).filter { needed.contains($0) == false }
      }
      let interface = folder.appending(path: "\(module.moduleName).swiftmodule")
      try update(
        object, from: sources + needed, "swiftc",
        options + ["-I", folder.path, "-emit-module", "-emit-module-path", interface.path, "-c"]
          + includes + sources.map(\.path))
    }
    objects[module.moduleName] = needed + [object]
    return needed + [object]
  }

  /// Returns the options of a module, with the features of this package if it's one of its modules.
  private func options(of module: any SourceModuleTarget) -> [String] {
    let own = library.appending(path: "../..").standardized.path
    let hasMain = module.sourceFiles.contains { $0.url.lastPathComponent == "main.swift" }
    return ["-module-name", module.moduleName] + (hasMain ? [] : ["-parse-as-library"])
      + (module.directoryURL.path.hasPrefix(own) ? ["@\(flags("package"))"] : [])
  }

  /// Returns the names of the modules that a module imports in a page.
  private func imports(
    of module: any SourceModuleTarget, _ arguments: [String]
  ) throws -> [String] {
    let list = folder.appending(path: "\(module.moduleName).imports")
    let options = ["@\(flags("swiftc"))", "-emit-imported-modules", "-o", list.path]
    _ = try output(of: context.tool(named: "swiftc").url, options + arguments)
    return try String(contentsOf: list, encoding: .utf8).split(separator: "\n").map(String.init)
  }

  private func flags(_ name: String) -> String {
    library.appending(path: "Plugin/\(name).flags").path
  }

  /// Runs a command that writes a file, unless it did so already with the same inputs.
  private func update(
    _ file: URL, from inputs: [URL], _ name: String, _ arguments: [String]
  ) throws {
    let tool = try context.tool(named: name).url
    let times = try ([tool, URL(filePath: flags(name))] + inputs).map { file in
      let path = file.resolvingSymlinksInPath().path
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      let date = attributes[.modificationDate] as? Date
      return "\(path) \(date?.timeIntervalSinceReferenceDate ?? 0) \(attributes[.size] ?? "")"
    }
    let record = Data((times + arguments).joined(separator: "\n").utf8)
    let log = folder.appending(path: "\(file.lastPathComponent).inputs")
    if (try? Data(contentsOf: log)) == record { return }
    print("Building \(file.lastPathComponent)")
    try? FileManager.default.removeItem(at: log)
    do {
      _ = try output(of: tool, ["@\(flags(name))"] + arguments + ["-o", file.path])
    } catch {
      let article = library.appending(path: "PageUI.docc/EmbeddedSwift.md").path
      throw PageFailure("a page is Embedded Swift; what to write in it instead: \(article)")
    }
    try record.write(to: log)
  }
}

struct PageFailure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}

/// Returns the standard output of a command, whose standard input is empty.
func output(of tool: URL, _ arguments: [String]) throws -> Data {
  let process = Process()
  let output = Pipe()
  process.executableURL = tool
  process.arguments = arguments
  process.standardInput = FileHandle.nullDevice
  process.standardOutput = output
  try process.run()
  let written = try output.fileHandleForReading.readToEnd() ?? Data()
  process.waitUntilExit()
  guard process.terminationReason == .exit, process.terminationStatus == 0 else {
    let command = ([tool.lastPathComponent] + arguments.prefix(1)).joined(separator: " ")
    throw PageFailure("\(command) failed with status \(process.terminationStatus)")
  }
  return written
}
