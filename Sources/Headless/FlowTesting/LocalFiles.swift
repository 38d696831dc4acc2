import FlowDriver
import Foundation

/// The files of this computer, for flows.
struct LocalFiles: FlowFiles {
  /// Why a file cannot be read.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  func truePath(of path: String) throws(Failure) -> String {
    guard let real = realpath(path, nil) else { throw failure(errno) }
    defer { free(real) }
    return String(cString: real)
  }

  func contents(of path: String, limit: Int) throws(Failure) -> [UInt8] {
    do {
      let handle = try FileHandle(forReadingFrom: URL(filePath: path))
      defer { try? handle.close() }
      return Array(try handle.read(upToCount: limit + 1) ?? Data())
    } catch {
      let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
      throw failure(cause.map { Int32(truncatingIfNeeded: $0.code) } ?? EIO)
    }
  }

  private func failure(_ code: Int32) -> Failure {
    Failure(description: String(cString: strerror(code)))
  }
}
