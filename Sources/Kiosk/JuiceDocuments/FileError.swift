internal import CellText
package import JuiceModel

/// An error that keeps a file from being used.
public struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
  package enum Kind: Hashable, Sendable {
    /// The file can't be read, or its contents are invalid.
    case badData
    /// The file can't be written, or another program changed it.
    case unwritable
    /// Another process uses the file.
    case inUse
  }

  package let kind: Kind
  /// Everything that is wrong, in the order of the file, or the first error if it isn't JSON.
  ///
  /// There is at least one problem. If there are more than twenty, one more says how many. Each is on
  /// one line in English, after the path of the file, and the line, the column, and the path in the
  /// document, if known. Lines and columns count from 1. A column is a character as an editor shows
  /// it: a tab is one, and so is a syllable of Hangul or an emoji.
  package let problems: [String]
  /// The cause that keeps a stock in the file from being saved or read.
  package let cause: StockNotSaved.Cause

  /// The problems in English, each on a line of its own.
  public var description: String { problems.joined(separator: "\n") }
}

extension FileError {
  package init(
    _ kind: Kind = .badData, at location: String, _ message: String,
    cause: StockNotSaved.Cause = .damaged
  ) {
    self.init(kind: kind, problems: ["\(location): \(message)".revealed], cause: cause)
  }

  /// - Parameter limit: The limit in bytes.
  package init(tooLarge limit: Int, at path: String) {
    self.init(at: path, "is larger than \(limit / 1_024) KiB")
  }
}

/// The largest size of a menu or stock file in bytes, which more than 1,000 juices stay below.
package let sizeLimit = 1 << 20

extension [String] {
  var listed: String {
    let limit = 5
    let words = prefix(limit).map { $0.truncated(to: 60) }.joined(separator: ", ")
    return count > limit ? "\(words) and \(count - limit) more" : words
  }
}
