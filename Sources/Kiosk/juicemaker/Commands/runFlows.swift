import FlowDriver
import HeadlessUI
import JuiceScreens
import TextRenderer

/// Runs flow files, each on a kiosk of its own.
///
/// If a file can't be read or parsed, none of them runs.
///
/// - Parameters:
///   - files: The paths of the files.
///   - options: The options of the command.
///   - snapshots: The snapshots for the command `snapshot`.
///   - output: The stream for screens and the result.
///   - errors: The stream for failures and the progress.
///   - showsProgress: Whether to show the progress.
func runFlows(
  _ files: [String],
  _ options: Options,
  _ snapshots: CommittedSnapshots,
  _ output: inout some TextOutputStream,
  _ errors: inout some TextOutputStream,
  showsProgress: Bool = false
) -> ExitStatus {
  let renderer = snapshots.renderer
  var flows: [Flow] = []
  for file in files {
    do {
      flows.append(try Flow(file: file, in: LocalFiles()))
    } catch {
      errors.write("\(error)\n")
    }
  }
  guard flows.count == files.count else { return .badData }
  func clearProgress() {
    if showsProgress { errors.write("\r\u{1B}[K") }
  }
  var failed = 0
  for (number, flow) in flows.enumerated() {
    if showsProgress { errors.write("\r\(number + 1) of \(flows.count) flows\u{1B}[K") }
    let driver = Driver(options.kiosk())
    var shown = driver.app.screen
    func show(_ screen: Screen<KioskAction>) {
      clearProgress()
      output.write(renderer.render(screen))
    }
    if options.showsTranscript { show(shown) }
    do {
      try driver.run(flow) { step, kiosk throws(FlowFailure) in
        let screen = kiosk.screen
        if case .snapshot(let state) = step.command { try snapshots.check(screen, state) }
        let isNew = options.showsTranscript && (shown == screen) == false
        shown = screen
        if isNew || step.command == .show { show(screen) }
      }
    } catch {
      failed += 1
      clearProgress()
      errors.write("\(error)\n")
    }
  }
  clearProgress()
  output.write("\(flows.count - failed) passed, \(failed) failed\n")
  return failed == 0 ? .success : .failure
}
