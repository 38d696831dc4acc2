import Foundation
import TestSupport

/// The files of a package that Git tracks and that are there.
struct TrackedFiles {
  /// The paths below the folder of the package, in order.
  let paths: [String]

  /// - Throws: An error if the package isn't the clone of a repository, or if there is no Git.
  init(in package: String) throws {
    let (status, output) = try TrackedFiles.git("ls-files", "-z", in: package)
    let tracked = output.split(separator: "\0").map(String.init)
    guard status == 0, tracked.contains("Package.swift") else { throw NoClone() }
    paths = tracked.filter { FileManager.default.fileExists(atPath: "\(package)/\($0)") }.sorted()
  }

  /// Runs Git on the repository of a folder, even in a hook of another one.
  static func git(
    _ words: String..., in folder: String
  ) throws -> (status: Int32, output: String) {
    let others = ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE"].flatMap { ["-u", $0] }
    let git = ["git", "-C", folder, "-c", "safe.directory=*"]
    let (status, output, _) = try ThisPackage.run("/usr/bin/env", others + git + words)
    return (status, output)
  }
}

struct NoClone: Error {}
