import CellText
import DescriptorIO
import FlowDriver
import HeadlessUI
package import ProgramArguments
import TextRendering

extension ProgramOptions {
  /// Runs flows, each on an app of its own, and reports each in a line with its time.
  ///
  /// If one of them can't be read or parsed, none of them runs. Flows in folders below a folder are left
  /// out, because they may need another app, and a line says so.
  ///
  /// - Parameter paths: The paths of flow files, of folders with flow files, and `-` for standard input.
  package func runFlows(
    _ paths: [String], input: Int32 = STDIN_FILENO,
    _ output: inout some TextOutputStream, _ errors: inout some TextOutputStream,
    now: () -> ContinuousClock.Instant = { .now }
  ) -> ExitStatus {
    let files = FlowFiles(paths, standardInput: input)
    guard files.problems.isEmpty else {
      for problem in files.problems { errors.write("\(problem)\n") }
      return .badData
    }
    if let folder = files.foldersLeftOut.first {
      let list = files.foldersLeftOut.joined(separator: ", ")
      errors.write("left out: \(list); to run one: \(app.name) run \(folder)".visible + "\n")
    }
    var failed = 0
    for flow in files.flows {
      let start = now()
      var outcome = "ok"
      do {
        try run(flow, on: app.tested(language), &output)
      } catch {
        outcome = "failed"
        failed += 1
        errors.write("\(error)\n")
      }
      let milliseconds = "\(Int(start.duration(to: now()) / .milliseconds(1)))"
      let gap = String(repeating: " ", count: max(12 - outcome.count - milliseconds.count, 2))
      output.write("\(outcome)\(gap)\(milliseconds) ms  \(flow.file.visible)\n")
    }
    output.write("\(files.flows.count - failed) passed, \(failed) failed\n")
    return failed == 0 ? .success : .failure
  }

  private func run(
    _ flow: Flow, on app: some HeadlessApp, _ output: inout some TextOutputStream
  ) throws(FlowError) {
    let driver = Driver(PortSession(app))
    try run(flow, by: driver) { if $0 { output.write(renderer.render(driver.app.screen)) } }
  }
}
