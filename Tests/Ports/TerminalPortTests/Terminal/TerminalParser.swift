/// Takes the bytes that a program writes to a terminal apart, however they are torn.
struct TerminalParser: Hashable {
  /// A part of what a program writes.
  enum Part: Hashable {
    /// A character to show.
    case scalar(Unicode.Scalar)
    /// A control such as a line feed.
    case control(UInt8)
    /// What stands after `ESC [`.
    case sequence(String)
    /// What stands after `ESC` where that is no bracket, up to its end.
    case escape(String)
    /// Bytes that are not UTF-8.
    case invalid([UInt8])
  }

  private enum State: Hashable {
    case text
    case escape
    case sequence
    case string
  }

  private var state = State.text
  private var bytes: [UInt8] = []

  /// Whether the last part is whole.
  var isAtBoundary: Bool { state == .text && bytes.isEmpty }

  /// Takes a byte, and gives the part that it ends.
  mutating func next(_ byte: UInt8) -> Part? {
    bytes.append(byte)
    switch state {
    case .text:
      guard byte == 0x1B else { return text(byte) }
      state = .escape
      bytes = []
    case .escape:
      switch byte {
      case UInt8(ascii: "["):
        state = .sequence
        bytes = []
      case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"): state = .string
      case 0x20...0x2F: break
      default: return .escape(finish())
      }
    case .sequence where byte == 0x1B:
      state = .escape
      bytes = []
    case .sequence:
      if (0x40...0x7E).contains(byte) { return .sequence(finish()) }
    case .string:
      if byte == 0x07 || bytes.suffix(2) == [0x1B, UInt8(ascii: "\\")] { return .escape(finish()) }
    }
    return nil
  }

  private mutating func text(_ byte: UInt8) -> Part? {
    if bytes.count == 1, byte < 0x20 || byte == 0x7F {
      bytes = []
      return .control(byte)
    }
    let length = [0xC0...0xDF: 2, 0xE0...0xEF: 3, 0xF0...0xF7: 4].first {
      $0.key.contains(bytes.first ?? 0)
    }
    guard bytes.count == length?.value ?? 1 || byte < 0x80 else { return nil }
    defer { bytes = [] }
    guard let text = String(validating: bytes, as: UTF8.self), text.unicodeScalars.count == 1,
      let scalar = text.unicodeScalars.first
    else { return .invalid(bytes) }
    return .scalar(scalar)
  }

  private mutating func finish() -> String {
    defer {
      bytes = []
      state = .text
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// A control sequence of ECMA-48: `ESC [`, parameters, intermediates and a final byte.
struct TerminalSequence: Hashable {
  /// What stands before the parameters, such as `?`, or nothing.
  let prefix: String
  /// The numbers, each nothing where it is left out.
  let parameters: [Int?]
  /// The intermediates and the final byte, such as `H` or `$p`.
  let function: String

  /// Reads what stands after `ESC [`, or gives nothing where it is not well-formed.
  init?(_ body: String) {
    let prefix = body.prefix { "<=>?".contains($0) }
    let rest = body.dropFirst(prefix.count)
    let digits = rest.prefix { ("0"..."9").contains($0) || $0 == ";" }
    let numbers = digits.split(separator: ";", omittingEmptySubsequences: false)
    guard numbers.allSatisfy({ $0.count < 6 }) else { return nil }
    self.prefix = String(prefix)
    parameters = numbers.map { Int($0) }
    function = String(rest.dropFirst(digits.count))
  }

  /// A parameter by its index, or its value where it is left out.
  func parameter(_ index: Int, default value: Int) -> Int {
    parameters.indices.contains(index) ? parameters[index] ?? value : value
  }

  /// A parameter that counts, at least 1.
  func count(_ index: Int = 0) -> Int {
    max(parameter(index, default: 1), 1)
  }
}
