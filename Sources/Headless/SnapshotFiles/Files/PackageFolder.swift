import CellText
import DescriptorIO
import Foundation

package struct PackageFolder: Hashable, Sendable {
  package static let snapshots = "Snapshots"

  package let path: String

  package init?(above path: String) {
    guard let root = folders(above: path).first(where: PackageFolder.isRoot) else { return nil }
    self.path = root
  }

  /// The folder of a test in no package, as in a project of Xcode.
  package init?(beside path: String) {
    self.path = SnapshotFile(path: path).folder
    guard FileManager.default.fileExists(atPath: self.path) else { return nil }
  }

  /// No part of the path begins with a dot, so that it can't lead out of the package, and isn't
  /// hidden from the command.
  package func snapshots(in name: String) throws(SnapshotFailure) -> String {
    let parts = name.split(separator: "/")
    let isPath = name.hasPrefix("/") == false && name.contains("\0") == false
    guard isPath, parts.isEmpty == false, parts.allSatisfy({ $0.hasPrefix(".") == false }) else {
      throw SnapshotFailure(
        "\"\(name.escaped())\" can't be a folder of snapshots; use a path below \(path.visible) "
          + "such as Tests/OrderTests/Snapshots")
    }
    return "\(path)/\(parts.joined(separator: "/"))"
  }

  /// Resolves all symbolic links, even if the folder itself doesn't exist.
  package func contains(_ folder: String) -> Bool {
    guard let root = try? realPath(path) else { return false }
    let real = folders(above: folder).lazy.compactMap { try? realPath($0) }.first ?? "/"
    return real == root || real.hasPrefix(root == "/" ? root : root + "/")
  }

  fileprivate static func isRoot(_ folder: String) -> Bool {
    FileManager.default.fileExists(atPath: folder + "/Package.swift")
  }
}

/// Returns a path and those of all folders above it.
private func folders(above path: String) -> [String] {
  sequence(first: URL(filePath: path)) { folder in
    folder.path == "/" ? nil : folder.deletingLastPathComponent()
  }.map(\.path)
}

/// Returns the files that snapshots can have, and those with a name that isn't UTF-8.
///
/// Hidden files and folders, those of other packages, and symbolic links are skipped.
package func files(below folder: String, endingIn ending: String) -> [String] {
  guard let paths = FileManager.default.enumerator(atPath: folder) else { return [] }
  var found: [String] = []
  while let path = paths.nextObject() as? String {
    let name = String(path.split(separator: "/").last ?? "")
    if name.hasPrefix(".") || PackageFolder.isRoot("\(folder)/\(path)") {
      paths.skipDescendants()
    } else if path.hasSuffix(ending) {
      let isRegular = paths.fileAttributes?[.type] as? FileAttributeType == .typeRegular
      let isSnapshot = isRegular && SnapshotName.isKept(name)
      if isSnapshot || path.isDamaged { found.append(path) }
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
