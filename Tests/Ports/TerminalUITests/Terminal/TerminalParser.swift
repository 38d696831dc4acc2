/// A parser for the bytes that a program writes to a terminal, which can arrive in any pieces.
struct TerminalParser: Hashable {
  /// An element of the output of a program.
  enum Part: Hashable {
    /// A character to show.
    case scalar(Unicode.Scalar)
    /// A control character, such as a line feed.
    case control(UInt8)
    /// A control sequence, without `ESC [`.
    case sequence(String)
    /// An escape sequence other than a control sequence, without `ESC`.
    case escape(String)
    /// Bytes that aren't UTF-8.
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

  /// A Boolean value that indicates whether the last element is complete.
  var isAtBoundary: Bool { state == .text && bytes.isEmpty }

  /// Handles a byte, and returns the element that it completes, or `nil` if it completes none.
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

/// An ECMA-48 control sequence: `ESC [`, parameters, intermediate bytes, and a final byte.
struct TerminalSequence: Hashable {
  /// The bytes before the parameters, such as `?`.
  let prefix: String
  /// The parameters, each of which is `nil` if it's left out.
  let parameters: [Int?]
  /// The intermediate bytes and the final byte, such as `H` or `$p`.
  let function: String

  /// Creates a sequence from the text after `ESC [`, or `nil` if it isn't well-formed.
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

  /// Returns the parameter at an index, or a default value if it's left out.
  func parameter(_ index: Int, default value: Int) -> Int {
    parameters.indices.contains(index) ? parameters[index] ?? value : value
  }

  /// Returns the parameter at an index as a count, which is at least 1.
  func count(_ index: Int = 0) -> Int {
    max(parameter(index, default: 1), 1)
  }
}
