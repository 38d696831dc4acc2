import Descriptors
import Foundation

/// A folder of snapshots.
package struct SnapshotFolder: Hashable {
  /// The path of the folder below its package by default.
  package static let defaultName = "Snapshots"

  /// The environment variable that sets the path of the folder below its package for a run.
  package static let variable = "SNAPSHOT_TESTING_FOLDER"

  /// Returns the path of the folder below its package that an environment sets, without slashes at
  /// its end.
  package static func name(in environment: [String: String]) -> String {
    let name = environment[variable] ?? ""
    guard name.isEmpty == false else { return defaultName }
    let parts = name.split(separator: "/")
    return name.hasPrefix("/") ? name : parts.joined(separator: "/")
  }

  /// The path of the folder.
  package let path: String

  /// Creates a reference to a folder, which doesn't have to exist.
  package init(path: String) {
    self.path = path
  }

  /// Creates a reference to a folder in the package of a source file.
  ///
  /// - Parameters:
  ///   - name: The path of the folder below the root of the package.
  ///   - sourcePath: The path of the source file, above which the nearest `Package.swift` is.
  /// - Throws: A ``SnapshotFailure`` if there is no package, or if the folder can't be in it.
  package init(named name: String, inPackageOf sourcePath: String) throws(SnapshotFailure) {
    guard let package = PackageFolder(above: sourcePath) else {
      throw .inaccessible(
        path: sourcePath, reason: "no Package.swift above it; move the test into a package")
    }
    try self.init(named: name, in: package)
  }

  /// Creates a reference to a folder in a package.
  ///
  /// - Parameters:
  ///   - name: The path of the folder below the root of the package. No part of it begins with a dot,
  ///     so it can't lead out of the package, and isn't hidden from commands.
  ///   - package: The package.
  /// - Throws: A ``SnapshotFailure`` if the name isn't such a path, or if a symbolic link leads out
  ///   of the package.
  package init(named name: String, in package: PackageFolder) throws(SnapshotFailure) {
    let parts = name.split(separator: "/")
    let isPath = name.hasPrefix("/") == false && name.contains("\0") == false
    guard isPath, parts.isEmpty == false, parts.allSatisfy({ $0.hasPrefix(".") == false }) else {
      throw .unusableFolder(name)
    }
    self.init(path: "\(package.path)/\(parts.joined(separator: "/"))")
    try SnapshotFolder(path: package.path).checkLinks(to: path)
  }

  /// Returns the paths below the folder of all files with an ending, in order.
  ///
  /// Hidden files and folders and those of other packages are skipped.
  package func files(endingIn ending: String) -> [String] {
    var found: [String] = []
    collect("", endingIn: ending, into: &found)
    return found.sorted()
  }

  /// The paths below the folder, without the extension, of the snapshots beside which a text waits
  /// for review, in order.
  package var pendingPaths: [String] {
    let ending = ".txt.pending"
    return files(endingIn: ending).map { String($0.dropLast(ending.count)) }
  }

  private func collect(_ folder: String, endingIn ending: String, into found: inout [String]) {
    guard let directory = opendir(path + "/" + folder) else { return }
    defer { closedir(directory) }
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 > 0 }, as: UTF8.self)
      }
      if name.hasPrefix(".") { continue }
      if isFolder(entry.pointee, at: folder + name) {
        guard PackageFolder.isRoot(URL(filePath: "\(path)/\(folder)\(name)")) == false else {
          continue
        }
        collect(folder + name + "/", endingIn: ending, into: &found)
      } else if name.hasSuffix(ending) {
        found.append(folder + name)
      }
    }
  }

  /// Returns whether an entry is a folder, which not every file system states in the entry.
  private func isFolder(_ entry: dirent, at name: String) -> Bool {
    let kind = Int32(entry.d_type)
    guard kind == Int32(DT_UNKNOWN) else { return kind == Int32(DT_DIR) }
    var status = stat()
    return lstat(path + "/" + name, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// The path with all symbolic links resolved, or the path itself if there is no such folder.
  package var realPath: String { (try? Descriptors.realPath(path)) ?? path }

  /// Returns whether a folder is this one or below it even if all symbolic links are resolved.
  ///
  /// The folders don't have to exist.
  package func contains(_ folder: String) -> Bool {
    guard let base = try? Descriptors.realPath(path) else { return true }
    var way = URL(filePath: folder)
    while way.pathComponents.count > 1 {
      if let real = try? Descriptors.realPath(way.path) {
        return real == base || real.hasPrefix(base == "/" ? base : base + "/")
      }
      way.deleteLastPathComponent()
    }
    return base == "/"
  }

  /// Checks that no symbolic link on the way to a folder below this one leads out of this one.
  ///
  /// - Throws: ``SnapshotFailure/inaccessible(path:reason:)`` if one does.
  package func checkLinks(to folder: String) throws(SnapshotFailure) {
    guard contains(folder) == false else { return }
    let reason = "a symbolic link leads out of \(path); replace it with a folder"
    throw .inaccessible(path: folder, reason: reason)
  }
}
