import Foundation

/// Checks a JSON document for errors that a decoder doesn't report.
///
/// The document must follow the grammar (RFC 8259) to the letter. Errors name the line and the column.
/// The keys of every object are returned in order, and must be unique.
struct JSONScanner {
  private static let depthLimit = 20

  private let file: String
  private let bytes: [UInt8]
  private var offset = 0
  private var keys: [JSONPath: [String]] = [:]

  /// Returns the keys of every object of a document, in order.
  static func keys(of bytes: [UInt8], in file: String) throws(FileError) -> [JSONPath: [String]] {
    var scanner = JSONScanner(file: file, bytes: bytes)
    try scanner.checkText()
    try scanner.value(at: JSONPath())
    guard scanner.next == nil else { throw scanner.unexpected("the end of the file") }
    return scanner.keys
  }

  private init(file: String, bytes: [UInt8]) {
    self.file = file
    self.bytes = bytes
  }

  private func checkText() throws(FileError) {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      throw error("the file starts with a byte order mark", "save it as UTF-8 without one")
    }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let bad = lines.firstIndex { String(validating: $0, as: UTF8.self) == nil }
    guard let bad else { return }
    throw FileError(
      at: "\(file):\(bad + 1)", "the bytes aren't UTF-8", "save the file as UTF-8")
  }

  /// The next byte that isn't whitespace.
  private var next: UInt8? {
    mutating get {
      while let byte, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { offset += 1 }
      return byte
    }
  }

  private var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }

  private mutating func value(at path: JSONPath) throws(FileError) {
    guard path.depth <= Self.depthLimit else {
      throw error("the document is nested too deeply", "use at most \(Self.depthLimit) levels")
    }
    switch next ?? 0 {
    case UInt8(ascii: "{"): try object(at: path)
    case UInt8(ascii: "["): try list(at: path)
    case UInt8(ascii: "\""): _ = try text()
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try number()
    default: try word()
    }
  }

  private mutating func object(at path: JSONPath) throws(FileError) {
    var names: [String] = []
    var seen: Set<String> = []
    offset += 1
    while names.isEmpty == false || take("}") == false {
      guard next == UInt8(ascii: "\"") else { throw unexpected("a key in double quotes") }
      let name = try text()
      guard seen.insert(name).inserted else {
        throw DocumentError(at: path[name], "appears twice", "use each key once").error(in: file)
      }
      names.append(name)
      guard take(":") else { throw unexpected("a colon") }
      try value(at: path[name])
      if take("}") { break }
      guard take(",") else { throw unexpected("a comma or }") }
    }
    keys[path] = names
  }

  private mutating func list(at path: JSONPath) throws(FileError) {
    var count = 0
    offset += 1
    while count > 0 || take("]") == false {
      try value(at: path[count])
      count += 1
      if take("]") { break }
      guard take(",") else { throw unexpected("a comma or ]") }
    }
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
    let literal = bytes[start..<offset]
    guard hasEscapes else { return String(decoding: literal.dropFirst().dropLast(), as: UTF8.self) }
    if let text = try? JSONDecoder().decode(String.self, from: Data(literal)) { return text }
    offset = start
    throw error(
      "the text has an invalid escape", #"write \\ for a backslash"#)
  }

  private mutating func number() throws(FileError) {
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
  }

  private mutating func digits() throws(FileError) {
    let start = offset
    while let byte, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { offset += 1 }
    guard offset > start else { throw unexpected("a digit") }
  }

  private mutating func word() throws(FileError) {
    let words = ["true", "false", "null"]
    guard let word = words.first(where: { bytes[offset...].starts(with: $0.utf8) }) else {
      throw unexpected("a value")
    }
    offset += word.utf8.count
  }

  /// Returns the error that the document doesn't have what is expected here.
  private func unexpected(_ wanted: String) -> FileError {
    guard offset < bytes.count else {
      return error("the document ends too soon", "expected \(wanted)")
    }
    let rest = String(decoding: bytes[offset...].prefix(40), as: UTF8.self)
    return error("found \(rest.prefix(1).debugDescription)", "expected \(wanted)")
  }

  private func error(_ wrong: String, _ right: String) -> FileError {
    let before = bytes.prefix(offset).split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let column = String(decoding: before.last ?? [], as: UTF8.self).count + 1
    return FileError(at: "\(file):\(before.count):\(column)", wrong, right)
  }
}
