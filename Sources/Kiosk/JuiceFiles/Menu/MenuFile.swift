public import JuiceModel

extension Menu {
  /// Creates a menu from a menu file.
  ///
  /// The file is a JSON object of `fruits` and `juices`. A fruit has an `id`, a `name`, its initial
  /// `stock` (0 to 100), and optionally a `symbol`. A juice has an `id`, a `flavour`, and a `recipe`
  /// of amounts (1 to 100) by fruit. Names and flavours are texts by language, such as `ko` or `en`.
  /// A kiosk in another language shows the first one. The limits are 1 MiB, 100 fruits, 1,000 juices,
  /// and 80 characters per text.
  ///
  /// - Throws: A ``FileError`` for the first error in the file.
  public init(file path: String) throws(FileError) {
    try self.init(json: try readBytes(path, as: "menu file", allowsPipe: true), file: path)
  }

  /// Creates a menu from the bytes of a menu file.
  ///
  /// - Parameters:
  ///   - bytes: The contents of the file.
  ///   - file: The name of the file in errors.
  /// - Throws: A ``FileError`` for the first error in the file.
  public init(json bytes: [UInt8], file: String) throws(FileError) {
    let document = try JSONNode.document(bytes, in: file)
    do {
      self = try MenuDocument(document).menu()
    } catch {
      throw error.error(in: file)
    }
  }
}
