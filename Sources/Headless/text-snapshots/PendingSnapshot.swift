import Foundation
import SnapshotFiles

/// A text that waits for review, and its snapshot.
struct PendingSnapshot {
  private static let ending = ".txt.pending"

  /// The path below the folder of snapshots, such as `Order/initial.60x20.ko`.
  ///
  /// A snapshot in another folder than the one that the environment sets has its path below the root
  /// of the package, without the extension, as its name.
  let name: String
  /// The snapshot.
  let file: SnapshotFile
  /// The file that has the text.
  let pending: SnapshotFile
  private let package: PackageFolder

  /// Creates a reference to a text and its snapshot.
  ///
  /// - Parameters:
  ///   - path: The path of the snapshot below the root of the package, without its extension.
  ///   - package: The package.
  ///   - folder: The path of the folder below the package that names leave out.
  ///   - pending: The file that has the text, or `nil` if it's beside the snapshot.
  private init(
    _ path: String, in package: PackageFolder, folder: String, pending: SnapshotFile? = nil
  ) {
    name = path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
    file = SnapshotFile(path: "\(package.path)/\(path).txt")
    self.pending = pending ?? file.pending
    self.package = package
  }

  /// Returns the texts that wait beside their snapshots in any folder of a package, in order.
  ///
  /// - Parameters:
  ///   - package: The package.
  ///   - folder: The path of the folder below the package that names leave out.
  static func all(in package: PackageFolder, folder: String) -> [PendingSnapshot] {
    SnapshotFolder(path: package.path).pendingPaths.map { path in
      PendingSnapshot(path, in: package, folder: folder)
    }
  }

  /// Returns the texts that a test run attached to its tests, in order.
  ///
  /// A text that was attached twice counts once.
  ///
  /// - Parameters:
  ///   - attachments: The path of the folder with the attachments.
  ///   - package: The package.
  ///   - folder: The path of the folder below the package that names leave out.
  static func all(
    attachedIn attachments: String, of package: PackageFolder, folder: String
  ) throws -> [PendingSnapshot] {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: attachments) else {
      throw CommandFailure(
        status: .missing,
        message: "\(attachments) isn't a folder; pass it to swift test --attachments-path first")
    }
    var texts: [String: Set<[UInt8]>] = [:]
    let long = SnapshotFolder(path: package.path).files(endingIn: ".txt").compactMap { path in
      SnapshotAttachment(of: SnapshotFile(path: "\(package.path)/\(path)"))
    }.filter(\.isShortened)
    let all = try names.sorted().compactMap { name throws -> PendingSnapshot? in
      guard let attachment = SnapshotAttachment(fileName: name, of: long) else { return nil }
      let file = SnapshotFile(path: "\(attachments)/\(name)")
      let bytes = Array((try file.text() ?? "").utf8)
      guard texts[attachment.path, default: []].insert(bytes).inserted else { return nil }
      let path = String(attachment.path.dropLast(".txt".count))
      return PendingSnapshot(path, in: package, folder: folder, pending: file)
    }
    return all.sorted { ($0.file.path, $0.pending.path) < ($1.file.path, $1.pending.path) }
  }

  /// Returns whether a word refers to the snapshot: it's the name, or a path of either file.
  ///
  /// - Parameters:
  ///   - word: The word.
  ///   - folder: The path of the folder below the package that names leave out.
  func isReferred(toBy word: String, folder: String) -> Bool {
    let path = String(file.path.dropLast(".txt".count))
    return ["", ".txt", PendingSnapshot.ending].contains { ending in
      [name, path, "\(folder)/\(name)"].contains { $0 + ending == word }
    }
  }

  /// Returns the comparison of the pending text with the snapshot, or `nil` if no text is pending
  /// any more.
  func comparison() throws(SnapshotFailure) -> SnapshotComparison? {
    guard let text = try pending.text() else { return nil }
    return SnapshotComparison(file: file, expected: try file.text(), actual: text)
  }

  /// A Boolean value that indicates whether the pending text can be read and is the same as that of
  /// the snapshot.
  var isSame: Bool { (try? comparison()?.isSame) ?? false }

  /// Returns whether the pending text is older than the last whole run that passed.
  func isOutdated() throws(SnapshotFailure) -> Bool {
    try OutdatedTexts(in: package).contains(pending)
  }

  /// The reason why an outdated text isn't accepted, and what to do about it.
  static let refusal =
    "the text is older than the last run that passed; run the tests again, or reject it"

  /// Replaces the snapshot with the pending text.
  func accept() throws(SnapshotFailure) {
    guard let text = try pending.text() else { return }
    _ = try file.text()
    try file.write(text)
    try pending.remove()
  }
}
