import HeadlessUI

/// The elements of a page, one on each line.
struct HTMLWriter {
  /// Attributes with their values; one that is `nil` is left out.
  typealias Attributes = KeyValuePairs<String, String?>

  let words: BrowserWords
  private(set) var bytes: [UInt8] = []
  private(set) var count = 0

  mutating func newID() -> String {
    count += 1
    return "n\(count)"
  }

  /// Writes an element; one that HTML lets hold nothing has no end.
  mutating func element(
    _ name: String, _ attributes: Attributes = [:], _ others: Attributes = [:],
    lineBreak: String = "\n", end: String = "\n", content: (inout HTMLWriter) -> Void
  ) {
    write("<", name)
    write(attributes)
    write(others)
    let isVoid = ["input", "img"].contains(name)
    write(">", isVoid ? end : lineBreak)
    guard isVoid == false else { return }
    content(&self)
    write("</", name, ">", end)
  }

  /// Writes an element with a text of the app, whose writing direction ends with it.
  mutating func element(_ name: String, _ attributes: Attributes = [:], text: String) {
    element(name, attributes, ["dir": "auto"], lineBreak: "") { $0.write(marking: text) }
  }

  /// Writes a text of the app, in which a foreign name at the start of a word is an element that says its
  /// language.
  private mutating func write(marking text: String) {
    var rest = text[...].utf8
    while rest.isEmpty == false {
      let names = words.foreignNames.lazy.filter {
        $0.key.isEmpty == false && rest.starts(with: $0.key.utf8)
      }
      if let (name, language) = names.max(by: { $0.key.utf8.count < $1.key.utf8.count }) {
        element("bdi", ["lang": language], lineBreak: "", end: "") { $0.write(escaping: name) }
        rest = rest.dropFirst(name.utf8.count)
      } else {
        let length = rest.prefix { ($0 == UInt8(ascii: " ")) == false }.count + 1
        write(escaping: String(Substring(rest.prefix(length))))
        rest = rest.dropFirst(length)
      }
    }
  }

  private mutating func write(_ attributes: Attributes) {
    for (name, value) in attributes {
      guard let value else { continue }
      write(" ", name, "=\"")
      write(escaping: value, isTyped: name == "value")
      write("\"")
    }
  }

  private mutating func write(_ markup: String...) {
    for piece in markup { bytes += piece.utf8 }
  }

  /// Writes a text without anything that HTML gives a meaning, changes, or can't hold.
  ///
  /// Controls become control pictures, and the space between a name and its number a no-break space. In
  /// a text that a person types, nothing is changed, because it comes back.
  mutating func write(escaping text: String, isTyped: Bool = false) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""),
        UInt8(ascii: "'"), UInt8(ascii: "\n"), UInt8(ascii: "\r"),
        0x00...0x1F where isTyped:
        write("&#\(byte);")
      case _ where isTyped: bytes.append(byte)
      case 0x00...0x08, 0x0B...0x1F: bytes += [0xE2, 0x90, 0x80 + byte]
      case 0x7F: bytes += [0xE2, 0x90, 0xA1]
      case UInt8(ascii: "0")...UInt8(ascii: "9") where bytes.last == UInt8(ascii: " "):
        bytes.removeLast()
        bytes += [0xC2, 0xA0, byte]
      default: bytes.append(byte)
      }
    }
  }
}
