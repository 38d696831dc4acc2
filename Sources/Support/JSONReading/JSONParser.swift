internal import CellText

/// Reads a JSON document that follows the grammar (RFC 8259) to the letter.
///
/// Reading ends at the first error in the grammar. A key that appears twice isn't one.
package struct JSONParser {
  private static let depthLimit = 20
  private static let escapes: [(letter: Unicode.Scalar, scalar: Unicode.Scalar)] = [
    ("b", "\u{8}"), ("f", "\u{C}"), ("n", "\n"), ("r", "\r"), ("t", "\t"), ("\"", "\""),
    ("\\", "\\"), ("/", "/"),
  ]

  private let bytes: [UInt8]
  private var offset = 0

  package static func document(_ bytes: [UInt8]) throws(JSONError) -> JSONNode {
    var parser = JSONParser(bytes: bytes)
    try parser.checkText()
    let root = try parser.value(.root, in: 0)
    guard parser.next == nil else { throw parser.unexpected("the end of the file") }
    return root
  }

  private mutating func checkText() throws(JSONError) {
    let repaired = Array(String(decoding: bytes, as: UTF8.self).utf8)
    guard (repaired == bytes) == false else { return }
    while offset < bytes.count, bytes[offset] == repaired[offset] { offset += 1 }
    while repaired[offset] & 0xC0 == 0x80 { offset -= 1 }
    throw error("the bytes aren't UTF-8; save the file as UTF-8")
  }

  private var next: UInt8? {
    mutating get {
      while skip(" \t\n\r") {}
      return byte
    }
  }

  private var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// Skips a byte if it's one of some ASCII characters, and returns whether it is.
  private mutating func skip(_ characters: String) -> Bool {
    guard let byte, characters.utf8.contains(byte) else { return false }
    offset += 1
    return true
  }

  private mutating func take(_ character: String) -> Bool {
    _ = next
    return skip(character)
  }

  private mutating func value(
    _ path: JSONPath, from start: Int? = nil, in depth: Int
  ) throws(JSONError) -> JSONNode {
    guard depth <= Self.depthLimit else { throw error("the document is nested too deeply") }
    let first = next ?? 0
    let valueStart = offset
    let value: JSONValue =
      switch first {
      case UInt8(ascii: "{"): .object(try items(path, until: "}", in: depth + 1))
      case UInt8(ascii: "["): .list(try items(path, until: "]", in: depth + 1))
      case UInt8(ascii: "\""): .text(try text())
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try number()
      default: try word()
      }
    return JSONNode(path, from: start, at: valueStart, value)
  }

  /// Reads the fields of an object or the items of a list, from the character that begins it.
  private mutating func items(
    _ path: JSONPath, until end: String, in depth: Int
  ) throws(JSONError) -> [JSONNode] {
    var items: [JSONNode] = []
    offset += 1
    while take(end) == false {
      if items.isEmpty == false {
        guard take(",") else { throw unexpected("a comma or \(end)") }
        let comma = offset - 1
        if take(end) {
          offset = comma
          throw error("nothing follows this comma; remove it")
        }
      }
      let isField = end == "}"
      items.append(
        try isField ? field(path, in: depth) : value(.item(path, items.count), in: depth))
    }
    return items
  }

  private mutating func field(_ object: JSONPath, in depth: Int) throws(JSONError) -> JSONNode {
    guard next == UInt8(ascii: "\"") else { throw unexpected("a key in double quotes") }
    let start = offset
    let key = try text()
    guard take(":") else { throw unexpected("a colon") }
    return try value(.key(object, key), from: start, in: depth)
  }

  private mutating func text() throws(JSONError) -> String {
    let start = offset
    var text: [UInt8] = []
    offset += 1
    while let byte, byte >= 0x20 {
      offset += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        guard let scalar = escapedScalar() else {
          offset = start
          throw error(#"the text has an invalid escape; write \\ for a backslash"#)
        }
        text += Character(scalar).utf8
      default: text.append(byte)
      }
    }
    throw unexpected("a double quote at the end of the text")
  }

  private mutating func escapedScalar() -> Unicode.Scalar? {
    guard let letter = byte else { return nil }
    offset += 1
    if let escape = Self.escapes.first(where: { $0.letter == Unicode.Scalar(letter) }) {
      return escape.scalar
    }
    guard letter == UInt8(ascii: "u"), let unit = codeUnit() else { return nil }
    guard 0xD800...0xDBFF ~= unit else { return Unicode.Scalar(unit) }
    guard hasWord(#"\u"#) else { return nil }
    offset += 2
    guard let second = codeUnit(), 0xDC00...0xDFFF ~= second else { return nil }
    return Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (second - 0xDC00))
  }

  private mutating func codeUnit() -> UInt32? {
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard let byte, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
      unit = unit << 4 | UInt32(digit)
      offset += 1
    }
    return unit
  }

  private mutating func number() throws(JSONError) -> JSONValue {
    let start = offset
    _ = skip("-")
    try digits()
    let end = offset
    let number = String(decoding: bytes[start..<end], as: UTF8.self)
    let unsigned = number.drop { $0 == "-" }
    if unsigned.first == "0", unsigned.count > 1 {
      offset = start
      throw error("a number can't start with 0" + (Int(number).map { "; write \($0)" } ?? ""))
    }
    if skip(".") { try digits() }
    if skip("eE") {
      _ = skip("+-")
      try digits()
    }
    return offset == end ? .wholeNumber(number) : .other
  }

  private mutating func digits() throws(JSONError) {
    guard skip("0123456789") else { throw unexpected("a digit") }
    while skip("0123456789") {}
  }

  private mutating func word() throws(JSONError) -> JSONValue {
    for word in ["true", "false", "null"] where hasWord(word) {
      offset += word.utf8.count
      return word == "null" ? .other : .truth(word == "true")
    }
    throw unexpected("a value")
  }

  private func hasWord(_ word: String) -> Bool { bytes.dropFirst(offset).starts(with: word.utf8) }

  private func unexpected(_ wanted: String) -> JSONError {
    JSONError(offset: offset, reason: wanted, isUnexpected: true)
  }

  private func error(_ message: String) -> JSONError {
    JSONError(offset: offset, reason: message)
  }
}
