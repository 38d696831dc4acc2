internal import PlainText

/// Why a file cannot be used.
public struct FileError: Error, Hashable, Sendable {
  /// What kind of trouble there is.
  public enum Kind: Hashable, Sendable {
    /// The file cannot be read, or what it says makes no sense.
    case badData
    /// The file cannot be written.
    case unwritable
    /// Another process has the file.
    case inUse
  }

  /// What kind of trouble there is.
  public let kind: Kind
  /// The file, with the line and the column or the place in the document where there is one.
  public let place: String
  /// What is wrong.
  public let wrong: String
  /// What would be right.
  public let right: String

  init(_ kind: Kind = .badData, at place: String, _ wrong: String, _ right: String) {
    self.kind = kind
    self.place = place
    self.wrong = wrong
    self.right = right
  }
}

extension FileError: CustomStringConvertible {
  /// The place, what is wrong and what would be right, in one line of English.
  public var description: String { "\(place): \(wrong); \(right)".visible }
}
