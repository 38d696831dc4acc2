/// The elements of a page, exactly as the port writes them: each has a line of its own, or lines around
/// those inside it, values in double quotes, and no named references.
struct PageParser {
  private var lines: ArraySlice<Substring.UnicodeScalarView>
  /// The identifiers that elements have had.
  private var identifiers: Set<String> = []
  private let line = /<([a-z][a-z1-6]*)((?: [a-z-]+="[^"<>]*")*)>(?:([^<>]*)<\/\1>)?/
    .matchingSemantics(.unicodeScalar)
  private let attribute = /\ ([a-z-]+)="([^"]*)"/.matchingSemantics(.unicodeScalar)

  init(_ html: String) {
    lines = html.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)[...]
  }

  mutating func elements() throws(PageError) -> ArraySlice<PageElement> {
    guard lines.popLast()?.isEmpty == true else { throw PageError("the last line has no end") }
    var elements: ArraySlice<PageElement> = []
    while let line = lines.popFirst() { elements.append(try element(Substring(line))) }
    return elements
  }

  /// Returns the element that begins with a line, and takes the lines up to its end.
  private mutating func element(_ start: Substring) throws(PageError) -> PageElement {
    guard let match = start.wholeMatch(of: line) else {
      throw PageError("a line isn't an element: \(start)")
    }
    var element = PageElement(name: String(match.1))
    for attribute in match.2.matches(of: attribute) {
      let key = String(attribute.1)
      let value = try decoded(attribute.2, isTyped: key == "value")
      guard element.attributes.updateValue(value, forKey: key) == nil else {
        throw element.error("\(key) is there twice")
      }
      if key == "id", identifiers.insert(value).inserted == false {
        throw element.error("another element has this identifier, too")
      }
    }
    if let text = match.3 {
      element.text = try decoded(text, isTyped: element.name == "textarea")
      try element.check("dir", "auto")
      return element
    }
    if ["input", "img"].contains(element.name) { return element }
    while let line = lines.popFirst() {
      if Substring(line) == "</\(element.name)>" { return element }
      element.rest.append(try self.element(Substring(line)))
    }
    throw element.error("has no end")
  }

  /// Returns a text with what its character references name, with controls for their pictures, and with
  /// a space for the no-break space before a digit; a typed text is as it is.
  private func decoded(_ encoded: Substring, isTyped: Bool) throws(PageError) -> String {
    let error = PageError("it isn't written as a page needs it: \(encoded)")
    var decoded = String.UnicodeScalarView()
    var scalars = encoded.unicodeScalars[...]
    while let scalar = scalars.popFirst() {
      switch scalar {
      case "&":
        let reference = scalars.prefix { ($0 == ";") == false }
        scalars = scalars.dropFirst(reference.count)
        guard reference.first == "#", scalars.popFirst() == ";",
          let named = UInt32(String(reference.dropFirst())).flatMap(Unicode.Scalar.init)
        else { throw error }
        decoded.append(named)
      case "\"", "'", "\0"..."\u{8}", "\u{A}"..."\u{1F}": throw error
      case _ where isTyped: decoded.append(scalar)
      case "\u{2421}": decoded.append("\u{7F}")
      case "\u{2400}"..."\u{241F}":
        decoded.append(Unicode.Scalar(UInt8(scalar.value - 0x2400)))
      case "\u{A0}" where ("0"..."9") ~= scalars.first ?? "-": decoded.append(" ")
      case " " where ("0"..."9") ~= scalars.first ?? "-": throw error
      case "\u{7F}": throw error
      default: decoded.append(scalar)
      }
    }
    return String(decoded)
  }
}
