/// An ECMA-48 control sequence from a terminal: its parameters and its final byte.
struct ControlSequence: Equatable {
  /// The bits of a mouse button for the modifiers.
  private static let modifiers = 0b1_1100
  /// The keys of final bytes, with the parameter before a tilde.
  private static let keys: [String: Key] = [
    "A": .arrow(.up), "B": .arrow(.down), "C": .arrow(.right), "D": .arrow(.left), "F": .end,
    "H": .home, "Z": .backTab, "1~": .home, "3~": .delete, "4~": .end, "5~": .pageUp,
    "6~": .pageDown, "7~": .home, "8~": .end,
  ]

  let body: [UInt8]
  let final: UInt8

  var opensPaste: Bool { prefix == nil && final == UInt8(ascii: "~") && parameter(0) == 200 }

  /// Whether three arbitrary bytes follow, in the X10 encoding of the mouse.
  var opensOldMouseReport: Bool { prefix == nil && final == UInt8(ascii: "M") }

  var event: Event? {
    switch (prefix, final) {
    case (UInt8(ascii: "<"), _): mouseEvent
    case (nil, UInt8(ascii: "R")): .cursor(column: max(parameter(1), 1) - 1)
    case (nil, _): ControlSequence.key(final, parameter(0)).map { .key($0) }
    default: nil
    }
  }

  static func key(_ final: UInt8, _ parameter: Int = 0) -> Key? {
    keys[(final == UInt8(ascii: "~") ? "\(parameter)" : "") + String(Unicode.Scalar(final))]
  }

  private var prefix: UInt8? { body.first.flatMap { 0x3C..<0x40 ~= $0 ? $0 : nil } }

  private func parameter(_ index: Int) -> Int {
    let parameters = body.drop { 0x3C..<0x40 ~= $0 }
      .split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
    return Int(String(decoding: parameters.dropFirst(index).first ?? [], as: UTF8.self)) ?? 0
  }

  private var mouseEvent: Event? {
    let row = parameter(2) - 1
    let column = parameter(1) - 1
    switch (parameter(0) & ~ControlSequence.modifiers, final) {
    case (0, UInt8(ascii: "M")): return .press(row: row, column: column)
    case (0, UInt8(ascii: "m")): return .release(row: row, column: column)
    case (64, UInt8(ascii: "M")): return .wheel(isDown: false)
    case (65, UInt8(ascii: "M")): return .wheel(isDown: true)
    default: return nil
    }
  }
}
