import Foundation
import PlainText

/// The snapshots that no test asked for.
package struct StaleSnapshots {
  /// Their paths below the folder, in order.
  package let paths: [String]

  /// Looks for snapshots that are not among those asked for, by their paths as file systems may
  /// compare them.
  package init(in folder: SnapshotFolder, askedFor keys: Set<String>) {
    paths = folder.files(endingIn: ".txt").filter { path in
      let name = try? SnapshotName(String(path.dropLast(".txt".count)))
      return keys.contains(name?.key ?? path) == false
    }
  }

  /// Tells those of a full run that went well; nothing where tests may have been left out.
  ///
  /// - Parameter conditions: Where tests are that a condition may leave out.
  func message(folder: SnapshotFolder, conditions: [String]) -> (text: String, isFailure: Bool) {
    let list = paths.map { "  \(folder.path)/\($0.escaped())\n" }.joined()
    guard conditions.isEmpty else {
      let places = conditions.map { "  \($0)\n" }.joined()
      return (
        "snapshots not asked for, maybe as tests were left out:\n\(list)by:\n\(places)", false
      )
    }
    return ("error: stale snapshots; delete them, or test what they show:\n\(list)", true)
  }
}

/// How the tests of a process were chosen.
struct TestRun {
  static let ofProcess = TestRun(
    arguments: CommandLine.arguments, environment: ProcessInfo.processInfo.environment)

  /// Whether nothing says that tests are left out: a filter, a skip, or a tool that chooses itself.
  let isFull: Bool

  init(arguments: [String], environment: [String: String]) {
    let names = arguments.map { $0.prefix { ($0 == "=") == false } }
    let isSwiftTest = names.contains("--testing-library")
    let isChosen = ["--filter", "--skip", "-s", "--specifier"].contains(where: names.contains)
    let isXcode = environment.keys.contains { $0.hasPrefix("XCTest") }
    isFull = isSwiftTest && isChosen == false && isXcode == false
  }
}

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
