import Testing

@testable import Benchmarks

@Suite struct MeasurementTests {
  @Test func `the table compares each figure with its goal`() {
    let measurements = [
      Measurement(name: "within", floor: 2, ours: 8, goal: 4),
      Measurement(name: "beyond", floor: 2, ours: 8.1, goal: 4),
      Measurement(name: "free", floor: 100, ours: 1_234.5, goal: nil),
    ]
    let expected = """
      measurement  floor us  ours us  ratio      goal
      within           2.00     8.00  4.00x  <= 4.00x    ok
      beyond           2.00     8.10  4.05x  <= 4.00x  OVER
      free            100.0     1234  12.3x

      """
    #expect(measurements.table == expected)
  }
}
