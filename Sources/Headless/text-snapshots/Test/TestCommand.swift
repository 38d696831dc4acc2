import Foundation
import PlainText
import SnapshotFiles

/// What to do about the snapshots that no test of a run asked for.
enum UnreferencedPolicy: String, CaseIterable {
  /// Nothing.
  case ignore
  /// List them.
  case warn
  /// List them, and fail.
  case reject
  /// Delete them.
  case delete
}

/// The command `test`, which runs the tests and compares the snapshots that they asked for with the
/// files.
struct TestCommand {
  /// The environment variables.
  let environment: [String: String]
  /// Writes output.
  var write: (String) -> Void = { FileHandle.standardOutput.write(Data($0.utf8)) }
  /// Writes messages.
  var warn: (String) -> Void = { FileHandle.standardError.write(Data($0.utf8)) }

  /// Creates a command that hasn't started.
  init(environment: [String: String]) {
    self.environment = environment
  }

  private var isReadOnly: Bool { ContinuousIntegration.isRunning(in: environment) }

  /// Runs the tests of the package that contains a folder, and says why if that fails.
  ///
  /// - Returns: How `swift test` ended if it failed, and else the status of the command.
  func exit(_ arguments: Arguments, in folder: String) -> ProcessExit {
    do {
      return try run(arguments, in: folder)
    } catch let failure as CommandFailure {
      warn("text-snapshots: \(failure.message)\n")
      return .status(failure.status.rawValue)
    } catch {
      warn("text-snapshots: \(error)\n")
      return .status(ReviewStatus.inaccessible.rawValue)
    }
  }

  private func run(_ arguments: Arguments, in folder: String) throws -> ProcessExit {
    let policy = arguments.unreferenced
    let test = TestArguments(arguments.testArguments)
    let path = URL(filePath: test.packagePath ?? "", relativeTo: URL(filePath: folder + "/")).path
    guard let package = PackageFolder(above: path) else {
      let message = "no Package.swift in or above \(path); go to a package"
      throw CommandFailure(status: .missing, message: message)
    }
    let snapshots = try SnapshotFolder(named: SnapshotFolder.name(in: environment), in: package)
    let signals = try ForwardedSignals()
    if let obstacle = test.obstacle {
      let process = try TestProcess(test.words, environment: environment, signals: signals)
      let exit = process.wait().exit
      report(obstacle, policy)
      return exit
    }
    let run = try TestRun(test.words, environment: environment, signals: signals)
    guard run.obstacle == nil, let records = run.records else {
      if let obstacle = run.obstacle { report(obstacle, policy) }
      return run.exit
    }
    let requests = SnapshotRequests(records, in: package, folder: snapshots)
    for folder in requests.foreign where (policy == .ignore) == false {
      warn(
        "text-snapshots: \(folder.path.visible) isn't judged, because it lies outside the package\n"
      )
    }
    let status = try judge(requests, policy)
    if isReadOnly == false {
      try OutdatedTexts.mark(in: package, olderThan: run.start, except: requests.pending)
    }
    return .status(status.rawValue)
  }

  private func report(_ obstacle: TestObstacle, _ policy: UnreferencedPolicy) {
    if policy == .ignore { return }
    warn("text-snapshots: unreferenced snapshots aren't judged, because \(obstacle.reason)\n")
    for test in obstacle.tests { warn("  \(test.visible)\n") }
  }

  /// Compares the requests of a whole run that passed with the files.
  private func judge(
    _ requests: SnapshotRequests, _ policy: UnreferencedPolicy
  ) throws -> ReviewStatus {
    if policy == .ignore { return .success }
    let unreferenced = requests.own.map {
      UnreferencedSnapshots(in: $0, askedFor: requests.asked)
    }
    let paths = unreferenced.flatMap(\.files)
    guard paths.isEmpty == false else {
      let folders = requests.own.map { "  in \($0.path.visible)\n" }.joined()
      write("text-snapshots: the tests asked for every snapshot\n\(folders)")
      return .success
    }
    if policy == .delete, isReadOnly == false {
      for snapshots in unreferenced {
        try snapshots.delete { write("deleted \($0.visible)\n") }
      }
      return .success
    }
    let word = policy == .warn ? "" : "error: "
    warn("text-snapshots: \(word)no test of this run asked for these snapshots:\n")
    for path in paths { warn("  \(path.visible)\n") }
    switch policy {
    case .ignore, .warn: return .success
    case .reject: return .unreferenced
    case .delete:
      warn("text-snapshots: nothing is deleted in CI; run this where CI isn't set\n")
      return .forbidden
    }
  }
}
