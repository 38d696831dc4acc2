/// The elements of a page, read from the first to the last, exactly as the port writes them: each has a
/// line of its own, or lines around those inside it, values in double quotes, and no named references.
struct PageParser {
  private var rest: ArraySlice<UInt8>
  /// The identifiers that elements have had.
  private var identifiers: Set<String> = []

  init(_ html: String) {
    rest = Array(html.utf8)[...]
  }

  mutating func elements() throws(PageError) -> ArraySlice<PageElement> {
    var elements: ArraySlice<PageElement> = []
    while rest.isEmpty == false { elements.append(try element()) }
    return elements
  }

  private mutating func element() throws(PageError) -> PageElement {
    try skip("<")
    var element = PageElement(name: word())
    while skipIfNext(" ") {
      let key = word()
      try skip("=\"")
      let value = try decoded(take(until: "\""))
      try skip("\"")
      guard key.isEmpty == false, element.attributes.updateValue(value, forKey: key) == nil else {
        throw error("an attribute needs a name of its own")
      }
      if key == "id", identifiers.insert(value).inserted == false {
        throw element.error("another element has this identifier, too")
      }
    }
    try skip(">")
    if skipIfNext("\n") {
      while rest.starts(with: "</".utf8) == false { element.rest.append(try self.element()) }
    } else {
      element.text = try decoded(take(until: "<"))
    }
    try skip("</\(element.name)>\n")
    return element
  }

  private mutating func word() -> String {
    let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    return String(
      decoding: take { letters ~= $0 || digits ~= $0 || $0 == UInt8(ascii: "-") }, as: UTF8.self)
  }

  private mutating func skip(_ text: String) throws(PageError) {
    guard skipIfNext(text) else { throw error("\(text) is missing") }
  }

  private mutating func skipIfNext(_ text: String) -> Bool {
    guard rest.starts(with: text.utf8) else { return false }
    rest = rest.dropFirst(text.utf8.count)
    return true
  }

  private mutating func take(until end: Unicode.Scalar) -> ArraySlice<UInt8> {
    take { ($0 == UInt8(ascii: end)) == false }
  }

  private mutating func take(while condition: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    let bytes = rest.prefix(while: condition)
    rest = rest.dropFirst(bytes.count)
    return bytes
  }

  private func error(_ problem: String) -> PageError {
    PageError("\(problem), before: \(String(decoding: rest.prefix(60), as: UTF8.self))")
  }

  /// Returns a text without character references and without marks of controls.
  private func decoded(_ bytes: ArraySlice<UInt8>) throws(PageError) -> String {
    let parts = bytes.split(separator: UInt8(ascii: "&"), omittingEmptySubsequences: false)
    var text = parts[0]
    for part in parts.dropFirst() {
      let reference = part.prefix { ($0 == UInt8(ascii: ";")) == false }
      let digits = String(decoding: reference.dropFirst(), as: UTF8.self)
      guard reference.first == UInt8(ascii: "#"), reference.count < part.count,
        let scalar = UInt32(digits).flatMap(Unicode.Scalar.init)
      else { throw PageError("&#\(digits) isn't a character reference that a page needs") }
      text += String(scalar).utf8 + part.dropFirst(reference.count + 1)
    }
    return try unmarked(String(decoding: text, as: UTF8.self))
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
      switch scalars.next()?.value {
      case 0x2060: unmarked.append("\u{2060}")
      case 0x2421: unmarked.append("\u{7F}")
      case let picture? where 0x2400...0x241F ~= picture:
        unmarked.append(Unicode.Scalar(UInt8(picture - 0x2400)))
      default: throw PageError("a word joiner marks nothing in \(text)")
      }
    }
    return String(unmarked)
  }
}
