import HeadlessUI

extension PictureSource {
  /// The types of images by their first bytes, of which 0 can be any; SVG, a document, has none.
  private static let types: [(name: String, start: [UInt8])] = [
    ("image/png", [0x89] + Array("PNG\r\n\u{1A}\n".utf8)), ("image/jpeg", [0xFF, 0xD8, 0xFF]),
    ("image/gif", Array("GIF8".utf8)), ("image/webp", Array("RIFF\0\0\0\0WEBP".utf8)),
  ]

  /// The digits of base64 and its padding, and then what a relative URL holds as it is, too.
  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/=.-_".utf8)

  /// A relative URL, or one that holds the bytes, and whether they're an image.
  var url: (text: String, isShown: Bool) {
    switch self {
    case .file(let name): return ("./" + name.utf8.map { escaped($0) }.joined(), true)
    case .bytes(let bytes):
      let type = Self.types.first { type in
        bytes.count >= type.start.count && zip(bytes, type.start).allSatisfy { $1 == 0 || $0 == $1 }
      }
      return ("data:\(type?.name ?? "");base64,\(base64(bytes))", (type == nil) == false)
    }
  }

  private func escaped(_ byte: UInt8) -> String {
    if Self.digits.contains(byte) { return String(Unicode.Scalar(byte)) }
    return (byte < 16 ? "%0" : "%") + String(byte, radix: 16)
  }

  private func base64(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let part = bytes[start..<min(start + 3, bytes.count)]
      let bits = part.reduce(0) { $0 << 8 | Int($1) } << (24 - 8 * part.count)
      for place in 0...3 {
        text.append(Self.digits[place > part.count ? 64 : bits >> (18 - 6 * place) & 63])
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
