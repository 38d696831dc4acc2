public import JuiceModel

extension Menu {
  /// Reads a menu file.
  ///
  /// The file is a JSON object of `fruits` and `juices`. A fruit has an `id`, a `name`, its opening
  /// `stock` (0 to 100) and may have a `symbol`; a juice has an `id`, a `flavour` and a `recipe` of
  /// amounts (1 to 100) by fruit. Names and flavours are texts by language, such as `ko` or `en`; a
  /// kiosk in another language shows the first. At most 1 MiB, 100 fruits, 1000 juices
  /// and 80 characters a text.
  ///
  /// - Throws: A ``FileError`` for the first mistake.
  public init(file path: String) throws(FileError) {
    try self.init(json: try readBytes(path, as: "menu file"), file: path)
  }

  /// Reads a menu from the bytes of a menu file.
  ///
  /// - Parameter file: What errors call the file.
  /// - Throws: A ``FileError`` for the first mistake.
  public init(json bytes: [UInt8], file: String) throws(FileError) {
    let document = try JSONNode.document(bytes, in: file)
    do {
      self = try MenuDocument(document).menu()
    } catch {
      throw error.error(in: file)
    }
  }
}
