/// Makes events of the bytes that a terminal sends, one byte at a time.
///
/// Torn sequences go on with the next byte, whenever that comes. What is pasted, what is not ASCII
/// and sequences that mean nothing here are swallowed, in bounded memory.
struct KeyParser {
  private enum State {
    case ground
    case escape
    case sequence(ControlSequence)
    case function
    case text
    case paste(matched: Int)
    case skip(Int)
  }

  private static let pasteEnd = Array("\u{1B}[201~".utf8)
  private var state = State.ground

  /// Whether an Esc came last, which is a key of its own or begins a sequence.
  var isUndecided: Bool {
    if case .escape = state { true } else { false }
  }

  /// Decides that the Esc that came last is a key of its own.
  mutating func decide() -> Event? {
    guard isUndecided else { return nil }
    state = .ground
    return .key(.escape)
  }

  /// The event that a byte completes, or nothing.
  mutating func event(after byte: UInt8) -> Event? {
    switch state {
    case .paste(let matched):
      paste(byte, matched: matched)
      return nil
    case .skip(let count):
      state = count > 1 ? .skip(count - 1) : .ground
      return nil
    case _ where byte == 0x1B:
      let event = decide()
      state = .escape
      return event
    case _ where byte < 0x20, .ground:
      state = .ground
      return KeyParser.key(byte).map { .key($0) }
    case .escape:
      state = KeyParser.state(afterEscapeAnd: byte)
      return nil
    case .function:
      state = .ground
      return KeyParser.functionKey(byte).map { .key($0) }
    case .text:
      return nil
    case .sequence(var sequence):
      guard sequence.isComplete(after: byte) else {
        state = .sequence(sequence)
        return nil
      }
      state = KeyParser.state(after: sequence)
      return sequence.event
    }
  }

  private mutating func paste(_ byte: UInt8, matched: Int) {
    let isNext = byte == KeyParser.pasteEnd[matched]
    let matched = isNext ? matched + 1 : byte == KeyParser.pasteEnd[0] ? 1 : 0
    state = matched == KeyParser.pasteEnd.count ? .ground : .paste(matched: matched)
  }

  private static func state(afterEscapeAnd byte: UInt8) -> State {
    switch byte {
    case UInt8(ascii: "["): .sequence(ControlSequence())
    case UInt8(ascii: "O"): .function
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"),
      UInt8(ascii: "_"):
      .text
    default: .ground
    }
  }

  private static func state(after sequence: ControlSequence) -> State {
    if sequence.opensPaste { return .paste(matched: 0) }
    return sequence.opensOldMouseReport ? .skip(3) : .ground
  }

  private static func functionKey(_ byte: UInt8) -> Key? {
    byte == UInt8(ascii: "M") ? .enter : ControlSequence.key(byte)
  }

  private static func key(_ byte: UInt8) -> Key? {
    switch byte {
    case 0x03: .interrupt
    case 0x09: .tab
    case 0x0A, 0x0D: .enter
    case 0x1A: .suspend
    case 0x20..<0x7F: .character(byte)
    default: nil
    }
  }
}
