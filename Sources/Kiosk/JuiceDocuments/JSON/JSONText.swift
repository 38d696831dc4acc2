/// Reads the escapes of a text in a JSON document.
struct JSONEscapes {
  private let literal: ArraySlice<UInt8>
  private var index: Int

  /// Creates a reader of a text without its quotes.
  init(_ literal: ArraySlice<UInt8>) {
    self.literal = literal
    index = literal.startIndex
  }

  /// Returns the text without its escapes, or `nil` if one of them is invalid.
  mutating func text() -> String? {
    var text: [UInt8] = []
    while let byte = next() {
      guard byte == UInt8(ascii: "\\") else {
        text.append(byte)
        continue
      }
      switch next() {
      case .some(let byte) where byte == UInt8(ascii: "u"):
        guard let scalar = scalar() else { return nil }
        text += Character(scalar).utf8
      case .some(let byte) where byte == UInt8(ascii: "/"): text.append(byte)
      case .some(let letter):
        guard let escape = JSONEscape.all.first(where: { $0.letter == letter }) else { return nil }
        text.append(escape.byte)
      case nil: return nil
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func next() -> UInt8? {
    guard index < literal.endIndex else { return nil }
    defer { index += 1 }
    return literal[index]
  }

  /// Returns the scalar of one code unit of UTF-16 or of two, the second of which has an escape of
  /// its own.
  private mutating func scalar() -> Unicode.Scalar? {
    guard let unit = unit() else { return nil }
    guard 0xD800...0xDBFF ~= unit else { return Unicode.Scalar(unit) }
    guard next() == UInt8(ascii: "\\"), next() == UInt8(ascii: "u"), let second = self.unit(),
      0xDC00...0xDFFF ~= second
    else { return nil }
    return Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (second - 0xDC00))
  }

  private mutating func unit() -> UInt32? {
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = next() else { return nil }
      let letter = byte | 0x20
      if byte.isDigit {
        unit = unit << 4 + UInt32(byte - UInt8(ascii: "0"))
      } else if (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(letter) {
        unit = unit << 4 + UInt32(letter - UInt8(ascii: "a")) + 10
      } else {
        return nil
      }
    }
    return unit
  }
}

extension String {
  /// The text in quotes, in which only quotes, backslashes, and controls are escaped.
  var json: [UInt8] {
    let digits = Array("0123456789abcdef".utf8)
    var literal = [UInt8(ascii: "\"")]
    for byte in utf8 {
      if let escape = JSONEscape.all.first(where: { $0.byte == byte }) {
        literal += [UInt8(ascii: "\\"), escape.letter]
      } else if byte < 0x20 {
        literal += Array(#"\u00"#.utf8) + [digits[Int(byte >> 4)], digits[Int(byte & 0xF)]]
      } else {
        literal.append(byte)
      }
    }
    return literal + [UInt8(ascii: "\"")]
  }
}

/// An escape by one letter.
private struct JSONEscape {
  let letter: UInt8
  let byte: UInt8

  static let all = [
    JSONEscape(letter: UInt8(ascii: "\""), byte: UInt8(ascii: "\"")),
    JSONEscape(letter: UInt8(ascii: "\\"), byte: UInt8(ascii: "\\")),
    JSONEscape(letter: UInt8(ascii: "b"), byte: 0x08),
    JSONEscape(letter: UInt8(ascii: "f"), byte: 0x0C),
    JSONEscape(letter: UInt8(ascii: "n"), byte: 0x0A),
    JSONEscape(letter: UInt8(ascii: "r"), byte: 0x0D),
    JSONEscape(letter: UInt8(ascii: "t"), byte: 0x09),
  ]
}
