import HeadlessUI

/// Keeps a key that is held down, and the second half of a double click, from answering a layer that
/// nobody has had the time to read.
///
/// Answers are the keys and clicks that activate a control, and the keys that dismiss or leave if the
/// same key brought up the layer. They count once the session admits them. The first repeat of a key that
/// is held down can come later than that, so the key that brought up the layer has to rest for longer.
struct AnswerGuard {
  /// The time within which a key that is held down starts to repeat.
  static let delay = Duration.milliseconds(700)

  /// The app is opened at 0, maybe with an Enter that is still held down.
  private var opener: (key: Key, time: Duration)? = (.enter, .zero)
  private var last: (key: Key, time: Duration)?

  mutating func layerChanged(at now: Duration) {
    opener = last.flatMap { now < $0.time + AnswerGuard.delay ? $0 : nil }
  }

  /// Returns whether a key counts, or a press of the mouse if that is `nil`.
  mutating func admits<App>(
    _ key: Key?, at now: Duration, in session: inout PortSession<App>
  ) -> Bool {
    if let key { last = (key, now) }
    if let key, (key == opener?.key) == false { opener = nil }
    switch key {
    case nil, .enter, .space: break
    case .escape, .leave, .help: if opener == nil { return true }
    default: return true
    }
    if (key == nil) == false, let opener, now < opener.time + AnswerGuard.delay {
      session.beginReading(at: now)
    }
    return session.admitsAnswer(at: now)
  }
}
