internal import PlainText

/// The accessors are `nil` for a value of another form.
final class JSONNode {
  let path: DocumentPath
  /// The offset of the key of a field, or else of the value.
  let start: Int
  /// The offset of the first byte of the value, or of the object in which it's missing.
  let offset: Int
  /// The value, or `nil` if it's missing.
  let value: JSONValue?

  init(_ path: DocumentPath, from start: Int? = nil, at offset: Int, _ value: JSONValue? = nil) {
    (self.path, self.start, self.offset, self.value) = (path, start ?? offset, offset, value)
  }

  var key: String {
    if case .key(_, let key) = path { key } else { "" }
  }

  var items: [JSONNode]? {
    if case .list(let items) = value { items } else { nil }
  }

  var fields: [JSONNode]? {
    if case .object(let fields) = value { fields } else { nil }
  }

  var text: String? {
    if case .text(let text) = value { text } else { nil }
  }

  var digits: String? {
    if case .wholeNumber(let digits) = value { digits } else { nil }
  }

  subscript(key: String) -> JSONNode {
    guard let fields else { return JSONNode(.key(path, key), at: offset, .unknown) }
    return fields.first { $0.key == key } ?? JSONNode(.key(path, key), at: offset)
  }
}

enum JSONValue {
  case object([JSONNode])
  case list([JSONNode])
  case text(String)
  /// A number of any size without a fraction and an exponent, as it's written.
  case wholeNumber(String)
  /// `null`, a Boolean value, or another number.
  case other
  /// The field of a value that isn't an object.
  case unknown
}

extension String {
  /// The text in quotes, in which quotes, backslashes, and controls are escaped.
  var json: String {
    quoted.unicodeScalars.reduce(into: "") { json, scalar in
      let code = #"\u00"# + (scalar.value < 0x10 ? "0" : "") + String(scalar.value, radix: 16)
      json += scalar.value < 0x20 ? code : String(scalar)
    }
  }
}
