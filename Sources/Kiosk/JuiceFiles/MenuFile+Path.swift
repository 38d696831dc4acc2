internal import DescriptorIO
@_exported public import JuiceDocuments

extension MenuFile {
  /// Reads a menu file, which can be a pipe, as in `--menu <(command)`.
  ///
  /// - Throws: A ``FileError`` with everything that is wrong with the file.
  public init(_ path: String) throws(FileError) {
    let bytes = Result { () throws(FileReadingError) in
      try readFile(path, allowsPipe: true, limit: sizeLimit)
    }
    try self.init(json: bytes.mapError { FileError($0, at: path) }.get(), file: path)
  }
}
