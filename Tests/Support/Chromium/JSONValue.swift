/// A value in a message to or from a browser.
package enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// The value of a key of an object, or `null`.
  package subscript(key: String) -> JSONValue {
    if case .object(let members) = self { members[key] ?? .null } else { .null }
  }

  /// The elements of an array; none for anything else.
  package var elements: [JSONValue] {
    if case .array(let elements) = self { elements } else { [] }
  }

  /// The string, or `nil` for anything else.
  package var string: String? {
    if case .string(let string) = self { string } else { nil }
  }

  /// The number, or `nil` for anything else.
  package var number: Double? {
    if case .number(let number) = self { number } else { nil }
  }

  /// The Boolean value, or `nil` for anything else.
  package var bool: Bool? {
    if case .bool(let bool) = self { bool } else { nil }
  }
}

extension JSONValue: Codable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let string = try? container.decode(String.self) {
      self = .string(string)
    } else if let members = try? container.decode([String: JSONValue].self) {
      self = .object(members)
    } else if let elements = try? container.decode([JSONValue].self) {
      self = .array(elements)
    } else if let bool = try? container.decode(Bool.self) {
      self = .bool(bool)
    } else {
      self = .number(try container.decode(Double.self))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let bool): try container.encode(bool)
    case .number(let number): try container.encode(number)
    case .string(let string): try container.encode(string)
    case .array(let elements): try container.encode(elements)
    case .object(let members): try container.encode(members)
    }
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  package init(stringLiteral string: String) { self = .string(string) }
  package init(booleanLiteral bool: Bool) { self = .bool(bool) }
  package init(integerLiteral number: Int) { self = .number(Double(number)) }
  package init(floatLiteral number: Double) { self = .number(number) }
  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  package init(dictionaryLiteral members: (String, JSONValue)...) {
    self = .object(Dictionary(members) { $1 })
  }
}
