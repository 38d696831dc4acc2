import SnapshotFiles

/// A text that waits for review, and its snapshot.
struct PendingSnapshot {
  /// The path below the folder `Snapshots` of the package, such as `Order/initial.60x20.ko`, or
  /// below the root of the package for a snapshot in another folder.
  let name: String
  let file: SnapshotFile
  private let words: Set<String>

  /// Creates a reference to the snapshot with a path below the root of a package, which has no
  /// extension.
  private init(_ path: String, in package: PackageFolder) {
    let start = PackageFolder.snapshots + "/"
    name = path.hasPrefix(start) ? String(path.dropFirst(start.count)) : path
    file = SnapshotFile(path: "\(package.path)/\(path).txt")
    let words = [name, path, "\(package.path)/\(path)"]
    self.words = Set(words.flatMap { [$0, "\($0).txt", "\($0).txt.pending"] })
  }

  /// Returns the texts that wait beside their snapshots in any folder of a package, in order.
  static func all(in package: PackageFolder) -> [PendingSnapshot] {
    let ending = ".txt.pending"
    return files(below: package.path, endingIn: ending).map { path in
      PendingSnapshot(String(path.dropLast(ending.count)), in: package)
    }
  }

  /// Returns whether a word is the name of the snapshot or a path of one of its files.
  func isNamed(_ word: String) -> Bool { words.contains(word) }

  /// Returns the comparison of the pending text with the snapshot.
  ///
  /// - Throws: A ``SnapshotFailure`` if one of the files can't be read, or if no text is pending any
  ///   more.
  func comparison() throws(SnapshotFailure) -> SnapshotComparison {
    guard let text = try file.pending.text() else { throw gone }
    return SnapshotComparison(file: file, expected: try file.text(), actual: text)
  }

  /// Whether the pending text can be read and is the same as that of the snapshot.
  var isSame: Bool { (try? comparison().isSame) ?? false }

  func accept() throws(SnapshotFailure) {
    _ = try comparison()
    guard try file.pending.replace(file) else { throw gone }
  }

  func reject() throws(SnapshotFailure) {
    guard try file.pending.remove() else { throw gone }
  }

  private var gone: SnapshotFailure { file.pending.failure("no such file any more") }
}
