import Foundation

/// This package, for tests that read its files or run its programs.
public enum ThisPackage {
  private static let url: URL = {
    let folders = sequence(first: URL(filePath: #filePath)) { folder in
      folder.path == "/" ? nil : folder.deletingLastPathComponent()
    }
    let root = folders.first { folder in
      FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path)
    }
    return root ?? URL(filePath: FileManager.default.currentDirectoryPath)
  }()

  /// Returns the absolute path of a file or folder of the package.
  ///
  /// - Parameter path: The path relative to the folder that holds `Package.swift`.
  public static func path(_ path: String) -> String {
    url.appending(path: path).path
  }

  /// Returns the contents of a file of the package.
  public static func text(_ path: String) throws -> String {
    try String(contentsOfFile: self.path(path), encoding: .utf8)
  }

  /// Returns the paths of everything below a folder of the package, in order.
  public static func paths(in folder: String) throws -> [String] {
    let url = URL(filePath: path(folder)).resolvingSymlinksInPath()
    return try FileManager.default.subpathsOfDirectory(atPath: url.path)
      .map { "\(folder)/\($0)" }.sorted()
  }

  /// The folder of the kiosk's flow files, which are in Korean; those in `english` are in English.
  public static var flows: String { path("Tests/Kiosk/juicemakerTests/Flows") }

  /// Returns the path of a built program of the package, which is beside the test bundle.
  ///
  /// - Parameter name: The name of the product.
  public static func program(_ name: String) -> String {
    let bundle = Bundle.allBundles.map { $0.bundleURL }.first { $0.pathExtension == "xctest" }
    let tests = bundle ?? URL(filePath: CommandLine.arguments.first ?? "")
    return tests.deletingLastPathComponent().appending(path: name).path
  }
}

extension ThisPackage {
  /// Runs a program to its end, and returns its status, its output, and its errors.
  ///
  /// A program that hasn't ended after half a minute is killed, with those that it has started, and the
  /// error says what it has written.
  ///
  /// - Parameters:
  ///   - path: The absolute path of the program.
  ///   - input: A text for its standard input, which is a file.
  ///   - environment: Variables besides those of this process.
  public static func run(
    _ path: String, _ arguments: [String] = [], input: String = "",
    environment: [String: String] = [:]
  ) throws -> (status: Int32, output: String, errors: String) {
    let folder = try TemporaryFolder()
    let files = try ["output", "errors"].map { try folder.file($0, []) }
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let input = FileHandle(forReadingAtPath: try folder.file("input", input.utf8))
    let outputs = files.map { FileHandle(forWritingAtPath: $0) }
    process.standardInput = input
    process.standardOutput = outputs[0]
    process.standardError = outputs[1]
    let hasEnded = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in hasEnded.signal() }
    try process.run()
    for file in [input] + outputs { try file?.close() }
    let isTimely = hasEnded.wait(timeout: .now() + .seconds(30)) == .success
    if isTimely == false { kill(-process.processIdentifier, SIGKILL) }
    let texts = try files.map { try String(contentsOfFile: $0, encoding: .utf8) }
    guard isTimely else { throw VainWait(description: "waited for \(path): \(texts)") }
    return (process.terminationStatus, texts[0], texts[1])
  }
}
