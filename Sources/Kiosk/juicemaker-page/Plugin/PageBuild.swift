import Foundation
import PackagePlugin

/// A build of modules for WebAssembly, which runs only the commands whose inputs have changed.
struct PageBuild {
  /// A description of what went wrong.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private static let triple = "wasm32-unknown-none-wasm"
  private static let features = [
    "ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility",
    "NonisolatedNonsendingByDefault", "InferIsolatedConformances",
  ]

  private let context: PluginContext
  private let folder: URL
  private var headers: [String] = []
  private var objects: [URL] = []

  /// Creates a build whose results lie in a folder.
  init(_ context: PluginContext, in folder: URL) throws {
    self.context = context
    self.folder = folder
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// Compiles a module, which comes after those that it imports.
  ///
  /// Functions of this package are inlined by the linker alone, which takes a tenth of the program away:
  /// their mangled names begin with `$e1`, because the names of these modules have 10 to 19 letters.
  mutating func compile(_ target: any Target) throws {
    guard let module = target as? any SourceModuleTarget else { return }
    let object = folder.appending(path: "\(module.moduleName).o")
    let sources = module.sourceFiles.map(\.url).filter {
      ["swift", "c"].contains($0.pathExtension)
    }
    if module is ClangSourceModuleTarget {
      let include = module.directoryURL.appending(path: "include").path
      let names = try FileManager.default.contentsOfDirectory(atPath: include).sorted()
      headers += ["-I", include]
      try update(
        object, from: sources + names.map { URL(filePath: "\(include)/\($0)") }, "clang",
        [
          "--target=\(Self.triple)", "-ffreestanding", "-fno-builtin", "-nostdlib", "-mbulk-memory",
          "-Os", "-Wall", "-c",
        ] + headers + sources.map(\.path))
    } else {
      try update(
        object, from: sources + objects, "swiftc",
        [
          "-swift-version", "6", "-target", Self.triple, "-parse-as-library", "-wmo", "-Osize",
          "-Xllvm", "-inline-threshold=0", "-Xllvm", "-sil-inline-never-functions=$e1",
          "-lto=llvm-full", "-enable-experimental-feature", "Embedded", "-Xfrontend",
          "-disable-stack-protector", "-package-name", "JuiceMaker", "-module-name",
          module.moduleName, "-I", folder.path, "-emit-module", "-emit-module-path",
          folder.appending(path: "\(module.moduleName).swiftmodule").path, "-c",
        ] + Self.features.flatMap { ["-enable-upcoming-feature", $0] } + headers
          + sources.map(\.path))
    }
    objects.append(object)
  }

  /// Links the modules.
  func link(_ program: URL) throws {
    try update(
      program, from: objects, "wasm-ld",
      [
        "--no-entry", "--gc-sections", "--strip-all", "--stack-first", "-z", "stack-size=1048576",
        "--lto-O2", "-mllvm", "--enable-merge-functions", "--compress-relocations",
        "-L\(try libraries())", "-lswiftUnicodeDataTables",
      ] + objects.map(\.path))
  }

  /// Runs a command that writes a file, unless it did so already with the same inputs.
  private func update(
    _ output: URL, from inputs: [URL], _ tool: String, _ arguments: [String]
  ) throws {
    let tool = try context.tool(named: tool).url
    let times = try ([tool] + inputs).map { file in
      let path = file.resolvingSymlinksInPath().path
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      let date = attributes[.modificationDate] as? Date
      return "\(path) \(date?.timeIntervalSinceReferenceDate ?? 0) \(attributes[.size] ?? "")"
    }
    let record = Data((times + arguments).joined(separator: "\n").utf8)
    let log = folder.appending(path: "\(output.lastPathComponent).inputs")
    let isThere = FileManager.default.fileExists(atPath: output.path)
    guard isThere, (try? Data(contentsOf: log)) == record else {
      print("Building \(output.lastPathComponent)")
      try? FileManager.default.removeItem(at: log)
      try run(tool, arguments + ["-o", output.path])
      return try record.write(to: log)
    }
  }

  /// Returns the folder of the toolchain's libraries for Embedded Swift in a page.
  private func libraries() throws -> String {
    struct Target: Decodable {
      struct Paths: Decodable { let runtimeResourcePath: String }
      let paths: Paths
    }
    let compiler = try context.tool(named: "swiftc").url
    let information = try run(compiler, ["-print-target-info"], isShown: false)
    let paths = try JSONDecoder().decode(Target.self, from: information).paths
    return "\(paths.runtimeResourcePath)/embedded/\(Self.triple)"
  }

  /// Runs a command, and returns what it writes to standard output unless that's shown.
  @discardableResult
  func run(_ tool: URL, _ arguments: [String], isShown: Bool = true) throws -> Data {
    let process = Process()
    let output = Pipe()
    process.executableURL = tool
    process.arguments = arguments
    if isShown == false { process.standardOutput = output }
    try process.run()
    try output.fileHandleForWriting.close()
    let written = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      throw Failure(description: "\(tool.lastPathComponent) failed")
    }
    return written
  }
}
