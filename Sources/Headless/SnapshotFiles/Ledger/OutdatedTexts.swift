package import Foundation
import PlainText

/// The pending texts of a package that are older than the last whole run that passed.
///
/// A hidden file beside `Package.swift` names them, each with the identity of its file, so that a
/// text that is written again isn't outdated, whatever the clock says.
package struct OutdatedTexts {
  private static let name = ".outdated.txt.pending"

  private let marks: Set<Substring>

  /// Reads which texts of a package are outdated.
  ///
  /// - Throws: ``SnapshotFailure/inaccessible(path:reason:)`` if the hidden file can't be read.
  package init(in package: PackageFolder) throws(SnapshotFailure) {
    let text = try OutdatedTexts.file(in: package).text() ?? ""
    marks = Set(text.split(separator: "\n"))
  }

  /// Returns whether the text of a pending file is outdated.
  package func contains(_ pending: SnapshotFile) -> Bool {
    guard let mark = TextMark(of: pending) else { return false }
    return marks.contains(mark.line[...])
  }

  /// Marks the pending texts of a package that a whole run that passed found and didn't write.
  ///
  /// - Parameters:
  ///   - package: The package.
  ///   - start: The time at which the run began.
  ///   - written: The keys of the snapshots beside which the run wrote a pending text.
  /// - Throws: ``SnapshotFailure/inaccessible(path:reason:)`` if the hidden file can't be written.
  package static func mark(
    in package: PackageFolder, olderThan start: timespec, except written: Set<SnapshotKey>
  ) throws(SnapshotFailure) {
    var lines: Set<String> = []
    for path in SnapshotFolder(path: package.path).pendingPaths {
      let file = SnapshotFile(path: "\(package.path)/\(path).txt")
      guard written.contains(SnapshotKey(ofFile: file.path)) == false else { continue }
      guard let mark = TextMark(of: file.pending), mark.isOlder(than: start) else { continue }
      lines.insert(mark.line + "\n")
    }
    let file = OutdatedTexts.file(in: package)
    if lines.isEmpty { try file.remove() } else { try file.write(lines.sorted().joined()) }
  }

  private static func file(in package: PackageFolder) -> SnapshotFile {
    SnapshotFile(path: "\(package.path)/\(name)")
  }
}

/// The identity of a file, which changes if its text is written again.
private struct TextMark {
  private let path: String
  private let status: stat

  /// Looks at a file, if there is one.
  init?(of file: SnapshotFile) {
    path = file.path
    var status = stat()
    guard lstat(file.path, &status) == 0 else { return nil }
    self.status = status
  }

  /// The identity in a line of text.
  var line: String {
    let time = modification
    return "\(status.st_ino) \(time.tv_sec) \(time.tv_nsec) "
      + URL(filePath: path).lastPathComponent.escaped()
  }

  /// Returns whether the file was last written before a time.
  func isOlder(than time: timespec) -> Bool {
    (modification.tv_sec, modification.tv_nsec) < (time.tv_sec, time.tv_nsec)
  }

  private var modification: timespec {
    #if canImport(Darwin)
      status.st_mtimespec
    #else
      status.st_mtim
    #endif
  }
}
