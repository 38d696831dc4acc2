/// The place of the bytes of a picture, or the bytes themselves.
public enum PictureSource: Hashable, Sendable {
  /// A file that a port knows by its name.
  case file(String)
  /// The bytes of a file in PNG, JPEG, GIF, or WebP.
  case bytes([UInt8])
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
