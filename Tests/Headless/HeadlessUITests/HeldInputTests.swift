import HeadlessUI
import Testing

struct HeldInputTests {
  /// Returns the steps of an input at some times in milliseconds, before each of which others come.
  private func steps(at times: [Int], others: Int = 0) -> [Int] {
    var input = HeldInput()
    return times.map { time in
      for _ in 0..<others { _ = input.steps(for: 1, on: 1, at: .milliseconds(time)) }
      return input.steps(for: 2, on: 1, at: .milliseconds(time))
    }
  }

  @Test(arguments: [(500, 33), (250, 92), (375, 90), (660, 40), (250, 50), (660, 90)])
  func `ninety steps take two to four seconds, none of them more than ten`(
    delay: Int, interval: Int
  ) {
    let times = [0] + (0..<1_000).map { delay + $0 * interval }
    var count = 0
    let found = zip(times, steps(at: times)).prefix { _, steps in
      defer { count += steps }
      return count < 90
    }
    #expect((2_000...4_000).contains(found.last?.0 ?? 0))
    #expect(Set(found.map(\.1)).isSubset(of: [0, 1, 10]))
  }

  @Test(arguments: [(0, 126), (1, 100)])
  func `an input that comes again and again takes single steps`(others: Int, milliseconds: Int) {
    let steps = steps(at: (0..<50).map { $0 * milliseconds }, others: others)
    #expect(steps == Array(repeating: 1, count: 50))
  }
}
