import Foundation
import PlainText

/// A value of a JSON document, or `nil` if it's missing, with its path.
struct JSONNode {
  let path: JSONPath
  private let value: JSONValue?
  private let keys: [JSONPath: [String]]

  /// Returns the root of a document.
  ///
  /// - Throws: A ``FileError`` if the bytes aren't valid JSON.
  static func document(_ bytes: [UInt8], in file: String) throws(FileError) -> JSONNode {
    let keys = try JSONScanner.keys(of: bytes, in: file)
    let value = try? JSONDecoder().decode(JSONValue.self, from: Data(bytes))
    return JSONNode(path: JSONPath(), value: value, keys: keys)
  }

  /// A Boolean value that indicates whether there is a value.
  var isPresent: Bool {
    if case .some = value { true } else { false }
  }

  /// The value for a key of an object.
  subscript(key: String) -> JSONNode {
    guard case .object(let values)? = value else { return self }
    return JSONNode(path: path[key], value: values[key], keys: keys)
  }

  /// Returns the keys of an object with their values, in the order of the document.
  func fields() throws(DocumentError) -> [(key: String, node: JSONNode)] {
    guard case .object = value else { throw mismatch("an object in { }") }
    return (keys[path] ?? []).map { ($0, self[$0]) }
  }

  /// Returns the node if it's an object with no other keys than the known ones.
  func object(_ known: [String]) throws(DocumentError) -> JSONNode {
    for (key, node) in try fields() where known.contains(key) == false {
      throw DocumentError(
        at: node.path, "no such key",
        "use \(known.joined(separator: ", ")); the nearest is \(key.nearest(among: known))")
    }
    return self
  }

  /// Returns the items of a list that isn't too long.
  func list(atMost limit: Int) throws(DocumentError) -> [JSONNode] {
    guard case .list(let values) = value else { throw mismatch("a list in [ ]") }
    guard values.count <= limit else {
      throw DocumentError(at: path, "has \(values.count) items", "use at most \(limit)")
    }
    return values.enumerated().map { JSONNode(path: path[$0], value: $1, keys: keys) }
  }

  /// Returns the text of a string that isn't too long for a name.
  func text() throws(DocumentError) -> String {
    let limit = 80
    guard case .text(let text) = value else { throw mismatch("text in double quotes") }
    let count = text.unicodeScalars.count
    guard count <= limit else {
      throw DocumentError(at: path, "is \(count) characters long", "use at most \(limit)")
    }
    return text
  }

  /// Returns a whole number.
  func number() throws(DocumentError) -> Int {
    guard case .number(let number) = value else { throw mismatch("a whole number such as 10") }
    return number
  }

  private func mismatch(_ kind: String) -> DocumentError {
    isPresent
      ? DocumentError(at: path, "has the wrong type", "use \(kind)")
      : DocumentError(at: path, "is missing", "add \(kind)")
  }
}

/// A JSON value, as far as menus and stocks need it.
enum JSONValue: Decodable {
  case object([String: JSONValue])
  case list([JSONValue])
  case text(String)
  case number(Int)
  /// `null`, a Boolean value, or a number that isn't whole or is too large.
  case other

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let number = try? container.decode(Int.self) {
      self = .number(number)
    } else if let values = try? container.decode([String: JSONValue].self) {
      self = .object(values)
    } else if let values = try? container.decode([JSONValue].self) {
      self = .list(values)
    } else {
      self = .other
    }
  }
}
