/// Reads a JSON document that follows the grammar (RFC 8259) to the letter.
///
/// Reading ends at the first error in the grammar. A key that appears twice isn't one: the second is
/// left out, and is one of the problems.
struct JSONParser {
  private static let depthLimit = 20

  private let source: SourceText
  private var offset = 0
  private var problems: [DocumentProblem] = []

  private var bytes: [UInt8] { source.bytes }

  /// Returns the root of a document, and the problems that it has besides those of its grammar.
  static func document(
    _ source: SourceText
  ) throws(FileError) -> (root: JSONNode, problems: [DocumentProblem]) {
    var parser = JSONParser(source: source)
    try parser.checkText()
    let root = try parser.value(at: JSONPath())
    guard parser.next == nil else { throw parser.unexpected("the end of the file") }
    return (root, parser.problems)
  }

  private init(source: SourceText) {
    self.source = source
  }

  private mutating func checkText() throws(FileError) {
    if hasWord([0xEF, 0xBB, 0xBF]) {
      throw error("the file starts with a byte order mark", "save it as UTF-8 without one")
    }
    let repaired = Array(String(decoding: bytes, as: UTF8.self).utf8)
    guard (repaired == bytes) == false else { return }
    while offset < bytes.count, bytes[offset] == repaired[offset] { offset += 1 }
    while repaired[offset] & 0xC0 == 0x80 { offset -= 1 }
    throw error("the bytes aren't UTF-8", "save the file as UTF-8")
  }

  /// The next byte that isn't whitespace.
  private var next: UInt8? {
    mutating get {
      while let byte, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { offset += 1 }
      return byte
    }
  }

  private var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }

  private mutating func value(at path: JSONPath) throws(FileError) -> JSONNode {
    guard path.depth <= Self.depthLimit else {
      throw error("the document is nested too deeply", "use at most \(Self.depthLimit) levels")
    }
    let first = next ?? 0
    let start = offset
    let value: JSONValue =
      switch first {
      case UInt8(ascii: "{"): .object(try object(at: path))
      case UInt8(ascii: "["): .list(try list(at: path))
      case UInt8(ascii: "\""): .text(try text())
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try number()
      default: try word()
      }
    return JSONNode(path: path, offset: start, value: value)
  }

  private mutating func object(at path: JSONPath) throws(FileError) -> JSONObject {
    var object = JSONObject()
    offset += 1
    while object.fields.isEmpty == false || take("}") == false {
      guard next == UInt8(ascii: "\"") else { throw unexpected("a key in double quotes") }
      let start = offset
      let key = try text()
      guard take(":") else { throw unexpected("a colon") }
      let node = try value(at: path[key])
      node.keyOffset = start
      if object.insert(JSONField(key: key, node: node)) == false {
        problems.append(DocumentProblem(atKeyOf: node, "appears twice", "use each key once"))
      }
      if take("}") { break }
      guard take(",") else { throw unexpected("a comma or }") }
    }
    return object
  }

  private mutating func list(at path: JSONPath) throws(FileError) -> [JSONNode] {
    var items: [JSONNode] = []
    offset += 1
    while items.isEmpty == false || take("]") == false {
      items.append(try value(at: path[items.count]))
      if take("]") { break }
      guard take(",") else { throw unexpected("a comma or ]") }
    }
    return items
  }

  private mutating func text() throws(FileError) -> String {
    let start = offset
    var hasEscapes = false
    repeat {
      offset += byte == UInt8(ascii: "\\") ? 2 : 1
      guard let byte, byte >= 0x20 else {
        throw unexpected("a double quote at the end of the text")
      }
      hasEscapes = hasEscapes || byte == UInt8(ascii: "\\")
    } while (byte == UInt8(ascii: "\"")) == false
    offset += 1
    let contents = bytes[(start + 1)..<(offset - 1)]
    guard hasEscapes else { return String(decoding: contents, as: UTF8.self) }
    var escapes = JSONEscapes(contents)
    if let text = escapes.text() { return text }
    offset = start
    throw error("the text has an invalid escape", #"write \\ for a backslash"#)
  }

  private mutating func number() throws(FileError) -> JSONValue {
    let start = offset
    if byte == UInt8(ascii: "-") { offset += 1 }
    if byte == UInt8(ascii: "0") { offset += 1 } else { try digits() }
    if byte == UInt8(ascii: ".") {
      offset += 1
      try digits()
    }
    if byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E") {
      offset += 1
      if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { offset += 1 }
      try digits()
    }
    return JSONValue(number: bytes[start..<offset])
  }

  private mutating func digits() throws(FileError) {
    let start = offset
    while let byte, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { offset += 1 }
    guard offset > start else { throw unexpected("a digit") }
  }

  private mutating func word() throws(FileError) -> JSONValue {
    for word in [Array("true".utf8), Array("false".utf8), Array("null".utf8)] where hasWord(word) {
      offset += word.count
      return .other
    }
    throw unexpected("a value")
  }

  /// Returns whether the document has a word here.
  private func hasWord(_ word: [UInt8]) -> Bool {
    offset + word.count <= bytes.count
      && word.indices.allSatisfy { word[$0] == bytes[offset + $0] }
  }

  /// Returns the error that the document doesn't have what is expected here.
  private func unexpected(_ wanted: String) -> FileError {
    guard offset < bytes.count else {
      return error("the document ends too soon", "expected \(wanted)")
    }
    var found = ""
    for character in String(decoding: bytes[offset...].prefix(40), as: UTF8.self) {
      found = character.literal
      break
    }
    return error("found " + found, "expected " + wanted)
  }

  private func error(_ wrong: String, _ right: String) -> FileError {
    FileError(at: source.location(of: offset), wrong, right)
  }
}
