@testable import TerminalUI

/// A clock that stands still until a test moves it.
final class TestClock {
  private(set) var now = ContinuousClock.now

  /// Lets some milliseconds pass.
  func advance(_ milliseconds: Int) {
    now += .milliseconds(milliseconds)
  }

  /// Moves the clock to a later time.
  func advance(to later: ContinuousClock.Instant) {
    now = max(now, later)
  }
}

extension TerminalView {
  /// Lets the time pass in which the port reads the screen again because it may just have changed.
  mutating func settle(_ clock: TestClock) {
    while let patience {
      clock.advance(Int(patience))
      _ = paint()
    }
  }
}
