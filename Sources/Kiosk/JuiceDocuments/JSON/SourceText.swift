/// The bytes of a document, in which places are stated as people read them.
struct SourceText {
  let bytes: [UInt8]
  let file: String

  func location(of offset: Int) -> String {
    let newline = UInt8(ascii: "\n")
    let before = bytes.prefix(offset)
    let start = before.lastIndex(of: newline).map { $0 + 1 } ?? 0
    let line = before.count { $0 == newline } + 1
    let column = String(decoding: before[start...], as: UTF8.self).count + 1
    return "\(file):\(line):\(column)"
  }
}
