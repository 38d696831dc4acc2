internal import Descriptors
internal import JuiceDocuments
internal import JuiceModel

extension FileError {
  init(_ error: FileReadingError, at path: String) {
    switch error {
    case .system(let error): self.init(at: path, "\(error)", failure: "can't read")
    case .notRegular: self.init(at: path, "isn't a regular file")
    case .tooLarge(let limit): self.init(tooLarge: limit, at: path)
    }
  }

  init(_ error: ReplacementError, at path: String) {
    switch error {
    case .system(let error): self.init(.unwritable, at: path, "\(error)", failure: "can't write")
    case .unlockable(let error):
      self.init(.unwritable, at: path, "\(error)", failure: "can't lock")
    case .locked, .changed, .deleted, .owned:
      let (wrong, right) = error.explanation
      self.init(error == .locked ? .inUse : .unwritable, at: path, "\(wrong); \(right)")
    }
  }
}

extension StockNotSaved {
  init(_ error: ReplacementError) {
    let (wrong, right) = error.explanation
    var reason = "its file \(wrong)"
    if case .system = error { reason = wrong }
    self.init(
      reason: reason, suggestion: right, isOutdated: error == .changed || error == .deleted)
  }
}

extension ReplacementError {
  fileprivate var explanation: (wrong: String, right: String) {
    switch self {
    case .system(let error): ("\(error)", "try again later")
    case .locked: ("is in use by another kiosk", "close that kiosk, or use another file")
    case .unlockable(let error): ("can't be locked: \(error)", "try again later")
    case .changed:
      ("was changed by another program", "read it again to use what it has now")
    case .deleted:
      ("was deleted by another program", "put it back, or read it again to create it")
    case .owned(let user, let group):
      (
        "belongs to user \(user) and group \(group), which a new file can't be given",
        "open the kiosk as that user, or make the file yours with chown"
      )
    }
  }
}
