import HeadlessUI

/// The last key or press of the mouse, which the next one repeats if the person may be holding the key
/// down or clicking twice.
///
/// A terminal doesn't tell a key that is held down from one that is pressed again.
struct LastInput {
  /// The time within which a key that is held down starts to repeat, or a click becomes a double click.
  static let delay = Duration.milliseconds(700)

  /// The app is opened at 0, maybe with an Enter that is still held down.
  private var event = Event.key(.enter)
  private var time = Duration.zero
  private(set) var isRepeat = false
  /// Whether the input comes so late that a digit begins another number.
  private(set) var isLate = false
  /// The time until which a key is meant for the text into which the last one went.
  var typingEnd = Duration.zero

  mutating func follow(with event: Event, at now: Duration) {
    let limit = isRepeat ? HeldInput.repetition : LastInput.delay
    isLate = now >= time + .seconds(2)
    isRepeat = event == self.event && now < time + limit
    (self.event, time) = (event, now)
  }
}
