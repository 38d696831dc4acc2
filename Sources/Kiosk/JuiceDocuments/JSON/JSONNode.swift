internal import PlainText

/// The accessors are `nil` for a value of another form.
final class JSONNode {
  /// The offset of the first byte of the value, or of the object in which it's missing.
  let offset: Int
  let path: DocumentPath
  /// The value, or `nil` if it's missing.
  let value: JSONValue?

  init(_ value: JSONValue?, at offset: Int, _ path: DocumentPath) {
    self.offset = offset
    self.path = path
    self.value = value
  }

  var items: [JSONNode]? {
    if case .list(let items) = value { items } else { nil }
  }

  var fields: [JSONField]? {
    if case .object(let fields) = value { fields } else { nil }
  }

  var text: String? {
    if case .text(let text) = value { text } else { nil }
  }

  var digits: String? {
    if case .wholeNumber(let digits) = value { digits } else { nil }
  }

  var isMissing: Bool { value == nil }

  subscript(key: String) -> JSONNode {
    fields?.first { $0.key == key }?.node ?? JSONNode(nil, at: offset, path.key(key))
  }
}

enum JSONValue {
  case object([JSONField])
  case list([JSONNode])
  case text(String)
  /// A number of any size without a fraction and an exponent, as it's written.
  case wholeNumber(String)
  /// `null`, a Boolean value, or another number.
  case other
}

struct JSONField {
  let key: String
  let offset: Int
  let node: JSONNode
}

extension String {
  /// The text in quotes, in which quotes, backslashes, and controls are escaped.
  var json: String {
    var literal: [UInt8] = []
    for byte in quoted.utf8 {
      let code = #"\u00"# + (byte < 0x10 ? "0" : "") + String(byte, radix: 16)
      literal += byte < 0x20 ? Array(code.utf8) : [byte]
    }
    return String(decoding: literal, as: UTF8.self)
  }
}

extension UInt8 {
  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  var isSmallLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) }

  var hexadecimalDigit: UInt8? {
    switch self | 0x20 {
    case _ where isDigit: self - UInt8(ascii: "0")
    case let letter where UInt8(ascii: "a")...UInt8(ascii: "f") ~= letter:
      letter - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}
