import PlainText

/// A parser that turns the bytes from a terminal into events, one byte at a time.
///
/// A sequence can arrive in pieces, but it must be complete by a deadline, so that one whose rest is
/// lost swallows the keys that follow only for a moment. The deadline is counted from the start of the
/// sequence. Each byte puts it off by so little that a person who types reaches it, and a long paste
/// doesn't. Pasted text, text that no key stands for, and unknown sequences are ignored, in bounded
/// memory.
struct KeyParser {
  private enum State {
    case ground
    /// The bytes so far of a scalar that isn't ASCII.
    case scalar([UInt8])
    case escape
    case sequence(ControlSequence)
    case function
    case text
    /// The last bytes, up to as many as the end has.
    case paste([UInt8])
    case skip(Int)

    var patience: Duration? {
      switch self {
      case .ground: nil
      case .escape: .milliseconds(50)
      case .scalar, .sequence, .function, .text, .skip: .milliseconds(500)
      case .paste: .seconds(1)
      }
    }
  }

  private static let pasteEnd = Array("\u{1B}[201~".utf8)
  private static let timeOfByte = Duration.milliseconds(1)

  /// The time at which to call ``decide()``, or `nil` if nothing is incomplete.
  private(set) var deadline: ContinuousClock.Instant?
  private var state = State.ground

  /// Ends an incomplete sequence: an Esc is then a key by itself.
  mutating func decide() -> Event? {
    let event: Event? = if case .escape = state { .key(.escape) } else { nil }
    state = .ground
    deadline = nil
    return event
  }

  /// The event that a byte completes.
  mutating func event(after byte: UInt8, at now: ContinuousClock.Instant) -> Event? {
    giveUp(at: now)
    switch state {
    case .paste(let bytes):
      let last = Array((bytes + [byte]).suffix(KeyParser.pasteEnd.count))
      proceed(to: last == KeyParser.pasteEnd ? .ground : .paste(last), at: now)
      return nil
    case .skip(let count):
      proceed(to: count > 1 ? .skip(count - 1) : .ground, at: now)
      return nil
    case _ where byte == 0x1B:
      let event = decide()
      begin(.escape, at: now)
      return event
    case .scalar(let bytes) where byte & 0xC0 == 0x80:
      return event(of: bytes + [byte], at: now)
    case _ where byte < 0x20, .ground, .scalar:
      if 0xC2..<0xF5 ~= byte { return event(of: [byte], at: now) }
      begin(.ground, at: now)
      return KeyParser.key(byte).map { .key($0) }
    case .escape:
      begin(KeyParser.state(afterEscapeAnd: byte), at: now)
      return nil
    case .function:
      begin(.ground, at: now)
      let key = byte == UInt8(ascii: "M") ? .enter : ControlSequence.key(byte)
      return key.map { .key($0) }
    case .text:
      proceed(to: .text, at: now)
      return nil
    case .sequence(var sequence):
      guard sequence.isComplete(after: byte) else {
        proceed(to: .sequence(sequence), at: now)
        return nil
      }
      begin(KeyParser.state(after: sequence), at: now)
      return sequence.event
    }
  }

  /// The event of a scalar, if these are all of its bytes.
  private mutating func event(of bytes: [UInt8], at now: ContinuousClock.Instant) -> Event? {
    guard bytes.count == (~bytes[0]).leadingZeroBitCount else {
      begin(.scalar(bytes), at: now)
      return nil
    }
    begin(.ground, at: now)
    let scalar = String(decoding: bytes, as: UTF8.self).unicodeScalars.first?.latinKey
    return scalar.flatMap { $0.isASCII ? KeyParser.key(UInt8($0.value)) : nil }.map { .key($0) }
  }

  /// An Esc still belongs to the next byte, because both may have waited to be read.
  private mutating func giveUp(at now: ContinuousClock.Instant) {
    guard let deadline, deadline <= now else { return }
    if case .escape = state { return }
    _ = decide()
  }

  /// The state gets all of its time.
  private mutating func begin(_ state: State, at now: ContinuousClock.Instant) {
    self.state = state
    deadline = state.patience.map { now + $0 }
  }

  /// Each byte gets the sequence a little more time.
  private mutating func proceed(to state: State, at now: ContinuousClock.Instant) {
    self.state = state
    let later = deadline.map { $0 + KeyParser.timeOfByte }
    deadline = state.patience.map { min(later ?? now + $0, now + $0) }
  }

  private static func state(afterEscapeAnd byte: UInt8) -> State {
    switch Unicode.Scalar(byte) {
    case "[": .sequence(ControlSequence())
    case "O": .function
    case "]", "P", "X", "^", "_": .text
    default: .ground
    }
  }

  private static func state(after sequence: ControlSequence) -> State {
    if sequence.opensPaste { return .paste([]) }
    return sequence.opensOldMouseReport ? .skip(3) : .ground
  }

  private static func key(_ byte: UInt8) -> Key? {
    switch byte {
    case 0x03: .interrupt
    case 0x08, 0x7F: .backspace
    case 0x09: .tab
    case 0x0A, 0x0D: .enter
    case 0x0C: .repaint
    case 0x1A: .suspend
    case UInt8(ascii: "Q"): .leave
    case 0x20..<0x7F: .character(byte)
    default: nil
    }
  }
}
