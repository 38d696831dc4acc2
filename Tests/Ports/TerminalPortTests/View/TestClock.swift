/// A clock that stands still until a test moves it.
final class TestClock {
  private(set) var now = ContinuousClock.now

  /// Lets some milliseconds pass.
  func advance(_ milliseconds: Int) {
    now += .milliseconds(milliseconds)
  }
}
