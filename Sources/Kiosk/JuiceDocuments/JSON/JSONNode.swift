/// A value of a JSON document, or `nil` if it's missing, with its place.
final class JSONNode {
  let path: JSONPath
  /// The offset of the first byte of the value, or of the object in which it's missing.
  let offset: Int
  /// The offset of the first byte of the value's key, if it has one.
  var keyOffset: Int?
  let value: JSONValue?

  init(path: JSONPath, offset: Int, value: JSONValue?) {
    self.path = path
    self.offset = offset
    self.value = value
  }

  /// A Boolean value that indicates whether there is a value.
  var isPresent: Bool {
    if case .some = value { true } else { false }
  }

  /// The value for a key of an object.
  subscript(key: String) -> JSONNode {
    guard case .object(let object) = value, let index = object.indices[key] else {
      return JSONNode(path: path[key], offset: offset, value: nil)
    }
    return object.fields[index].node
  }

  /// The item of a list.
  subscript(index: Int) -> JSONNode {
    guard case .list(let items) = value, items.indices.contains(index) else {
      return JSONNode(path: path[index], offset: offset, value: nil)
    }
    return items[index]
  }
}

/// A JSON value, as far as menus and stocks need it.
enum JSONValue {
  case object(JSONObject)
  case list([JSONNode])
  case text(String)
  /// A whole number, which has as many bits wherever the program runs.
  case number(Int64)
  /// `null`, a Boolean value, or a number that isn't whole or is too large.
  case other
}

/// The fields of an object in the order of the document, each with a key of its own.
struct JSONObject {
  private(set) var fields: [JSONField] = []
  private(set) var indices: [String: Int] = [:]

  /// Adds a field, and returns whether its key is new.
  mutating func insert(_ field: JSONField) -> Bool {
    guard indices[field.key] == nil else { return false }
    indices[field.key] = fields.count
    fields.append(field)
    return true
  }
}

/// A key of an object and its value.
struct JSONField {
  let key: String
  let node: JSONNode
}
