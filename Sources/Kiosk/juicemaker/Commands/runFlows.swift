import FlowDriver
import HeadlessUI
import JuiceScreens
import PlainText
import TextRendering

/// Runs flows, each on a kiosk of its own, and reports each in a line with its time.
///
/// If one of them can't be read or parsed, none of them runs.
///
/// - Parameters:
///   - sources: The flows.
///   - options: The options of the command.
///   - snapshots: The snapshots for the command `snapshot`.
///   - output: The stream for screens and the report.
///   - errors: The stream for failures and the progress.
///   - showsProgress: Whether to show the progress.
///   - now: A closure that returns the current time.
func runFlows(
  _ sources: FlowSources,
  _ options: Options,
  _ snapshots: CommittedSnapshots,
  _ output: inout some TextOutputStream,
  _ errors: inout some TextOutputStream,
  showsProgress: Bool = false,
  now: () -> ContinuousClock.Instant = { .now }
) -> ExitStatus {
  guard sources.problems.isEmpty else {
    for problem in sources.problems { errors.write(problem + "\n") }
    return .badData
  }
  let renderer = snapshots.renderer
  func clearProgress() {
    if showsProgress { errors.write("\r\u{1B}[K") }
  }
  var failed = 0
  for (number, (name, flow)) in sources.flows.enumerated() {
    if showsProgress { errors.write("\r\(number + 1) of \(sources.flows.count) flows\u{1B}[K") }
    let session = Session(options.kiosk(), snapshots)
    var shown = session.screen
    func show(_ screen: Screen<KioskAction>) {
      clearProgress()
      output.write(renderer.render(screen))
    }
    if options.showsTranscript { show(shown) }
    let start = now()
    var failure: SessionError?
    do {
      try session.perform(flow) { command, screen in
        let isNew = options.showsTranscript && (shown == screen) == false
        shown = screen
        if isNew || command == .show { show(screen) }
      }
    } catch {
      failure = error
      failed += 1
    }
    let time = start.duration(to: now())
    clearProgress()
    if let failure { errors.write("\(failure)\n") }
    output.write(line(failure == nil ? "ok" : "failed", time, name))
  }
  output.write("\(sources.flows.count - failed) passed, \(failed) failed\n")
  return failed == 0 ? .success : .failure
}

/// Returns the line of a flow in the report, with the time in whole milliseconds.
private func line(_ outcome: String, _ time: Duration, _ name: String) -> String {
  let milliseconds = "\(Int(time / .milliseconds(1)))"
  let gap = String(repeating: " ", count: max(12 - outcome.count - milliseconds.count, 2))
  return "\(outcome)\(gap)\(milliseconds) ms  \(name.visible)\n"
}
