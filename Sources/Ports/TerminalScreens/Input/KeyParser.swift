import CellText

/// A parser that turns the bytes from a terminal into events, one byte at a time.
///
/// A sequence can arrive in pieces, but it must be complete by a deadline, so that one whose rest is
/// lost swallows the keys that follow only for a moment. The deadline is counted from the start of the
/// sequence, except that each byte of a paste puts it off. Unknown sequences are ignored, in bounded memory.
struct KeyParser {
  private enum State: Equatable {
    case ground
    /// The bytes so far of a scalar that isn't ASCII.
    case scalar([UInt8])
    case escape
    /// The bytes so far of a control sequence.
    case sequence([UInt8])
    case function
    case text
    case paste
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

  private static let mostBytesOfSequence = 32
  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  /// The time at which to call ``decide()``, or `nil` if nothing is incomplete.
  private(set) var deadline: ContinuousClock.Instant?
  private var state = State.ground
  private var pasted: [UInt8] = []

  /// Ends an incomplete sequence: an Esc is then a key by itself.
  mutating func decide() -> Event? {
    let event = state == .escape ? Event.key(.escape) : nil
    state = .ground
    deadline = nil
    return event
  }

  /// The event that a byte completes.
  ///
  /// An Esc still belongs to the next byte after the deadline, because both may have waited to be read.
  mutating func event(after byte: UInt8, at now: ContinuousClock.Instant) -> Event? {
    if let deadline, deadline <= now, (state == .escape) == false { _ = decide() }
    if state == .paste { pasted.append(byte) } else { pasted = [] }
    let (next, event) = step(from: state, byte)
    let isLonger = event == nil && next.patience == state.patience && (next == .paste) == false
    if isLonger == false { deadline = next.patience.map { now + $0 } }
    state = next
    return event
  }

  private func step(from state: State, _ byte: UInt8) -> (State, Event?) {
    let end = KeyParser.pasteEnd
    switch state {
    case .paste where pasted.suffix(end.count) == end[...]:
      return (.ground, .key(.paste(String(decoding: pasted.dropLast(end.count), as: UTF8.self))))
    case .paste: return (.paste, nil)
    case .skip(let count): return (count > 1 ? .skip(count - 1) : .ground, nil)
    case _ where byte == 0x1B: return (.escape, state == .escape ? .key(.escape) : nil)
    case .scalar(let bytes) where byte & 0xC0 == 0x80: return step(after: bytes + [byte])
    case _ where byte < 0x20, .ground, .scalar:
      return 0xC2..<0xF5 ~= byte ? step(after: [byte]) : (.ground, key(byte).map { .key($0) })
    case .escape where byte == UInt8(ascii: "["): return (.sequence([]), nil)
    case .escape where byte == UInt8(ascii: "O"): return (.function, nil)
    case .escape: return ("]PX^_".utf8.contains(byte) ? .text : .ground, nil)
    case .function:
      let key = byte == UInt8(ascii: "M") ? .enter : ControlSequence.key(byte)
      return (.ground, key.map { .key($0) })
    case .text: return (.text, nil)
    case .sequence(let body) where 0x40..<0x7F ~= byte:
      let sequence = ControlSequence(body: body, final: byte)
      if sequence.opensPaste { return (.paste, nil) }
      return (sequence.opensOldMouseReport ? .skip(3) : .ground, sequence.event)
    case .sequence(let body):
      let isKept = 0x30..<0x40 ~= byte && body.count < KeyParser.mostBytesOfSequence
      return (.sequence(isKept ? body + [byte] : body), nil)
    }
  }

  /// The event is that of a scalar, if these are all of its bytes.
  private func step(after bytes: [UInt8]) -> (State, Event?) {
    guard bytes.count == (~bytes[0]).leadingZeroBitCount else { return (.scalar(bytes), nil) }
    let text = String(decoding: bytes, as: UTF8.self)
    return (.ground, text.isDamaged ? nil : .key(.text(text)))
  }

  private func key(_ byte: UInt8) -> Key? {
    switch byte {
    case 0x01: .home
    case 0x03: .interrupt
    case 0x05: .end
    case 0x08, 0x7F: .backspace
    case 0x09: .tab
    case 0x0A, 0x0D: .enter
    case 0x0B: .eraseEnd
    case 0x0C: .repaint
    case 0x15: .eraseStart
    case 0x17: .eraseWord
    case 0x1A: .suspend
    case 0x20..<0x7F: .text(String(Unicode.Scalar(byte)))
    default: nil
    }
  }
}
