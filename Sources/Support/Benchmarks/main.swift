let measurements =
  FrameBenchmarks().measurements()
  + (try KeyBenchmarks().measurements())
  + (try SnapshotBenchmarks().measurements())
  + ExplorerBenchmarks().measurements()
print(measurements.table, terminator: "")
