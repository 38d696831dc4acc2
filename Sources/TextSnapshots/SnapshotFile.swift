public import Foundation

/// A text on disk that vouches for what a test draws.
public struct SnapshotFile: Hashable, Sendable {
  /// Where the snapshot is.
  public let url: URL

  /// Creates a reference to a file, which need not exist.
  public init(url: URL) {
    self.url = url
  }

  /// Creates a reference to a file of the folder `Snapshots` that stands beside the nearest
  /// `Package.swift` above a source file.
  ///
  /// - Parameter name: The path below that folder, without the extension `txt`.
  public init(named name: String, forTestIn sourceFile: String) {
    let folders = sequence(first: URL(filePath: sourceFile).deletingLastPathComponent()) { folder in
      folder.path == "/" ? nil : folder.deletingLastPathComponent()
    }
    let root = folders.first { folder in
      FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path)
    }
    let base = root ?? URL(filePath: FileManager.default.currentDirectoryPath)
    self.init(url: base.appending(path: "Snapshots/\(name).txt"))
  }

  /// Compares the bytes of a text with those of the file, or writes them where recording asks so.
  ///
  /// - Throws: A ``SnapshotFailure`` where the bytes differ, or the file is missing, inaccessible
  ///   or was written.
  public func expect(_ text: String, recording: SnapshotRecording) throws(SnapshotFailure) {
    let actual = Data(text.utf8)
    let expected = try contents()
    guard expected == actual else {
      guard recording == .all || (recording == .missing && expected == nil) else {
        throw expected.map { difference(from: $0, to: actual) } ?? .missing(path: url.path)
      }
      try write(actual)
      throw .recorded(path: url.path)
    }
  }

  private func contents() throws(SnapshotFailure) -> Data? {
    do {
      return try Data(contentsOf: url)
    } catch CocoaError.fileReadNoSuchFile {
      return nil
    } catch {
      throw .inaccessible(path: url.path, reason: "cannot be read: \(error)")
    }
  }

  private func write(_ data: Data) throws(SnapshotFailure) {
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url, options: .atomic)
    } catch {
      throw .inaccessible(path: url.path, reason: "cannot be written: \(error)")
    }
  }

  private func difference(from expected: Data, to actual: Data) -> SnapshotFailure {
    let lines = [expected, actual].map {
      $0.split(separator: 0x0A, omittingEmptySubsequences: false)
    }
    let same = zip(lines[0], lines[1]).prefix { $0 == $1 }.count
    let texts = lines.map { $0.dropFirst(same).first.map { String(decoding: $0, as: UTF8.self) } }
    return .different(path: url.path, line: same + 1, expected: texts[0], actual: texts[1])
  }
}
