/// A parser that turns the bytes from a terminal into events, one byte at a time.
///
/// A sequence can arrive in pieces, however late the next byte is. A paste can't, because one
/// without an end would swallow even the key that quits. Pasted text, text that isn't ASCII, and
/// unknown sequences are ignored, in bounded memory.
package struct KeyParser {
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

  /// Creates a parser at the start of an event.
  package init() {}

  /// The number of milliseconds to wait for the next byte before calling ``decide()``, or `nil` to
  /// wait as long as it takes.
  package var patience: Int32? {
    switch state {
    case .escape: 50
    case .paste: 1_000
    default: nil
    }
  }

  /// Ends what is incomplete because no more bytes have come, and returns the event.
  ///
  /// An Esc is then a key by itself, and a paste whose end was lost is over.
  package mutating func decide() -> Event? {
    switch state {
    case .escape:
      state = .ground
      return .key(.escape)
    case .paste:
      state = .ground
      return nil
    default:
      return nil
    }
  }

  /// Returns the event that a byte completes, or `nil` if it completes none.
  package mutating func event(after byte: UInt8) -> Event? {
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
    case 0x0C: .repaint
    case 0x1A: .suspend
    case 0x20..<0x7F: .character(byte)
    default: nil
    }
  }
}
