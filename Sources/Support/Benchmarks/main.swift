let measurements =
  FrameBenchmarks().measurements()
  + (try KeyBenchmarks().measurements())
  + (try SnapshotBenchmarks().measurements())
  + (try GrowthBenchmarks().measurements())
  + (try ExplorerBenchmarks().measurements())
print(measurements.table, terminator: "")
