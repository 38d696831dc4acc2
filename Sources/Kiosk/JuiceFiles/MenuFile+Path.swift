internal import Descriptors
@_exported public import JuiceDocuments
public import JuiceModel

extension MenuFile {
  /// Reads a menu file, which can be a pipe, as in `--menu <(command)`.
  ///
  /// - Throws: A ``FileError`` with everything that is wrong with the file.
  public init(_ path: String) throws(FileError) {
    let bytes: [UInt8]
    do {
      bytes = try readFile(path, allowsPipe: true, limit: sizeLimit)
    } catch {
      throw FileError(error, at: path)
    }
    try self.init(json: bytes, file: path)
  }
}

extension Menu {
  /// Creates a menu from a ``MenuFile``, whose warnings are ignored.
  ///
  /// - Throws: A ``FileError`` with everything that is wrong with the file.
  public init(file path: String) throws(FileError) {
    self = try MenuFile(path).menu
  }
}
