import Descriptors
import Foundation
import PlainText

package struct PackageFolder: Hashable, Sendable {
  /// The path of the folder of snapshots below the root by default.
  package static let snapshots = "Snapshots"

  package let path: String

  /// Finds the nearest `Package.swift` above a file or folder, or returns `nil` if there is none.
  package init?(above path: String) {
    let folders = sequence(first: URL(filePath: path)) { folder in
      folder.path == "/" ? nil : folder.deletingLastPathComponent()
    }
    guard let root = folders.first(where: { PackageFolder.isRoot($0.path) }) else { return nil }
    self.path = root.path
  }

  /// Returns the path of a folder of snapshots, whose path below the root has no part that begins
  /// with a dot, so that it can't lead out of the package, and isn't hidden from the command.
  package func snapshots(in name: String) throws(SnapshotFailure) -> String {
    let parts = name.split(separator: "/")
    let isPath = name.hasPrefix("/") == false && name.contains("\0") == false
    guard isPath, parts.isEmpty == false, parts.allSatisfy({ $0.hasPrefix(".") == false }) else {
      throw SnapshotFailure(
        "\"\(name.escaped())\" can't be a folder of snapshots; use a path below the root of the "
          + "package such as Tests/OrderTests/Snapshots")
    }
    return "\(path)/\(parts.joined(separator: "/"))"
  }

  /// Checks that no symbolic link on the way to a folder, which doesn't have to exist, leads out of
  /// the package.
  package func checkLinks(to folder: String) throws(SnapshotFailure) {
    guard contains(folder) == false else { return }
    throw SnapshotFailure("\(folder.visible): a symbolic link leads out of \(path.visible)")
  }

  /// Returns whether a folder, which doesn't have to exist, is in the package even if all symbolic
  /// links are resolved.
  package func contains(_ folder: String) -> Bool {
    guard let root = try? realPath(path) else { return false }
    let folders = sequence(first: URL(filePath: folder)) { folder in
      folder.path == "/" ? nil : folder.deletingLastPathComponent()
    }
    let real = folders.lazy.compactMap { try? realPath($0.path) }.first ?? "/"
    return real == root || real.hasPrefix(root == "/" ? root : root + "/")
  }

  fileprivate static func isRoot(_ folder: String) -> Bool {
    FileManager.default.fileExists(atPath: folder + "/Package.swift")
  }
}

/// Returns the paths below a folder of all files with an ending, in order.
///
/// Symbolic links aren't followed. Hidden files and folders and those of other packages are skipped.
package func files(below folder: String, endingIn ending: String) -> [String] {
  guard let paths = FileManager.default.enumerator(atPath: folder) else { return [] }
  var found: [String] = []
  while let path = paths.nextObject() as? String {
    let isHidden = path.split(separator: "/").last?.hasPrefix(".") == true
    if isHidden || PackageFolder.isRoot("\(folder)/\(path)") {
      paths.skipDescendants()
    } else if path.hasSuffix(ending) {
      let type = paths.fileAttributes?[.type] as? FileAttributeType
      if (type == .typeDirectory) == false { found.append(path) }
    }
  }
  return found.sorted()
}

extension [String: String] {
  /// Whether `CI` is set, and neither `0` nor `false`; then no snapshot is ever written.
  package var isContinuousIntegration: Bool {
    ["", "0", "false"].contains(self["CI"] ?? "") == false
  }
}
