import Foundation

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
    (process.standardInput, process.standardOutput) = (input, outputs[0])
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
