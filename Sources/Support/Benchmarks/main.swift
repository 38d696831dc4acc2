let stopwatch = Stopwatch(repeats: 9, least: .milliseconds(10))
let measurements =
  FrameBenchmarks(stopwatch: stopwatch).measurements()
  + (try KeyBenchmarks(stopwatch: stopwatch).measurements())
  + (try SnapshotBenchmarks(stopwatch: stopwatch).measurements())
  + (try GrowthBenchmarks(stopwatch: stopwatch).measurements())
  + (try ExplorerBenchmarks().measurements())
print(measurements.table, terminator: "")
