import HeadlessUI

/// Keeps a key that is held down, and the second half of a double click, from answering a layer that
/// nobody has had the time to read.
///
/// Answers are the keys and clicks that activate a control, and the keys that dismiss or leave if the
/// same key brought up the layer. They count once the session admits them. The first repeat of a key that
/// is held down can come later than that. So an answer by the last key before the layer came up is held
/// back until it's clear that the key isn't repeating.
struct AnswerGuard {
  enum Verdict {
    case counts
    case isIgnored
    /// It counts at the ``deadline``, unless the same key comes again before.
    case isHeldBack
  }

  /// The time within which a key that is held down starts to repeat.
  static let delay = Duration.milliseconds(1_000)

  private var opener: (key: Key, time: Duration)?
  private var last: (key: Key, time: Duration)?
  private var heldBack: (key: Key, end: Duration)?

  /// The app is opened at 0, maybe with an Enter that is still held down.
  init() {
    opener = (.enter, .zero)
  }

  var deadline: Duration? { heldBack?.end }

  mutating func layerChanged(at now: Duration) {
    opener = last.flatMap { now < $0.time + AnswerGuard.delay ? $0 : nil }
    heldBack = nil
  }

  /// The key that was held back, if it counts now because it's time or another event comes.
  mutating func takeHeldBack(before event: Event? = nil, at now: Duration) -> Key? {
    guard let heldBack else { return nil }
    if heldBack.end > now, event == nil || event == .key(heldBack.key) { return nil }
    self.heldBack = nil
    opener = nil
    return heldBack.key
  }

  /// Judges a key, or a press of the mouse if that is `nil`.
  mutating func verdict<App>(
    on key: Key?, at now: Duration, in session: inout PortSession<App>
  ) -> Verdict {
    let isAnswer = key.map(isAnswer) ?? true
    if let key {
      last = (key, now)
      if (opener?.key == key) == false { opener = nil }
    }
    guard isAnswer else { return .counts }
    if (heldBack == nil) == false { session.beginReading(at: now) }
    heldBack = nil
    guard session.admitsAnswer(at: now) else { return .isIgnored }
    if let key, let opener, now < opener.time + AnswerGuard.delay {
      heldBack = (key, now + heldRepetition)
      return .isHeldBack
    }
    return .counts
  }

  private func isAnswer(_ key: Key) -> Bool {
    switch key {
    case .enter, .space: true
    case .escape, .leave, .help: key == opener?.key
    default: false
    }
  }
}
