/// The bytes of a document, in which places are stated as people read them.
struct SourceText {
  let file: String
  let bytes: [UInt8]

  init(_ bytes: [UInt8], file: String) throws(FileError) {
    guard bytes.count <= sizeLimit else { throw FileError(tooLarge: sizeLimit, at: file) }
    self.file = file
    self.bytes = bytes
  }

  func location(of offset: Int) -> String {
    let newline = UInt8(ascii: "\n")
    let before = bytes.prefix(offset)
    let start = before.lastIndex(of: newline).map { $0 + 1 } ?? 0
    let line = before.count { $0 == newline } + 1
    var column = 1
    for _ in String(decoding: before[start...], as: UTF8.self) { column += 1 }
    return "\(file):\(line):\(column)"
  }
}
