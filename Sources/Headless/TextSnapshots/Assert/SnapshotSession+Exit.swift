import Foundation

extension SnapshotSession {
  /// Lets a full run that went well so far fail at its end where snapshots are stale.
  static func failAtExitIfStale() {
    #if canImport(Glibc)
      on_exit({ status, _ in if status == 0 { SnapshotSession.failIfStale() } }, nil)
    #else
      atexit { SnapshotSession.failIfStale() }
    #endif
  }

  private static func failIfStale() {
    var isFailure = false
    for claims in ofProcess.folders {
      let stale = StaleSnapshots(in: claims.folder, askedFor: claims.keys)
      guard stale.paths.isEmpty == false else { continue }
      let conditions = ConditionalTests(beside: claims.folder).paths
      let message = stale.message(folder: claims.folder, conditions: conditions)
      FileHandle.standardError.write(Data(message.text.utf8))
      isFailure = isFailure || message.isFailure
    }
    if isFailure { _exit(1) }
  }
}
