import Foundation

/// What a JSON document says, as far as menus and stocks need it.
enum JSONValue: Decodable {
  case object([String: JSONValue])
  case list([JSONValue])
  case text(String)
  case number(Int)
  /// Nothing, a truth, or a number that is not whole or too large.
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
