internal import Descriptors
internal import JuiceDocuments
internal import JuiceModel

extension FileError {
  /// Creates the error of a stock file that can't be replaced.
  init(_ error: ReplacementError, at path: String) {
    let (wrong, right) = error.explanation
    self.init(error == .locked ? .inUse : .unwritable, at: path, wrong, right)
  }
}

extension StockNotSaved {
  /// Creates the error of a stock whose file can't be replaced.
  init(_ error: ReplacementError) {
    guard case .system(let error) = error else {
      let (wrong, right) = error.explanation
      self.init(
        reason: "its file \(wrong)", suggestion: right,
        isOutdated: error == .changed || error == .deleted)
      return
    }
    self.init(reason: "\(error)")
  }
}

extension ReplacementError {
  /// What is wrong with a stock file, and what would be right.
  fileprivate var explanation: (wrong: String, right: String) {
    switch self {
    case .system(let error): ("can't be written (\(error))", "use a file in a writable folder")
    case .locked: ("is in use by another kiosk", "close that kiosk, or use another file")
    case .unlockable(let error):
      ("can't be locked (\(error))", "use a writable folder, in which its .lock file is readable")
    case .changed:
      ("was changed by another program", "open the kiosk again to use what the file has now")
    case .deleted:
      ("was deleted by another program", "put it back, or open the kiosk again to create it")
    case .owned(let user, let group):
      (
        "belongs to user \(user) and group \(group), which a new file can't be given",
        "open the kiosk as that user, or make the file yours with chown"
      )
    }
  }
}
