import CellText
import DescriptorIO
import Foundation

/// The snapshots that the assertions of a test run asked for.
///
/// Each process of the run appends to one file, which an environment variable names: for each
/// snapshot its folder and its path, with a zero byte after each. They're written at once, so that
/// processes don't disturb each other.
package struct SnapshotReferences {
  package static let variable = "SNAPSHOT_TESTING_REFERENCES"

  /// Their paths have no symbolic links.
  private let folders: Set<String>
  private let keys: Set<String>

  package init(from list: String) throws(SnapshotFailure) {
    let bytes: [UInt8]
    do {
      bytes = try readFile(list, limit: 1 << 30)
    } catch {
      throw SnapshotFile(path: list).failure("can't be read: \(error)")
    }
    let fields = bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    let indices = fields.indices
    folders = Set(indices.filter { $0 % 2 == 0 }.map { resolved(fields[$0]) })
    keys = Set(indices.filter { $0 % 2 == 1 }.map { SnapshotReferences.key(ofFile: fields[$0]) })
  }

  package static func append(
    _ file: SnapshotFile, in folder: String, to list: String
  ) throws(SnapshotFailure) {
    do throws(SystemError) {
      let flags = O_WRONLY | O_APPEND | O_CLOEXEC | O_NOFOLLOW
      try Descriptor(open(list, flags)).write("\(folder)\0\(file.path)\0".utf8)
    } catch {
      throw SnapshotFailure("\(variable)=\(list.visible): can't be written: \(error)")
    }
  }

  package var isEmpty: Bool { keys.isEmpty }

  /// The folders that were asked for, with the default one, and those outside of the package.
  package func folders(in package: PackageFolder) -> (own: [String], foreign: [String]) {
    let all = folders.union([resolved("\(package.path)/\(PackageFolder.snapshots)")]).sorted()
    return (all.filter(package.contains), all.filter { package.contains($0) == false })
  }

  package func unreferenced(in folder: String) -> [SnapshotFile] {
    ["", ".pending"].flatMap { ending in
      files(below: folder, endingIn: ".txt\(ending)").map { "\(folder)/\($0)" }.filter { path in
        let snapshot = String(path.dropLast(ending.count))
        return keys.contains(SnapshotReferences.key(ofFile: snapshot)) == false
      }
    }.map(SnapshotFile.init)
  }

  /// The file, however its path is written, or else the path of one that doesn't exist.
  private static func key(ofFile path: String) -> String {
    if let file = try? fileStatus(at: path) { return "\(file.st_dev):\(file.st_ino)" }
    let folder = SnapshotFile(path: path).folder
    return resolved(folder) + path.dropFirst(folder.count)
  }
}

/// All symbolic links in the path of a folder are resolved, if there is such a folder.
private func resolved(_ folder: String) -> String { (try? realPath(folder)) ?? folder }
