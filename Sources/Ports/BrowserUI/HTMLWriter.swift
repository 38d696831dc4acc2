import HeadlessUI

/// The elements of a page, one on each line.
struct HTMLWriter<Action: Hashable & Sendable> {
  /// Attributes with their values; one that is `nil` is left out.
  typealias Attributes = KeyValuePairs<String, String?>

  let words: BrowserWords
  /// The layers that aren't written yet.
  var layers: ArraySlice<SessionLayer>
  /// The numbers with which they can be dismissed, after those of their other controls.
  var dismissals: ArraySlice<String?>
  var dismissal: String?
  /// The number of the control that was written last, counted from 1 in each layer.
  var number = 0
  var html = ""
  var count = 0

  mutating func newID() -> String {
    count += 1
    return "n\(count)"
  }

  /// Returns the number of the next control, unless it's disabled.
  mutating func nextNumber(of action: Action?) -> String? {
    number += 1
    return action.map { _ in "\(number)" }
  }

  mutating func element(
    _ name: String, _ attributes: Attributes = [:], _ others: Attributes = [:],
    content: (inout HTMLWriter) -> Void
  ) {
    begin(name, attributes, others)
    content(&self)
    end(name)
  }

  private mutating func begin(_ name: String, _ attributes: Attributes, _ others: Attributes) {
    html += "<\(name)\(text(attributes))\(text(others))>\n"
  }

  private mutating func end(_ name: String) { html += "</\(name)>\n" }

  /// Writes an element with a text of the app, whose writing direction ends with it.
  mutating func element(_ name: String, _ attributes: Attributes = [:], text: String) {
    html += "<\(name)\(self.text(attributes)) dir=\"auto\">\(text.escapedForHTML)</\(name)>\n"
  }

  private func text(_ attributes: Attributes) -> String {
    var text = ""
    for (name, value) in attributes {
      if let value { text += " \(name)=\"\(value.escapedForHTML)\"" }
    }
    return text
  }
}

extension String {
  /// The text without anything that HTML gives a meaning, changes, or can't hold.
  ///
  /// Controls become control pictures after an invisible word joiner (U+2060). A word joiner of the
  /// text is doubled, so that nothing is lost. The space between a name and its number becomes a
  /// no-break space, and one of the text comes after a word joiner.
  fileprivate var escapedForHTML: String {
    let (joiner, noBreak) = (Array("\u{2060}".utf8), Array("\u{A0}".utf8))
    var escaped: [UInt8] = []
    for byte in Array(utf8) {
      switch byte {
      case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""),
        UInt8(ascii: "'"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        escaped += "&#\(byte);".utf8
      case 0x00...0x08, 0x0B...0x1F: escaped += joiner + [0xE2, 0x90, 0x80 + byte]
      case UInt8(ascii: "0")...UInt8(ascii: "9") where escaped.last == UInt8(ascii: " "):
        escaped.removeLast()
        escaped += noBreak + [byte]
      case 0x7F: escaped += joiner + [0xE2, 0x90, 0xA1]
      default:
        escaped.append(byte)
        for mark in [joiner, noBreak] where escaped.suffix(mark.count) == mark[...] {
          escaped.insert(contentsOf: joiner, at: escaped.count - mark.count)
        }
      }
    }
    return String(decoding: escaped, as: UTF8.self)
  }
}
