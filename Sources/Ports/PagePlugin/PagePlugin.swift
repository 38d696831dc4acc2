import Foundation
import PackagePlugin

/// The command `swift package page`, which builds the kiosk for WebAssembly with the toolchain alone
/// and writes one page that holds it.
@main
struct PagePlugin: CommandPlugin {
  private static let product = "juicemaker-page"
  private static let triple = "wasm32-unknown-none-wasm"

  /// Builds the program, unless it's up to date, and writes the page.
  ///
  /// - Throws: A ``Failure`` of a command, or an error if a command can't be started.
  func performCommand(context: PluginContext, arguments: [String]) throws {
    guard arguments.isEmpty else {
      throw Failure(description: "unexpected \(arguments[0]); write swift package page")
    }
    let swift = try context.tool(named: "swift").url
    let output = context.pluginWorkDirectoryURL
    let package = context.package.directoryURL
    let assets = package.appending(path: "Sources/Ports/BrowserPort/Page")
    let scratch = output.appending(path: "build")
    try run(
      swift,
      [
        "build", "--package-path", package.path, "--scratch-path", scratch.path,
        "--configuration", "release", "--product", Self.product, "--triple", Self.triple,
        "--toolset", assets.appending(path: "toolset.json").path, "--disable-sandbox",
        "-Xlinker", "-L\(try libraries(swift))",
      ])
    let program = scratch.appending(path: "\(Self.triple)/release/\(Self.product).wasm")
    let page = output.appending(path: "juicemaker.html")
    try run(
      try context.tool(named: Self.product).url, [assets.path, program.path, page.path])
  }

  /// Returns the folder of the toolchain's libraries for Embedded Swift in a page.
  private func libraries(_ swift: URL) throws -> String {
    struct Target: Decodable {
      struct Paths: Decodable { let runtimeResourcePath: String }
      let paths: Paths
    }
    let information = try run(swift, ["-print-target-info"], isShown: false)
    let paths = try JSONDecoder().decode(Target.self, from: information).paths
    return "\(paths.runtimeResourcePath)/embedded/\(Self.triple)"
  }

  /// Runs a command, and returns what it writes to standard output unless that's shown.
  @discardableResult
  private func run(_ tool: URL, _ arguments: [String], isShown: Bool = true) throws -> Data {
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
      throw Failure(description: "\(tool.lastPathComponent) \(arguments[0]) failed")
    }
    return written
  }
}

/// A description of what went wrong.
struct Failure: Error, CustomStringConvertible {
  let description: String
}
