import Dispatch
import FlowExplorer
import Foundation
import JuiceScreens
import SystemCalls

/// Explores the kiosk and tells what there is; what it cost goes with the errors, as it differs
/// from run to run.
func explore(
  _ options: Options,
  _ output: inout some TextOutputStream,
  _ errors: inout some TextOutputStream,
  showsProgress: Bool = false
) -> ExitStatus {
  var holds = true
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
    holds = holds && exploration.holds
  }
  return holds ? .success : .failure
}

private func cost(of states: Int, _ time: Duration, kilobytes: Int) -> String {
  let seconds = max(time / .seconds(1), 1e-9)
  let rate = Int(Double(states) / seconds)
  return "  \(Int(seconds * 1_000)) ms, \(rate) states/s, \(kilobytes) KB more at the peak\n"
}

/// How many processors there are to work on.
var processorCount: Int { ProcessInfo.processInfo.activeProcessorCount }

/// Does pieces of work, numbered from 0, on all processors, and returns when all are done.
func concurrently(_ count: Int, _ work: @Sendable (Int) -> Void) {
  DispatchQueue.concurrentPerform(iterations: count, execute: work)
}

/// The most memory that the process has held so far, in kilobytes.
///
/// On Linux the figure is `VmHWM`: what `getrusage` tells there counts what the process was before
/// it became this command.
func peakMemory() -> Int {
  #if os(Linux)
    let status = (try? readFile("/proc/self/status")) ?? []
    let line = String(decoding: status, as: UTF8.self).split(separator: "\n")
      .first { $0.hasPrefix("VmHWM:") }
    return line.flatMap { Int($0.filter { $0.isNumber }) } ?? 0
  #else
    var usage = rusage()
    getrusage(RUSAGE_SELF, &usage)
    return usage.ru_maxrss / 1_024
  #endif
}
