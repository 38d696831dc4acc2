internal import PlainText
internal import SystemCalls

/// An error that keeps a file from being used.
public struct FileError: Error, Hashable, Sendable {
  /// The kind of a file error.
  public enum Kind: Hashable, Sendable {
    /// The file can't be read, or its contents are invalid.
    case badData
    /// The file can't be written.
    case unwritable
    /// Another process uses the file.
    case inUse
  }

  /// The kind of the error.
  public let kind: Kind
  /// The path of the file, followed by the line and column, or by the path in the document, if known.
  public let location: String
  /// A description of what is wrong.
  public let wrong: String
  /// A description of what would be right.
  public let right: String

  init(_ kind: Kind = .badData, at location: String, _ wrong: String, _ right: String) {
    self.kind = kind
    self.location = location
    self.wrong = wrong
    self.right = right
  }
}

extension FileError: CustomStringConvertible {
  /// The location, what is wrong, and what would be right, on one line in English.
  public var description: String { "\(location): \(wrong); \(right)".visible }
}

/// The largest size of a menu or stock file in bytes, which more than 1,000 juices stay below.
let sizeLimit = 1 << 20

/// Returns the bytes of a file.
///
/// - Parameters:
///   - kind: The kind of file that is expected, such as `menu file`.
///   - allowsPipe: Whether the file can be a pipe.
/// - Throws: A ``FileError`` if the file can't be read or is too large.
func readBytes(
  _ path: String, as kind: String, allowsPipe: Bool = false
) throws(FileError) -> [UInt8] {
  do {
    return try readFile(path, allowsPipe: allowsPipe, limit: sizeLimit)
  } catch {
    throw FileError(error, at: path, as: kind)
  }
}

extension FileError {
  /// Creates the error of a file that can't be read.
  init(_ error: FileReadingError, at path: String, as kind: String) {
    switch error {
    case .system, .notRegular:
      self.init(at: path, "can't be read (\(error))", "use a readable \(kind)")
    case .tooLarge(let limit):
      self.init(at: path, "is too large", "use a \(kind) of at most \(limit / 1_024) KiB")
    }
  }
}
