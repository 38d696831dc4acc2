internal import Descriptors
internal import JuiceDocuments
internal import JuiceModel

extension FileError {
  init(_ error: FileReadingError, at path: String) {
    switch error {
    case .system(let error):
      let link = error.code == ENOENT ? FileError.brokenLink(path) : nil
      self.init(
        at: path, link ?? "\(error)", failure: link == nil ? "can't read" : nil, cause: error.cause)
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

  init(_ error: ReplacementError, at path: String) {
    var (kind, cause) = (Kind.unwritable, StockNotSaved.Cause.other)
    var failure: String?
    let message: String
    switch error {
    case .system(let error):
      (message, failure, cause) = ("\(error)", "can't write", error.cause)
    case .unlockable(let error):
      (message, failure, cause) = ("\(error)", "can't lock", error.cause)
    case .locked:
      kind = .inUse
      message = "is in use by another kiosk; close that kiosk, or use another file"
    case .changed:
      cause = .changedElsewhere
      message = "was changed by another program; read it again to use its new contents"
    case .deleted:
      cause = .changedElsewhere
      message = "was deleted by another program; put it back, or read it again to create it"
    case .owned(let user, let group):
      cause = .notPermitted
      message =
        "belongs to user \(user) and group \(group), which a new file can't be given; "
        + "open the kiosk as that user, or make the file yours with chown"
    }
    self.init(kind, at: path, message, failure: failure, cause: cause)
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
