let measurements =
  FrameBenchmarks().measurements()
  + KeyBenchmarks().measurements()
  + (try SnapshotBenchmarks().measurements())
  + ExplorerBenchmarks().measurements()
print(measurements.table, terminator: "")
