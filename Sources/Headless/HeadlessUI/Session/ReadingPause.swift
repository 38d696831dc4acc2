/// The time after a layer came up in which nobody can have read it, so that answers don't count.
///
/// It keeps the second half of a double click from answering an alert that the first half has brought
/// up. Each answer within it makes it begin anew. Times are measured from any moment.
struct ReadingPause {
  static let usual = Duration.milliseconds(250)

  private var length = usual
  private var end: Duration?

  mutating func begin(at now: Duration, for length: Duration = usual) {
    self.length = length
    end = now + length
  }

  /// Returns whether an answer counts now.
  mutating func admitsAnswer(at now: Duration) -> Bool {
    guard let end, now < end else { return true }
    begin(at: now, for: length)
    return false
  }
}
