let measurements =
  FrameBenchmarks().measurements()
  + (try KeyBenchmarks().measurements())
  + (try SnapshotBenchmarks().measurements())
  + (try GrowthBenchmarks().measurements())
  + ExplorerBenchmarks().measurements()
print(measurements.table, terminator: "")
