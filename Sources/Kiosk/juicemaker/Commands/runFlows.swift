import Descriptors
import FlowDriver
import Foundation
import HeadlessUI
import JuiceScreens
import PlainText
import TextRendering

/// Runs flows, each on a kiosk of its own, and reports each in a line with its time.
///
/// If one of them can't be read or parsed, none of them runs.
///
/// - Parameters:
///   - paths: The paths of flow files, of folders with flow files, and `-` for standard input.
///   - input: The file descriptor of standard input.
///   - now: A closure that returns the current time.
func runFlows(
  _ paths: [String], input: Int32 = STDIN_FILENO, _ options: Options,
  _ output: inout some TextOutputStream, _ errors: inout some TextOutputStream,
  now: () -> ContinuousClock.Instant = { .now }
) -> ExitStatus {
  var flows: [(name: String, flow: Flow)] = []
  var problems: [any Error] = []
  for path in paths.flatMap({ files(at: $0, &problems) }) {
    do {
      let flow =
        path == "-" ? try flowOfInput(input) : try Flow(file: path)
      flows.append((path == "-" ? flow.file : path, flow))
    } catch {
      problems.append(error)
    }
  }
  guard problems.isEmpty else {
    for problem in problems { errors.write("\(problem)\n") }
    return .badData
  }
  let snapshots = options.snapshots()
  var failed = 0
  for (name, flow) in flows {
    let start = now()
    var outcome = "ok"
    do {
      try Session(options.kiosk(), snapshots).perform(flow) { command, screen in
        if command == .show { output.write(snapshots.renderer.render(screen)) }
      }
    } catch {
      outcome = "failed"
      failed += 1
      errors.write("\(error)\n")
    }
    let milliseconds = "\(Int(start.duration(to: now()) / .milliseconds(1)))"
    let gap = String(repeating: " ", count: max(12 - outcome.count - milliseconds.count, 2))
    output.write("\(outcome)\(gap)\(milliseconds) ms  \(name.visible)\n")
  }
  output.write("\(flows.count - failed) passed, \(failed) failed\n")
  return failed == 0 ? .success : .failure
}

/// The reason why a folder or standard input has no flows.
private struct UnreadableFlows: Error, CustomStringConvertible {
  let description: String
}

/// Returns the flow files in a folder in the order of their names, without those in folders inside it,
/// or else the path.
private func files(at path: String, _ problems: inout [any Error]) -> [String] {
  var isFolder: ObjCBool = false
  guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
  else { return [path] }
  do {
    _ = try Descriptor(open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC))
    let names = try FileManager.default.contentsOfDirectory(atPath: path).sorted()
    let files = names.filter { $0.hasSuffix(".flow") }
    if files.isEmpty {
      problems.append(UnreadableFlows(description: "no flow files in \(path.visible)"))
    }
    return files.map { path.hasSuffix("/") ? path + $0 : "\(path)/\($0)" }
  } catch {
    problems.append(UnreadableFlows(description: "can't read \(path.visible): \(error)"))
    return []
  }
}

private func flowOfInput(_ input: Int32) throws -> Flow {
  let limit = 16 << 20
  let bytes: [UInt8]
  do {
    bytes = try readToEnd(of: input, upTo: limit + 1)
  } catch {
    throw UnreadableFlows(description: "can't read standard input: \(error)")
  }
  guard bytes.count <= limit else {
    throw UnreadableFlows(description: "standard input is larger than \(limit.inBinaryUnits)")
  }
  return try Flow(parsing: bytes, file: "<stdin>")
}
