/// An ECMA-48 control sequence from a terminal: its parameters and its final byte.
struct ControlSequence {
  private static let mostParameters = 4
  private static let largest = 9_999
  /// The bits of a mouse button for the modifiers.
  private static let modifiers = 0b1_1100
  /// The keys of final bytes.
  private static let keys: [Unicode.Scalar: Key] = [
    "A": .arrow(.up), "B": .arrow(.down), "C": .arrow(.right), "D": .arrow(.left),
    "F": .end, "H": .home,
  ]
  /// The keys of the parameters before a tilde.
  private static let editingKeys: [Int: Key] = [
    1: .home, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
  ]

  private var prefix: UInt8?
  private var parameters = [0]
  private var final: UInt8?

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

  var opensPaste: Bool { prefix == nil && final == UInt8(ascii: "~") && parameter(0) == 200 }

  /// Whether three arbitrary bytes follow, in the X10 encoding of the mouse.
  var opensOldMouseReport: Bool { prefix == nil && final == UInt8(ascii: "M") }

  var event: Event? {
    switch (prefix, final) {
    case (UInt8(ascii: "<"), let final?): mouseEvent(final)
    case (nil, UInt8(ascii: "R")): .cursor(column: max(parameter(1), 1) - 1)
    case (nil, UInt8(ascii: "Z")): .key(.backTab)
    case (nil, UInt8(ascii: "~")): ControlSequence.editingKeys[parameter(0)].map { .key($0) }
    case (nil, let final?): ControlSequence.key(final).map { .key($0) }
    default: nil
    }
  }

  static func key(_ final: UInt8) -> Key? { keys[Unicode.Scalar(final)] }

  private func parameter(_ index: Int) -> Int { parameters.dropFirst(index).first ?? 0 }

  private func mouseEvent(_ final: UInt8) -> Event? {
    let (row, column) = (parameter(2) - 1, parameter(1) - 1)
    switch (parameter(0) & ~ControlSequence.modifiers, final) {
    case (0, UInt8(ascii: "M")): return .press(row: row, column: column)
    case (0, UInt8(ascii: "m")): return .release(row: row, column: column)
    case (64, UInt8(ascii: "M")): return .wheel(isDown: false)
    case (65, UInt8(ascii: "M")): return .wheel(isDown: true)
    default: return nil
    }
  }
}
