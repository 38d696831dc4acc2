import Foundation
import Testing

@testable import Benchmarks

@Suite struct ReportTests {
  private let report = Report(measurements: [
    Measurement(name: "within", unit: "us", floor: 2, ours: 8, goal: 4),
    Measurement(name: "beyond", unit: "us", floor: 2, ours: 8.1, goal: 4),
    Measurement(name: "bare", unit: "ms", floor: nil, ours: 16, goal: 15),
    Measurement(name: "free", unit: "KB", floor: nil, ours: 1_234.5, goal: nil),
  ])

  @Test func `the table marks what is over its goal`() {
    let expected = """
      measurement  floor  ours  unit  ratio      goal
      within        2.00  8.00  us    4.00x  <= 4.00x    ok
      beyond        2.00  8.10  us    4.05x  <= 4.00x  OVER
      bare                16.0  ms            <= 15.0  OVER
      free                1234  KB

      """
    #expect(report.table == expected)
  }

  @Test func `a figure below its minimum says why`() {
    let report = Report(measurements: [
      Measurement(
        name: "fast", unit: "1/s", floor: 8, ours: 4, goal: nil, least: 4,
        obstacle: "nothing"),
      Measurement(
        name: "slow", unit: "1/s", floor: 8, ours: 2, goal: nil, least: 4,
        obstacle: "friction", note: "goal lowered"),
    ])
    let expected = """
      measurement  floor  ours  unit  ratio     goal
      fast          8.00  4.00  1/s   2.00x  >= 4.00    ok
      slow          8.00  2.00  1/s   4.00x  >= 4.00  OVER
      slow: held back by friction
      slow: goal lowered

      """
    #expect(report.table == expected)
  }

  @Test func `the JSON carries ratios and verdicts`() throws {
    struct Line: Decodable, Equatable {
      let name: String
      let ratio: Double?
      let isOver: Bool
    }
    let lines = try JSONDecoder().decode([Line].self, from: Data(try report.json().utf8))
    #expect(
      lines == [
        Line(name: "within", ratio: 4, isOver: false),
        Line(name: "beyond", ratio: 4.05, isOver: true),
        Line(name: "bare", ratio: nil, isOver: true),
        Line(name: "free", ratio: nil, isOver: false),
      ])
  }

  @Test func `the median is the value in the middle`() {
    #expect([3, 1, 2].median == 2)
    #expect([4, 1, 3, 2].median == 2.5)
    #expect([7].median == 7)
    #expect([].median.isNaN)
  }
}
