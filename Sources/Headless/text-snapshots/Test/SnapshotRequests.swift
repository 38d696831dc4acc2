import Foundation
import SnapshotFiles

/// What the processes of a run asked for.
struct SnapshotRequests {
  /// The folders in the package, with all symbolic links resolved.
  let own: [SnapshotFolder]
  /// The folders outside the package, whose snapshots other packages may use.
  let foreign: [SnapshotFolder]
  /// The snapshots that were asked for.
  let asked: Set<SnapshotKey>
  /// The snapshots beside which the run left a text pending.
  let pending: Set<SnapshotKey>

  /// Collects the requests of a run.
  ///
  /// - Parameters:
  ///   - records: The records of the run.
  ///   - package: The package.
  ///   - folder: The folder that counts even if no test asked for its snapshots.
  init(_ records: [LedgerRecord], in package: PackageFolder, folder: SnapshotFolder) {
    var folders: Set = [folder.realPath]
    var asked: Set<SnapshotKey> = []
    var pending: Set<SnapshotKey> = []
    for record in records {
      switch record {
      case .asked(let folder, let path):
        folders.insert(SnapshotFolder(path: folder).realPath)
        asked.insert(SnapshotKey(ofFile: "\(folder)/\(path).txt"))
      case .pending(let folder, let path):
        pending.insert(SnapshotKey(ofFile: "\(folder)/\(path).txt"))
      case .began, .ended, .skipped: break
      }
    }
    let root = SnapshotFolder(path: package.path)
    let all = folders.sorted().map(SnapshotFolder.init)
    own = all.filter { root.contains($0.path) }
    foreign = all.filter { root.contains($0.path) == false }
    (self.asked, self.pending) = (asked, pending)
  }
}
