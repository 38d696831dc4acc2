import Testing

@testable import Benchmarks

@Suite struct MeasurementTests {
  @Test func `the table compares each figure with its goal`() {
    let measurements = [
      Measurement(name: "within", unit: "us", floor: 2, ours: 8, goal: 4),
      Measurement(name: "beyond", unit: "us", floor: 2, ours: 8.1, goal: 4),
      Measurement(name: "bare", unit: "ms", floor: nil, ours: 16, goal: 15),
      Measurement(name: "free", unit: "KB", floor: nil, ours: 1_234.5, goal: nil),
    ]
    let expected = """
      measurement  floor  ours  unit  ratio      goal
      within        2.00  8.00  us    4.00x  <= 4.00x    ok
      beyond        2.00  8.10  us    4.05x  <= 4.00x  OVER
      bare                16.0  ms            <= 15.0  OVER
      free                1234  KB

      """
    #expect(measurements.table == expected)
  }

  @Test func `the median is the value in the middle`() {
    let samples: [[Double]] = [[3, 1, 2], [4, 1, 3, 2], [7]]
    #expect(samples.map { $0.median } == [2, 2.5, 7])
  }
}
