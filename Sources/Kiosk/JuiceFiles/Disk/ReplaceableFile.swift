import Foundation

/// A file that is only ever replaced whole: whoever reads it finds the old bytes or the new ones.
final class ReplaceableFile: Sendable {
  private let folder: Int32
  private let name: String
  private let calls: FileCalls

  /// Opens the folder of a file, which need not exist.
  init(_ name: String, in folder: String, calls: FileCalls = FileCalls()) throws(SystemError) {
    self.folder = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    self.name = name
    self.calls = calls
    guard self.folder >= 0 else { throw .last }
  }

  deinit {
    if folder >= 0 { close(folder) }
  }

  /// Replaces the file, and returns once that would outlive a loss of power.
  ///
  /// - Parameter old: The bytes to put back where the folder cannot be brought to the disk.
  /// - Throws: A ``SystemError``; the file is then as it was, as far as the system lets it be.
  func replace(_ old: [UInt8]?, with new: [UInt8]) throws(SystemError) {
    try put(new)
    guard calls.sync(folder) < 0 else { return }
    let error = SystemError.last
    guard [EINVAL, ENOTSUP].contains(error.code) == false else { return }
    if let old { try? put(old) } else { unlinkat(folder, name, 0) }
    throw error
  }

  private func put(_ bytes: [UInt8]) throws(SystemError) {
    let draft = name + ".tmp"
    unlinkat(folder, draft, 0)
    let descriptor = openat(folder, draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw .last }
    keepPermissions(descriptor)
    var error = write(bytes, to: descriptor)
    if error == nil, calls.sync(descriptor) < 0 { error = .last }
    if close(descriptor) < 0, error == nil { error = .last }
    if error == nil, calls.rename(folder, draft, name) < 0 { error = .last }
    guard let error else { return }
    unlinkat(folder, draft, 0)
    throw error
  }

  /// Lets those read and write the new file who may read and write the old one, where there is one.
  private func keepPermissions(_ descriptor: Int32) {
    var status = stat()
    guard fstatat(folder, name, &status, 0) == 0 else { return }
    fchmod(descriptor, status.st_mode & 0o777)
  }

  private func write(_ bytes: [UInt8], to descriptor: Int32) -> SystemError? {
    bytes.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while rest.isEmpty == false {
        let count = calls.write(descriptor, UnsafeRawBufferPointer(rebasing: rest))
        if count > 0 { rest = rest.dropFirst(count) }
        if count == 0 { return SystemError(code: EIO) }
        if count < 0, (errno == EINTR) == false { return .last }
      }
      return nil
    }
  }
}
