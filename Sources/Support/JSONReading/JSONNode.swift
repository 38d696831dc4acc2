internal import CellText

/// A value in a JSON document, whose accessors are `nil` for a value of another type.
///
/// A field that's missing is a node, too, so a path such as `menu["drinks"]["latte"]` needs no unwrapping.
public final class JSONNode {
  package let path: JSONPath
  /// The offset of the key of a field, or else of the value.
  package let start: Int
  /// The offset of the first byte of the value, or of the object in which it's missing.
  package let offset: Int
  /// The value, or `nil` if it's missing.
  package let value: JSONValue?

  init(_ path: JSONPath, from start: Int? = nil, at offset: Int, _ value: JSONValue? = nil) {
    self.path = path
    self.start = start ?? offset
    self.offset = offset
    self.value = value
  }

  /// Reads a document in UTF-8, or returns `nil` if it doesn't follow the grammar of JSON.
  public convenience init?(_ bytes: [UInt8]) {
    guard let root = try? JSONParser.document(bytes) else { return nil }
    self.init(root.path, at: root.offset, root.value)
  }

  /// The key of a field, or an empty string for any other value.
  package var key: String {
    if case .key(_, let key) = path { key } else { "" }
  }

  /// The items of a list.
  package var items: [JSONNode]? {
    if case .list(let items) = value { items } else { nil }
  }

  /// Returns what is read from each item of a list, or `nil` if one can't be read.
  public func list<Value>(_ read: (JSONNode) -> Value?) -> [Value]? {
    let values = items?.compactMap(read)
    return values?.count == items?.count ? values : nil
  }

  /// The fields of an object, in the order of the document.
  package var fields: [JSONNode]? {
    if case .object(let fields) = value { fields } else { nil }
  }

  /// The text of a string.
  public var text: String? {
    if case .text(let text) = value { text } else { nil }
  }

  /// The value of `true` or `false`.
  public var isTrue: Bool? {
    if case .truth(let isTrue) = value { isTrue } else { nil }
  }

  /// The value of a number without a fraction and an exponent, unless it's too large.
  public var number: Int? { digits.flatMap { Int($0) } }

  package var digits: String? {
    if case .wholeNumber(let digits) = value { digits } else { nil }
  }

  /// The field of an object with a key, which has no value if there is none.
  public subscript(key: String) -> JSONNode {
    guard let fields else { return JSONNode(.key(path, key), at: offset, .unknown) }
    return fields.first { $0.key == key } ?? JSONNode(.key(path, key), at: offset)
  }
}

package enum JSONValue {
  case object([JSONNode])
  case list([JSONNode])
  case text(String)
  /// A number of any size without a fraction and an exponent, as it's written.
  case wholeNumber(String)
  case truth(Bool)
  /// `null`, or another number.
  case other
  /// The field of a value that isn't an object.
  case unknown
}

extension String {
  /// The text in quotes, in which quotes, backslashes, and controls are escaped.
  package var json: String {
    quoted { scalar in
      let code = #"\u00"# + (scalar.value < 0x10 ? "0" : "") + String(scalar.value, radix: 16)
      return scalar.value < 0x20 ? code : String(scalar)
    }
  }
}

/// The path of a value, such as `juices[2].recipe.melon`, or `stock["a b"]` as it's shown.
package indirect enum JSONPath {
  case root
  case item(JSONPath, Int)
  case key(JSONPath, String)

  package var text: String {
    switch self {
    case .root: ""
    case .item(let list, let index): list.text + "[\(index)]"
    case .key(.root, let key): key
    case .key(let object, let key): object.text + "." + key
    }
  }

  package var shown: String {
    switch self {
    case .root: "the document"
    case .item(let list, let index): list.shown + "[\(index)]"
    case .key(.root, let key): key.shownKey()
    case .key(let object, let key): object.shown + key.shownKey(after: ".")
    }
  }
}

extension String {
  /// Returns the key after a dot, or in brackets if it isn't a plain word.
  fileprivate func shownKey(after dot: String = "") -> String {
    let isWord = unicodeScalars.allSatisfy { scalar in
      switch scalar {
      case "-", "_", "0"..."9", "A"..."Z", "a"..."z": true
      default: scalar.isASCII == false && scalar.isPrintable && scalar.isVisible
      }
    }
    let isPlain = isWord && isEmpty == false && truncated(to: 60) == self
    return isPlain ? dot + self : "[" + truncated(to: 60).quoted + "]"
  }
}
