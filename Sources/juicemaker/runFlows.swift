import FlowDriver
import HeadlessUI
import JuiceScreens
import TextRenderer

/// Runs flow files, each on a kiosk of its own, once all of them could be read.
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
      flows.append(try Flow(file: file, in: SystemFiles()))
    } catch {
      errors.write("\(error)\n")
    }
  }
  guard flows.count == files.count else { return .badData }
  var failed = 0
  for (number, flow) in flows.enumerated() {
    if showsProgress { errors.write("\r\(number + 1) of \(flows.count) flows\u{1B}[K") }
    let driver = Driver(options.kiosk())
    var shown = driver.app.screen
    if options.showsTranscript { output.write(renderer.render(shown)) }
    do {
      try driver.run(flow) { step, kiosk throws(FlowFailure) in
        let screen = kiosk.screen
        if case .snapshot(let state) = step.command { try snapshots.check(screen, state) }
        let isNew = options.showsTranscript && (shown == screen) == false
        shown = screen
        if isNew || step.command == .show { output.write(renderer.render(screen)) }
      }
    } catch {
      failed += 1
      if showsProgress { errors.write("\r\u{1B}[K") }
      errors.write("\(error)\n")
    }
  }
  if showsProgress { errors.write("\r\u{1B}[K") }
  output.write("\(flows.count - failed) passed, \(failed) failed\n")
  return failed == 0 ? .success : .failure
}
