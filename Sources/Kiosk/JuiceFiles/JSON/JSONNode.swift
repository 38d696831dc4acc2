import Foundation
import PlainText

/// A value of a document, or the lack of one, and where it is.
struct JSONNode {
  let place: JSONPlace
  private let value: JSONValue?
  private let keys: [JSONPlace: [String]]

  /// Reads a document.
  static func document(_ bytes: [UInt8], in file: String) throws(FileError) -> JSONNode {
    let keys = try JSONScanner.keys(of: bytes, in: file)
    let value = try? JSONDecoder().decode(JSONValue.self, from: Data(bytes))
    return JSONNode(place: JSONPlace(), value: value, keys: keys)
  }

  /// Whether there is a value.
  var isPresent: Bool {
    if case .some = value { true } else { false }
  }

  /// The value of a key of an object.
  subscript(key: String) -> JSONNode {
    guard case .object(let values)? = value else { return self }
    return JSONNode(place: place[key], value: values[key], keys: keys)
  }

  /// The keys of an object with their values, in the order of the document.
  func fields() throws(Mistake) -> [(key: String, node: JSONNode)] {
    guard case .object = value else { throw mistake("an object in { }") }
    return (keys[place] ?? []).map { ($0, self[$0]) }
  }

  /// The value of an object that may have some keys and no others.
  func object(_ known: [String]) throws(Mistake) -> JSONNode {
    for (key, node) in try fields() where known.contains(key) == false {
      throw Mistake(
        at: node.place, "no such key",
        "use \(known.joined(separator: ", ")); the nearest is \(key.nearest(among: known))")
    }
    return self
  }

  /// The items of a list, at most as many as allowed.
  func list(atMost limit: Int) throws(Mistake) -> [JSONNode] {
    guard case .list(let values) = value else { throw mistake("a list in [ ]") }
    guard values.count <= limit else {
      throw Mistake(at: place, "has \(values.count) items", "use at most \(limit)")
    }
    return values.enumerated().map { JSONNode(place: place[$0], value: $1, keys: keys) }
  }

  /// The text, which is not too long for a name.
  func text() throws(Mistake) -> String {
    let limit = 80
    guard case .text(let text) = value else { throw mistake("text in double quotes") }
    let count = text.unicodeScalars.count
    guard count <= limit else {
      throw Mistake(at: place, "is \(count) characters long", "use at most \(limit)")
    }
    return text
  }

  /// The whole number.
  func number() throws(Mistake) -> Int {
    guard case .number(let number) = value else { throw mistake("a whole number such as 10") }
    return number
  }

  private func mistake(_ kind: String) -> Mistake {
    isPresent
      ? Mistake(at: place, "is of another kind", "use \(kind)")
      : Mistake(at: place, "is missing", "add \(kind)")
  }
}
