/// An ECMA-48 control sequence from a terminal: its parameters and its final byte.
struct ControlSequence {
  private static let mostParameters = 4
  private static let largest = 9_999

  private var prefix: UInt8?
  private var parameters = [0]
  private var final: UInt8?

  /// Appends a byte, and returns whether it's the final one.
  mutating func isComplete(after byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      let digit = Int(byte - UInt8(ascii: "0"))
      let last = parameters.popLast() ?? 0
      parameters.append(min(last * 10 + digit, ControlSequence.largest))
    case UInt8(ascii: ";"):
      if parameters.count < ControlSequence.mostParameters { parameters.append(0) }
    case UInt8(ascii: "<")...UInt8(ascii: "?"):
      prefix = byte
    case 0x40..<0x7F:
      final = byte
      return true
    default:
      break
    }
    return false
  }

  /// A Boolean value that indicates whether the sequence starts a paste.
  var opensPaste: Bool { prefix == nil && final == UInt8(ascii: "~") && first == 200 }

  /// A Boolean value that indicates whether the sequence starts a mouse report in the X10 encoding,
  /// which goes on with three arbitrary bytes.
  var opensOldMouseReport: Bool { prefix == nil && final == UInt8(ascii: "M") }

  /// The event that the sequence reports, or `nil` if it is ignored.
  var event: Event? {
    switch (prefix, final) {
    case (UInt8(ascii: "<"), UInt8(ascii: "M")): mousePress
    case (UInt8(ascii: "<"), UInt8(ascii: "m")): mouseRelease
    case (nil, UInt8(ascii: "R")): .cursor(column: max(second, 1) - 1)
    case (nil, UInt8(ascii: "Z")): .key(.backTab)
    case (nil, UInt8(ascii: "~")): editingKey.map { .key($0) }
    case (nil, let byte?): ControlSequence.key(byte).map { .key($0) }
    default: nil
    }
  }

  /// Returns the key for a final byte, with or without modifiers.
  static func key(_ final: UInt8) -> Key? {
    switch final {
    case UInt8(ascii: "A"): .arrow(.up)
    case UInt8(ascii: "B"): .arrow(.down)
    case UInt8(ascii: "C"): .arrow(.right)
    case UInt8(ascii: "D"): .arrow(.left)
    case UInt8(ascii: "F"): .end
    case UInt8(ascii: "H"): .home
    default: nil
    }
  }

  private var first: Int { parameters.first ?? 0 }

  private var second: Int { parameters.dropFirst().first ?? 0 }

  private var third: Int { parameters.dropFirst(2).first ?? 0 }

  private var editingKey: Key? {
    switch first {
    case 1, 7: .home
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    default: nil
    }
  }

  /// A press of the first button or a turn of the wheel, with or without modifiers.
  private var mousePress: Event? {
    switch mouseButton {
    case 0: .press(row: third - 1, column: second - 1)
    case 64: .wheel(isDown: false)
    case 65: .wheel(isDown: true)
    default: nil
    }
  }

  /// A release of the first button, with or without modifiers.
  private var mouseRelease: Event? {
    mouseButton == 0 ? .release(row: third - 1, column: second - 1) : nil
  }

  /// The button of a mouse report, without its modifiers.
  private var mouseButton: Int { first & ~0b1_1100 }
}
