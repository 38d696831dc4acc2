internal import DescriptorIO
@_exported public import JuiceDocuments
internal import JuiceModel

extension FileError {
  init(_ error: FileReadingError, at path: String) {
    switch error {
    case .system(let error):
      let link = error.code == ENOENT ? FileError.brokenLink(path) : nil
      self.init(
        at: link == nil ? "can't read \(path)" : path, link ?? "\(error)", cause: error.cause)
    case .notRegular: self.init(at: path, "isn't a regular file")
    case .tooLarge(let limit): self.init(tooLarge: limit, at: path)
    }
  }

  /// Returns a message about the symbolic link at the path of a file that doesn't exist, or `nil` if
  /// there is no link.
  static func brokenLink(_ path: String) -> String? {
    var name = [CChar](repeating: 0, count: Int(PATH_MAX))
    let length = readlink(path, &name, name.count)
    guard length > 0 else { return nil }
    let target = String(decoding: name.prefix(length).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return "is a symbolic link to \"\(target)\", which doesn't exist; put that file back"
  }

  /// - Parameter failure: The words for the call that failed.
  init(_ error: SystemError, at path: String, failure: String = "can't write") {
    self.init(.unwritable, at: "\(failure) \(path)", "\(error)", cause: error.cause)
  }
}

/// Performs calls of the system that write or lock the file at a path.
func writing<Result>(
  _ path: String, failure: String = "can't write",
  _ work: @autoclosure () throws(SystemError) -> Result
) throws(FileError) -> Result {
  do {
    return try work()
  } catch {
    guard error.code == EWOULDBLOCK else { throw FileError(error, at: path, failure: failure) }
    throw FileError(
      .inUse, at: path, "is in use by another kiosk; close that kiosk, or use another file",
      cause: .other)
  }
}

extension SystemError {
  fileprivate var cause: StockNotSaved.Cause {
    switch code {
    case ENOSPC, EDQUOT, EFBIG: .noRoom
    case EACCES, EPERM, EROFS: .notPermitted
    default: .other
    }
  }
}

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
