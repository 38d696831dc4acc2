import Foundation
import PackagePlugin

/// A build of modules for WebAssembly, which runs only the commands whose inputs have changed.
///
/// The flags of each command lie in files beside this one, so that the tests build with the same.
struct PageBuild {
  let context: PluginContext
  let folder: URL
  let flags: URL
  var headers: [String] = []
  var objects: [URL] = []

  /// Compiles a module, which comes after those that it imports.
  mutating func compile(_ target: any Target) throws {
    guard let module = target as? any SourceModuleTarget else { return }
    let object = folder.appending(path: "\(module.moduleName).o")
    let sources = module.sourceFiles.map(\.url).filter {
      ["swift", "c"].contains($0.pathExtension)
    }
    if module is ClangSourceModuleTarget {
      let include = module.directoryURL.appending(path: "include")
      headers += ["-I", include.path]
      let files = try FileManager.default.contentsOfDirectory(
        at: include, includingPropertiesForKeys: nil)
      try update(
        object, from: sources + files.sorted { $0.path < $1.path }, "clang",
        ["-c"] + headers + sources.map(\.path))
    } else {
      let interface = folder.appending(path: "\(module.moduleName).swiftmodule")
      try update(
        object, from: sources + objects, "swiftc",
        [
          "-module-name", module.moduleName, "-I", folder.path, "-emit-module",
          "-emit-module-path", interface.path, "-c",
        ] + headers + sources.map(\.path))
    }
    objects.append(object)
  }

  func link(_ program: URL, _ arguments: String...) throws {
    let compiler = try context.tool(named: "swiftc").url.resolvingSymlinksInPath()
    let libraries = URL(
      filePath: "../lib/swift/embedded/wasm32-unknown-none-wasm", relativeTo: compiler)
    try update(
      program, from: objects, "wasm-ld", ["-L\(libraries.path)"] + arguments + objects.map(\.path))
  }

  /// Runs a command that writes a file, unless it did so already with the same inputs.
  private func update(
    _ file: URL, from inputs: [URL], _ name: String, _ arguments: [String]
  ) throws {
    let tool = try context.tool(named: name).url
    let flags = flags.appending(path: "\(name).flags")
    let times = try ([tool, flags] + inputs).map { file in
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
    _ = try output(of: tool, ["@\(flags.path)"] + arguments + ["-o", file.path])
    try record.write(to: log)
  }
}

struct PageFailure: Error, CustomStringConvertible {
  let description: String
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
    throw PageFailure(description: "\(command) failed with status \(process.terminationStatus)")
  }
  return written
}
