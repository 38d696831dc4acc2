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
      case .some(UInt8(ascii: "u")):
        guard let scalar = scalar() else { return nil }
        text += Character(scalar).utf8
      case .some(UInt8(ascii: "\"")), .some(UInt8(ascii: "\\")), .some(UInt8(ascii: "/")):
        text.append(literal[index - 1])
      case .some(let letter):
        guard let control = letters.firstIndex(of: letter) else { return nil }
        text.append(0x08 + UInt8(control))
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
  var json: String {
    var literal = [UInt8(ascii: "\"")]
    for byte in Array(utf8) {
      let letter = 0x08...0x0D ~= byte ? letters[Int(byte - 0x08)] : UInt8(ascii: "u")
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
        literal += [UInt8(ascii: "\\"), byte]
      } else if byte >= 0x20 {
        literal.append(byte)
      } else if letter == UInt8(ascii: "u") {
        literal += (#"\u00"# + (byte < 0x10 ? "0" : "") + String(byte, radix: 16)).utf8
      } else {
        literal += [UInt8(ascii: "\\"), letter]
      }
    }
    literal.append(UInt8(ascii: "\""))
    return String(decoding: literal, as: UTF8.self)
  }
}

/// The letters that escape the controls U+0008 to U+000D, of which U+000B needs its digits.
private let letters = Array("btnufr".utf8)
