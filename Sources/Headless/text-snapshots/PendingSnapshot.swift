import SnapshotFiles

struct PendingSnapshot {
  /// The path below the folder `Snapshots` of the package, such as `Order/initial.60x20.ko`, or
  /// below the root of the package for a snapshot in another folder.
  let name: String
  let file: SnapshotFile
  let words: Set<String>

  /// - Parameter path: The path below the root of the package, without an extension.
  private init(_ path: String, in package: PackageFolder) {
    let start = PackageFolder.snapshots + "/"
    name = path.hasPrefix(start) ? String(path.dropFirst(start.count)) : path
    file = SnapshotFile(path: "\(package.path)/\(path).txt")
    let words = [name, path, "\(package.path)/\(path)"]
    self.words = Set(words.flatMap { [$0, "\($0).txt", "\($0).txt.pending"] })
  }

  static func all(in package: PackageFolder) -> [PendingSnapshot] {
    let ending = ".txt.pending"
    return files(below: package.path, endingIn: ending).map { path in
      PendingSnapshot(String(path.dropLast(ending.count)), in: package)
    }
  }

  func comparison() throws(SnapshotFailure) -> SnapshotComparison {
    guard let text = try file.pending.text() else { throw gone }
    return SnapshotComparison(file: file, expected: try file.text(), actual: text)
  }

  var isSame: Bool { (try? comparison().isSame) ?? false }

  func accept() throws(SnapshotFailure) {
    _ = try comparison()
    try file.pending.replace(file)
  }

  func reject() throws(SnapshotFailure) {
    guard try file.pending.remove() else { throw gone }
  }

  private var gone: SnapshotFailure { file.pending.failure("no such file any more") }
}
