/// One line of a flow, read from left to right.
struct LineParser {
  private let line: ArraySlice<UInt8>
  private var rest: ArraySlice<UInt8>
  private let number: Int
  private let file: String
  private let includedBy: [FlowLine]

  /// Starts with a line that has no line feed; a carriage return at its end is skipped.
  init(_ line: ArraySlice<UInt8>, number: Int, file: String, includedBy: [FlowLine] = []) {
    self.line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
    rest = self.line
    self.number = number
    self.file = file
    self.includedBy = includedBy
  }

  /// The next word or string, or nothing at the end or before a comment.
  mutating func next() throws(FlowSyntaxError) -> Token? {
    rest = rest.drop { LineParser.isBlank($0) }
    let start = rest.startIndex
    switch rest.first {
    case nil, UInt8(ascii: "#"):
      return nil
    case UInt8(ascii: "\""):
      return Token(kind: .string, text: try string(), start: start)
    default:
      let word = rest.prefix { LineParser.isOfWord($0) }
      rest = rest.dropFirst(word.count)
      return Token(kind: .word, text: String(decoding: word, as: UTF8.self), start: start)
    }
  }

  /// Checks that the line is UTF-8, also where it is not read.
  func checkEncoding() throws(FlowSyntaxError) {
    guard String(validating: line, as: UTF8.self) == nil else { return }
    var decoder = UTF8()
    var bytes = line.makeIterator()
    var before = String.UnicodeScalarView()
    while case .scalarValue(let scalar) = decoder.decode(&bytes) {
      before.append(scalar)
    }
    throw error(
      at: line.startIndex + String(before).utf8.count,
      "the bytes are not UTF-8",
      "save the file as UTF-8"
    )
  }

  /// An error at a place of the line, or at its end.
  func error(at start: Int? = nil, _ wrong: String, _ right: String) -> FlowSyntaxError {
    let before = line.prefix(upTo: start ?? rest.startIndex)
    let column = String(decoding: before, as: UTF8.self).count + 1
    return FlowSyntaxError(
      file: file, line: number, column: column, includedBy: includedBy, wrong: wrong,
      right: right)
  }

  private mutating func string() throws(FlowSyntaxError) -> String {
    let start = rest.startIndex
    var content: [UInt8] = []
    rest = rest.dropFirst()
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: content, as: UTF8.self)
      case UInt8(ascii: "\\"): content.append(try escaped())
      default: content.append(byte)
      }
    }
    throw error(at: start, "the text is not closed", "end it with a double quote")
  }

  private mutating func escaped() throws(FlowSyntaxError) -> UInt8 {
    let start = rest.startIndex - 1
    switch rest.popFirst() {
    case UInt8(ascii: "\""): return UInt8(ascii: "\"")
    case UInt8(ascii: "\\"): return UInt8(ascii: "\\")
    case UInt8(ascii: "n"): return UInt8(ascii: "\n")
    default:
      throw error(
        at: start,
        "a backslash does not stand alone",
        #"use \" for a quote, \\ for a backslash and \n for a line break"#
      )
    }
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\""), UInt8(ascii: "#"): false
    default: true
    }
  }
}
