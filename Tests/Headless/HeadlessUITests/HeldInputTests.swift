import HeadlessUI
import Testing

struct HeldInputTests {
  private func steps(_ count: Int, delay: Int, interval: Int) -> [Int] {
    var (input, now, steps) = (HeldInput<String>(), Duration.zero, [Int]())
    while steps.reduce(0, +) < count, steps.count < 1_000 {
      steps.append(input.steps(for: "+", at: now))
      now += .milliseconds(steps.count == 1 ? delay : interval)
    }
    return steps
  }

  @Test(arguments: [(500, 33), (250, 92), (375, 90), (660, 40), (250, 50), (660, 90)])
  func `ninety steps take two to four seconds, none of them more than ten`(
    delay: Int, interval: Int
  ) {
    let steps = steps(90, delay: delay, interval: interval)
    let time = delay + (steps.count - 1) * interval
    #expect((2_000...4_000).contains(time), "\(time) ms")
    #expect(Set(steps).isSubset(of: [0, 1, 10]))
  }

  @Test(arguments: [(0, 126), (1, 100)])
  func `an input that comes again and again takes single steps`(others: Int, milliseconds: Int) {
    var (input, now, steps) = (HeldInput<String>(), Duration.zero, [Int]())
    for _ in 0..<50 {
      steps.append(input.steps(for: "+", at: now))
      for _ in 0..<others { _ = input.steps(for: "-", at: now) }
      now += .milliseconds(milliseconds)
    }
    #expect(steps == Array(repeating: 1, count: 50))
  }
}
