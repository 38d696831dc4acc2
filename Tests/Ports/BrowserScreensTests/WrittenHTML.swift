import Testing

/// The elements of HTML, exactly as the port writes them: each has a line of its own, or lines around those
/// inside it, values in double quotes, and no named references.
struct WrittenHTML {
  struct Element {
    let name: String
    var attributes: [String: String] = [:]
    /// The text of an element without others inside.
    var text: String?
  }

  private(set) var elements: [Element] = []
  private let line = /<([a-z][a-z1-6]*)((?: [a-z-]+="[^"<>]*")*)>(?:([^<>]*)<\/\1>)?/
    .matchingSemantics(.unicodeScalar)
  private let attribute = /\ ([a-z-]+)="([^"]*)"/.matchingSemantics(.unicodeScalar)

  init(_ html: String) throws {
    var open: [String] = []
    for line in html.unicodeScalars.split(separator: "\n").map({ Substring($0) }) {
      if line.starts(with: "</") {
        try #require("</\(open.popLast() ?? "")>" == line)
        continue
      }
      let match = try #require(line.wholeMatch(of: self.line), "\(line)")
      var element = Element(name: String(match.1))
      for attribute in match.2.matches(of: attribute) {
        let key = String(attribute.1)
        let value = try decoded(attribute.2, isTyped: key == "value")
        try #require(element.attributes.updateValue(value, forKey: key) == nil)
      }
      element.text = try match.3.map { try decoded($0, isTyped: element.name == "textarea") }
      elements.append(element)
      let isVoid = ["input", "img"].contains(element.name)
      if element.text == nil, isVoid == false { open.append(element.name) }
    }
    try #require(open.isEmpty)
  }

  /// Returns the values of an attribute, in order.
  func values(_ attribute: String) -> [String] {
    elements.compactMap { $0.attributes[attribute] }
  }

  /// Everything that is written in some place.
  var texts: Set<String> {
    let texts = elements.compactMap { element in
      element.name == "textarea" ? element.text.map { String($0.dropFirst()) } : element.text
    }
    return Set(texts + elements.flatMap { $0.attributes.values })
  }

  /// Returns a text with what its character references name, with controls for their pictures, and with
  /// a space for the no-break space before a digit; a typed text is as it is.
  private func decoded(_ encoded: Substring, isTyped: Bool) throws -> String {
    var decoded = String.UnicodeScalarView()
    var scalars = encoded.unicodeScalars[...]
    while let scalar = scalars.popFirst() {
      let isBeforeDigit = ("0"..."9") ~= scalars.first ?? "-"
      switch scalar {
      case "&":
        let reference = scalars.prefix { ($0 == ";") == false }
        scalars = scalars.dropFirst(reference.count + 1)
        let number = try #require(UInt32(String(reference.dropFirst())))
        decoded.append(try #require(Unicode.Scalar(number)))
      case _ where isTyped: decoded.append(scalar)
      case "\u{2421}": decoded.append("\u{7F}")
      case "\u{2400}"..."\u{241F}": decoded.append(Unicode.Scalar(UInt8(scalar.value - 0x2400)))
      case "\u{A0}" where isBeforeDigit: decoded.append(" ")
      default:
        try #require(scalar.value >= 0x20 || scalar == "\t")
        try #require((scalar == " " && isBeforeDigit) == false)
        decoded.append(scalar)
      }
    }
    return String(decoded)
  }
}
