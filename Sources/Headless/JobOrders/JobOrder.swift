/// An order of the jobs of an event: that in which they became ready, except for some choices.
///
/// Its text names the choices, such as `2:3` for the third job of those that are ready at the second
/// choice among several; that of the plain order is empty.
@usableFromInline
package struct JobOrder: Hashable, Sendable {
  /// The order in which the events of the caller run their jobs.
  @usableFromInline
  package static var current: JobOrder { Course.current?.order ?? JobOrder() }

  /// The jobs to run out of turn, by the choices, both counted from 0.
  private var jobs: [Int: Int] = [:]

  /// Whether the jobs wait until those of the next event run, in the same turn.
  @usableFromInline package private(set) var isHeld = false

  /// Creates the plain order, or that of an event after which another one happens in the same turn.
  @usableFromInline
  package init(isHeld: Bool = false) { self.isHeld = isHeld }

  /// The number of jobs that run out of turn.
  @usableFromInline package var count: Int { jobs.count }
}

extension JobOrder: LosslessStringConvertible {
  @usableFromInline
  package init?(_ description: String) {
    for part in description.split(separator: ",", omittingEmptySubsequences: false) {
      let numbers = part.split(separator: ":", omittingEmptySubsequences: false).map {
        Int($0) ?? 0
      }
      guard numbers.count == 2, numbers[0] > 0, numbers[1] > 1 else { return nil }
      jobs[numbers[0] - 1] = numbers[1] - 1
    }
  }

  @usableFromInline package var description: String {
    jobs.sorted { $0.key < $1.key }.map { "\($0.key + 1):\($0.value + 1)" }.joined(separator: ",")
  }
}

extension JobOrder {
  /// The choices that are made for some events, or for a test.
  package final class Course: Sendable {
    @TaskLocal package static var current: Course?

    package let order: JobOrder
    /// The number of ready jobs at each choice.
    nonisolated(unsafe) private var widths: [Int] = []

    package init(_ order: JobOrder) { self.order = order }

    /// Performs work whose events make these choices.
    package func perform<Outcome, Failure: Error>(
      _ work: () throws(Failure) -> Outcome
    ) throws(Failure) -> Outcome {
      try Course.$current.withValue(self) { Result(catching: work) }.get()
    }

    /// Whether each job that runs out of turn was among those that were ready.
    package var isFollowed: Bool {
      order.jobs.allSatisfy { $0.key < widths.count && $0.value < widths[$0.key] }
    }

    /// The first choice after those at which a job runs out of turn.
    private var firstChoice: Int { (order.jobs.keys.max() ?? -1) + 1 }

    /// The number of orders that run one more job out of turn, after those of this one.
    package var otherCount: Int { widths.dropFirst(firstChoice).reduce(0) { $0 + $1 - 1 } }

    /// Returns the orders that run one more job out of turn, after those of this one, or some of them that
    /// are spread over the choices, of which there may be many more.
    package func others(atMost limit: Int) -> [JobOrder] {
      var choice = firstChoice
      let total = otherCount
      let count = min(total, limit)
      var passed = 0
      return (0..<count).map { index in
        let place = index * total / count
        while place >= passed + widths[choice] - 1 {
          passed += widths[choice] - 1
          choice += 1
        }
        var other = order
        other.jobs[choice] = place - passed + 1
        return other
      }
    }

    /// Returns the index of the job that runs next, among those that are ready.
    package func choice(among count: Int) -> Int {
      guard count > 1 else { return 0 }
      widths.append(count)
      return min(order.jobs[widths.count - 1] ?? 0, count - 1)
    }
  }

  /// Performs work whose events run their jobs in this order.
  @usableFromInline
  package func perform<Outcome, Failure: Error>(
    _ work: () throws(Failure) -> Outcome
  ) throws(Failure) -> Outcome {
    if jobs.isEmpty, isHeld == false { return try work() }
    return try Course(self).perform(work)
  }

  /// Performs work whose events run their jobs in this order, and returns its result with some of the orders that
  /// run one more job out of turn, after those of this one, and the number of all of them.
  @usableFromInline
  package func performNotingOthers<Outcome>(
    atMost limit: Int, _ work: () -> Outcome
  ) -> (Outcome, others: [JobOrder], count: Int) {
    let course = Course(self)
    return (course.perform(work), course.others(atMost: limit), course.otherCount)
  }
}
