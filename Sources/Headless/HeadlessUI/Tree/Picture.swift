/// The place of the bytes of a picture, or the bytes themselves.
public enum PictureSource: Hashable, Sendable {
  /// A file that a port knows by its name.
  case file(String)
  /// The bytes of a file in PNG, JPEG, GIF, or WebP.
  case bytes([UInt8])
}

extension PictureSource {
  /// The digits of base64 and its padding, and then what a relative URL holds as it is, too.
  package static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/=.-_".utf8)

  /// Returns bytes as text in base64.
  package static func base64(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let part = bytes[start..<min(start + 3, bytes.count)]
      let bits = part.reduce(0) { $0 << 8 | Int($1) } << (24 - 8 * part.count)
      for place in 0...3 {
        text.append(digits[place > part.count ? 64 : bits >> (18 - 6 * place) & 63])
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Creates the bytes that are written in base64, up to the first character that is none of its digits.
  package init(base64 text: String) {
    var bytes: [UInt8] = []
    var bits = 0
    for (index, byte) in text.utf8.enumerated() {
      guard let digit = Self.digits.firstIndex(of: byte), digit < 64 else { break }
      bits = bits << 6 | digit
      let place = index % 4
      if place > 0 { bytes.append(UInt8(truncatingIfNeeded: bits >> (6 - 2 * place))) }
    }
    self = .bytes(bytes)
  }
}

extension Node {
  /// Returns a picture to look at.
  ///
  /// - Parameters:
  ///   - name: The words that are read aloud in place of the picture.
  ///   - symbol: A symbol that stands for the picture in text, such as an emoji.
  ///   - source: The place of its bytes, or `nil` if only the symbol is shown, such as while they're loaded.
  ///   - identifier: A name that drivers use to choose between pictures with the same name.
  public static func picture(
    _ name: String, symbol: String, source: PictureSource? = nil, identifier: String? = nil
  ) -> Node {
    Node(.picture(source), name, symbol: symbol, identifier: identifier)
  }
}
