import ObservedValues
import Synchronization
import Testing

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
