import Foundation
import PlainText
package import SnapshotFiles

/// The snapshots in a folder that no test uses.
package struct StaleSnapshots {
  /// The paths of the snapshots below the folder, in order.
  package let paths: [String]

  /// Finds the snapshots in a folder that aren't used.
  ///
  /// - Parameters:
  ///   - folder: The folder of snapshots.
  ///   - keys: The keys of the snapshots that are used; see ``SnapshotName/key``.
  package init(in folder: SnapshotFolder, used keys: Set<String>) {
    paths = folder.files(endingIn: ".txt").filter { path in
      let name = try? SnapshotName(String(path.dropLast(".txt".count)))
      return keys.contains(name?.key ?? path) == false
    }
  }

  /// Returns the message for a full run that passed, and whether it fails the run.
  ///
  /// It doesn't if a condition may have kept tests from running.
  ///
  /// - Parameters:
  ///   - folder: The folder of snapshots.
  ///   - conditions: The paths of the files whose tests may not have run.
  func message(folder: SnapshotFolder, conditions: [String]) -> (text: String, isFailure: Bool) {
    let list = paths.map { "  \(folder.path)/\($0.escaped())\n" }.joined()
    guard conditions.isEmpty else {
      let files = conditions.map { "  \($0)\n" }.joined()
      return (
        "snapshots that no test used:\n\(list)perhaps because of conditions in:\n\(files)", false
      )
    }
    return ("error: no test uses these snapshots; delete them, or add a test:\n\(list)", true)
  }
}

/// The choice of the tests that a process runs.
struct TestRun {
  static let ofProcess = TestRun(
    arguments: CommandLine.arguments, environment: ProcessInfo.processInfo.environment)

  /// A Boolean value that indicates whether all tests run, as far as the arguments and the
  /// environment tell: there is no filter, and no tool chooses the tests.
  let isFull: Bool

  /// Reads the choice from the arguments and the environment of a process.
  init(arguments: [String], environment: [String: String]) {
    let names = arguments.map { $0.prefix { ($0 == "=") == false } }
    let isSwiftTest = names.contains("--testing-library")
    let isChosen = ["--filter", "--skip", "-s", "--specifier"].contains(where: names.contains)
    let isXcode = environment.keys.contains { $0.hasPrefix("XCTest") }
    isFull = isSwiftTest && isChosen == false && isXcode == false
  }
}

extension SnapshotSession {
  /// Makes the process fail when it exits if all tests passed but snapshots are stale.
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
      let stale = StaleSnapshots(in: claims.folder, used: claims.keys)
      guard stale.paths.isEmpty == false else { continue }
      let conditions = ConditionalTests(beside: claims.folder).paths
      let message = stale.message(folder: claims.folder, conditions: conditions)
      FileHandle.standardError.write(Data(message.text.utf8))
      isFailure = isFailure || message.isFailure
    }
    if isFailure { _exit(1) }
  }
}
