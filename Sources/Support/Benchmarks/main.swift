let measurements =
  FrameBenchmarks().frames()
  + FrameBenchmarks().keys()
  + (try SnapshotBenchmarks().measurements())
  + ExplorerBenchmarks().measurements()
print(measurements.table, terminator: "")
