import Foundation

let arguments = CommandLine.arguments.dropFirst()
guard arguments.allSatisfy({ $0 == "--json" }) else {
  FileHandle.standardError.write(Data("usage: Benchmarks [--json]\n".utf8))
  exit(64)
}
let memory = try PeakMemory.measurement()
let stopwatch = Stopwatch(repeats: 9, least: .milliseconds(10))
let report = Report(
  measurements: FrameBenchmarks(stopwatch: stopwatch).measurements()
    + WidthBenchmarks(stopwatch: stopwatch).measurements()
    + (try SnapshotBenchmarks(stopwatch: stopwatch).measurements())
    + (try GrowthBenchmarks(stopwatch: stopwatch).measurements())
    + (try ExplorerBenchmarks().measurements())
    + (try DriverBenchmarks(stopwatch: stopwatch).measurements())
    + (try TerminalBenchmarks(stopwatch: stopwatch).measurements()) + [memory].compactMap { $0 }
)
print(arguments.isEmpty ? report.table : try report.json(), terminator: "")
