import Dispatch
import ObservedValues
import Synchronization
import TestSupport
import Testing

struct ObservedValueTests {
  @Test func `no thread sees half of a change`() {
    let pair = ObservedValue([10, 10])
    let halves = Atomic(0)
    DispatchQueue.concurrentPerform(iterations: 2) { thread in
      for step in 0..<TestSizes.size(quick: 500, exhaustive: 1_500) {
        if thread == 0 {
          let amount = step % 2 == 0 ? 7 : -7
          pair.update { pair in
            pair[0] += amount
            pair[1] -= amount
          }
        } else if (pair.value.reduce(0, +) == 20) == false {
          halves.add(1, ordering: .relaxed)
        }
      }
    }
    #expect(halves.load(ordering: .relaxed) == 0)
  }

  @Test func `a reader that tracks and then compares always comes to the final value`() {
    for round in 1...TestSizes.size(quick: 10, exhaustive: 60) {
      let number = ObservedValue(0)
      DispatchQueue.global().async {
        for _ in 0..<90 { number.update { $0 += 1 } }
      }
      let heard = Notifications()
      var seen = number.value
      while seen < 90 {
        seen = withObservationTracking {
          number.value
        } onChange: {
          heard.post()
        }
        guard number.value == seen, seen < 90 else { continue }
        guard heard.wait() else {
          Issue.record("round \(round): a change after \(seen) wasn't heard")
          return
        }
      }
    }
  }
}

@Observable final class Score {
  var points = 0
}

@Test func `a class that imports ObservedValues is observed`() {
  let score = Score()
  let isChanged = Mutex(false)
  withObservationTracking {
    _ = score.points
  } onChange: {
    isChanged.withLock { $0 = true }
  }
  score.points = 1
  #expect(isChanged.withLock { $0 })
}
