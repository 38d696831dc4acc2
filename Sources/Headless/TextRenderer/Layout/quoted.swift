extension String {
  /// The text as flows and linear readings write it: in double quotes, on one line, nothing lost.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  public var quoted: String {
    var bytes = [UInt8(ascii: "\"")]
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case UInt8(ascii: "\n"): bytes += #"\n"#.utf8
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
    return String(decoding: bytes, as: UTF8.self)
  }
}
