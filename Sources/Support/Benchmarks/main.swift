let measurements =
  FrameBenchmarks().frames()
  + FrameBenchmarks().keys()
  + ExplorerBenchmarks().measurements()
print(measurements.table, terminator: "")
