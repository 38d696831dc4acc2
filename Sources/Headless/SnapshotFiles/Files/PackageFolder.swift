import Foundation

/// The root folder of a package.
package struct PackageFolder: Hashable {
  /// The path of the folder.
  package let path: String

  /// Creates a reference to the folder of the nearest `Package.swift` above a file or folder, or
  /// returns `nil` if no folder above it has one.
  package init?(above path: String) {
    let folders = sequence(first: URL(filePath: path)) { folder in
      folder.path == "/" ? nil : folder.deletingLastPathComponent()
    }
    guard let root = folders.first(where: PackageFolder.isRoot) else { return nil }
    self.path = root.path
  }

  /// Returns the part of a path below the folder, or `nil` if the path isn't below it.
  package func relativePath(of path: String) -> String? {
    let start = self.path + "/"
    guard path.utf8.starts(with: start.utf8) else { return nil }
    return String(Substring(path.utf8.dropFirst(start.utf8.count)))
  }

  /// Returns whether a folder has a file `Package.swift`.
  static func isRoot(_ folder: URL) -> Bool {
    FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path)
  }
}
