import FlowDriver
import JuiceScreens

/// Explores the kiosk and tells what there is; what it cost goes with the errors, as it differs
/// from run to run.
func explore(
  _ options: Options,
  _ output: inout some TextOutputStream,
  _ errors: inout some TextOutputStream,
  showsProgress: Bool = false
) -> ExitStatus {
  var isSound = true
  for scope in options.format == .mermaid ? [.restocking] : KioskExploration.allCases {
    let memory = peakMemory()
    let start = ContinuousClock().now
    let exploration = scope.explorer(options).explore(
      workers: processorCount, concurrently: concurrently
    ) { found, visited in
      if showsProgress { errors.write("\r\(visited) of \(found) states\u{1B}[K") }
    }
    let time = start.duration(to: .now)
    if showsProgress { errors.write("\r\u{1B}[K") }
    switch options.format {
    case .mermaid: output.write(exploration.map)
    case .coverage: output.write(exploration.coverageReport)
    case .text:
      output.write(exploration.report)
      errors.write(cost(of: exploration.states.count, time, kilobytes: peakMemory() - memory))
    }
    isSound = isSound && exploration.isSound
  }
  return isSound ? .success : .failure
}

private func cost(of states: Int, _ time: Duration, kilobytes: Int) -> String {
  let seconds = max(time / .seconds(1), 1e-9)
  let rate = Int(Double(states) / seconds)
  return "  \(Int(seconds * 1_000)) ms, \(rate) states/s, \(kilobytes) KB more at the peak\n"
}
