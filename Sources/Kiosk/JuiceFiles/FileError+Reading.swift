internal import Descriptors
internal import JuiceDocuments

extension FileError {
  /// Creates the error of a file that can't be read.
  init(_ error: FileReadingError, at path: String, as kind: String) {
    switch error {
    case .system, .notRegular:
      self.init(at: path, "can't be read (\(error))", "use a readable \(kind)")
    case .tooLarge(let limit):
      self.init(tooLarge: limit, at: path, as: kind)
    }
  }
}
