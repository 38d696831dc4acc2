/// The elements of a page, read from the first to the last.
///
/// It reads what the port writes, and what a browser serializes from it: attributes in any order and
/// with either quotes, named and numeric character references, and white space between elements.
struct PageParser {
  private var rest: ArraySlice<UInt8>

  init(_ html: String) {
    rest = Array(html.utf8)[...]
  }

  /// Reads elements up to the end of the text, or of the element that holds them.
  mutating func elements() throws(PageError) -> [PageElement] {
    try content(of: PageElement(name: "", attributes: [:])).children
  }

  private mutating func content(of element: PageElement) throws(PageError) -> PageElement {
    var element = element
    var text = ""
    while true {
      text += try decoded(take { ($0 == UInt8(ascii: "<")) == false })
      if rest.isEmpty && element.name.isEmpty || skip("</\(element.name)>") { break }
      guard skip("<") else { throw element.error("isn't closed") }
      element.children.append(try self.element())
    }
    let isBlank = text.unicodeScalars.allSatisfy { " \n\t".unicodeScalars.contains($0) }
    guard isBlank || element.children.isEmpty else { throw element.error("has a text, too") }
    element.text = element.children.isEmpty ? text : ""
    return element
  }

  /// Reads an element after its `<`.
  private mutating func element() throws(PageError) -> PageElement {
    let name = word()
    guard name.isEmpty == false else { throw error("an element needs a name") }
    var attributes: [String: String] = [:]
    while skipBlanks(), skip(">") == false {
      let key = word()
      guard key.isEmpty == false, attributes[key] == nil else {
        throw error("an attribute needs a name of its own")
      }
      attributes[key] = skip("=") ? try value() : ""
    }
    return try content(of: PageElement(name: name, attributes: attributes))
  }

  private mutating func value() throws(PageError) -> String {
    guard let quote = rest.popFirst(), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
    else { throw error("a value needs quotes") }
    let bytes = take { ($0 == quote) == false }
    guard rest.popFirst() == quote else { throw error("a value needs a closing quote") }
    return try decoded(bytes)
  }

  private mutating func word() -> String {
    String(
      decoding: take { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
          UInt8(ascii: "-"):
          true
        default: false
        }
      }, as: UTF8.self)
  }

  private mutating func skipBlanks() -> Bool {
    _ = take { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
    return true
  }

  private mutating func skip(_ text: String) -> Bool {
    guard rest.starts(with: text.utf8) else { return false }
    rest = rest.dropFirst(text.utf8.count)
    return true
  }

  private mutating func take(while condition: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    let bytes = rest.prefix(while: condition)
    rest = rest.dropFirst(bytes.count)
    return bytes
  }

  private func error(_ problem: String) -> PageError {
    PageError("\(problem), before: \(String(decoding: rest.prefix(60), as: UTF8.self))")
  }
}

extension PageParser {
  private static let named = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
  ]

  /// Returns a text without character references and without marks of controls.
  private func decoded(_ bytes: ArraySlice<UInt8>) throws(PageError) -> String {
    let parts = bytes.split(separator: UInt8(ascii: "&"), omittingEmptySubsequences: false)
    var text = parts[0]
    for part in parts.dropFirst() {
      let reference = part.prefix { ($0 == UInt8(ascii: ";")) == false }
      let name = String(decoding: reference, as: UTF8.self)
      guard reference.count < part.count, let scalar = Self.named[name] ?? Self.numbered(name)
      else { throw PageError("&\(name) isn't a character reference that a page needs") }
      text += scalar.utf8 + part.dropFirst(reference.count + 1)
    }
    return try unmarked(String(decoding: text, as: UTF8.self))
  }

  private static func numbered(_ reference: String) -> String? {
    guard reference.hasPrefix("#"), let number = UInt32(reference.dropFirst()) else { return nil }
    return Unicode.Scalar(number).map { String($0) }
  }

  /// Returns a text with controls for the pictures that a word joiner marks.
  private func unmarked(_ text: String) throws(PageError) -> String {
    var unmarked = String.UnicodeScalarView()
    var scalars = text.unicodeScalars.makeIterator()
    while let scalar = scalars.next() {
      guard scalar == "\u{2060}" else {
        unmarked.append(scalar)
        continue
      }
      switch scalars.next() {
      case "\u{2060}": unmarked.append("\u{2060}")
      case "\u{2421}": unmarked.append("\u{7F}")
      case let picture?:
        guard picture.value >= 0x2400, let control = Unicode.Scalar(picture.value - 0x2400),
          control.value < 0x20
        else { throw PageError("a word joiner marks \(picture)") }
        unmarked.append(control)
      case nil: throw PageError("a word joiner marks nothing")
      }
    }
    return String(unmarked)
  }
}
