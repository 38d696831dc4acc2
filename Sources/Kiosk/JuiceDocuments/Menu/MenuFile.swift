public import JuiceModel

/// A menu that was read from a file.
///
/// The file is a JSON object of `fruits` and `juices`. A fruit has an `id`, a `name`, its initial
/// `stock` (0 to 100), and optionally a `symbol`. A juice has an `id`, a `flavour`, and a `recipe`
/// of amounts (1 to 100) by fruit. Names and flavours are texts by language, such as `ko` or `en`.
/// The case of a code and its region don't count, and a kiosk in another language shows the first
/// text. The limits are 1 MiB, 100 fruits, 1,000 juices, and 80 characters per text.
public struct MenuFile: Hashable, Sendable {
  /// The menu.
  public let menu: Menu
  /// Probable mistakes in a valid menu: names that differ only in blanks and invisible characters, and
  /// keys of names that aren't codes of languages.
  ///
  /// Each is like a problem of a ``FileError``. If there are more than twenty, one more says how many.
  public let warnings: [String]

  /// Reads a menu file.
  ///
  /// - Parameters:
  ///   - bytes: The text of the document in UTF-8.
  ///   - file: The name of the file in errors.
  /// - Throws: A ``FileError`` with everything that is wrong with the file.
  public init(json bytes: [UInt8], file: String) throws(FileError) {
    var reader = try DocumentReader(bytes, file: file)
    menu = try reader.menu()
    warnings = reader.warnings(about: menu)
  }
}
