import Descriptors
import Foundation
import PlainText
import SnapshotFiles
import TerminalUI

/// The command that deals with pending snapshots.
struct Command {
  /// The environment variables.
  let environment: [String: String]
  /// A Boolean value that indicates whether a person can be asked.
  let isTerminal: Bool
  /// Runs an operation that waits for keys, whose argument returns a key or `nil` at the end of
  /// input.
  var readKeys: ((@escaping () -> Key?) -> ReviewStatus) throws -> ReviewStatus = {
    try TerminalKeys.read($0)
  }
  /// Writes output.
  var write: (String) -> Void = { FileHandle.standardOutput.write(Data($0.utf8)) }

  /// The error messages.
  private(set) var errors = ""

  /// Creates a command that hasn't started.
  init(environment: [String: String], isTerminal: Bool) {
    self.environment = environment
    self.isTerminal = isTerminal
  }

  /// The style of the output, with colors on a terminal that has them unless `NO_COLOR` is set.
  var style: TerminalStyle {
    let isColored =
      (environment["NO_COLOR"] ?? "").isEmpty && (environment["TERM"] == "dumb") == false
    return TerminalStyle(isColored: isTerminal && isColored)
  }

  /// Does what the arguments say, in the package that contains a folder.
  mutating func run(_ arguments: [String], in folder: String) -> ReviewStatus {
    do {
      let arguments = try Arguments(parsing: arguments)
      guard (arguments.verb == .help) == false else {
        write(helpText)
        return .success
      }
      guard let package = PackageFolder(above: folder) else {
        let message = "no Package.swift in or above \(folder); go to a package"
        throw CommandFailure(status: .missing, message: message)
      }
      return try perform(arguments, on: try pending(in: package, arguments, folder), in: folder)
    } catch let failure as CommandFailure {
      errors += "text-snapshots: \(failure.message.visible)\n"
      return failure.status
    } catch {
      errors += "text-snapshots: \("\(error)".visible)\n"
      return .inaccessible
    }
  }

  /// Returns the pending snapshots of a package, or those that a test run attached.
  private func pending(
    in package: PackageFolder, _ arguments: Arguments, _ folder: String
  ) throws -> [PendingSnapshot] {
    let name = SnapshotFolder.name(in: environment)
    guard let attachments = arguments.attachments else {
      return PendingSnapshot.all(in: package, folder: name)
    }
    let path = Command.path(attachments, in: folder)
    return try PendingSnapshot.all(attachedIn: path, of: package, folder: name)
  }

  private mutating func perform(
    _ arguments: Arguments, on all: [PendingSnapshot], in folder: String
  ) throws -> ReviewStatus {
    let chosen = try chosen(arguments.names, of: all)
    switch arguments.verb {
    case .list, .test, .help:
      let pending = chosen.filter { $0.isSame == false }
      try list(pending, isJSON: arguments.isJSON)
      return pending.isEmpty ? .success : .pending
    case .show:
      try show(chosen, isJSON: arguments.isJSON)
      return .success
    case .accept, .reject:
      return try settle(chosen, arguments)
    case .review:
      return try review(chosen)
    case .report:
      try report(chosen, to: arguments.output.map { Command.path($0, in: folder) })
      return .success
    }
  }

  private func chosen(
    _ names: [String], of all: [PendingSnapshot]
  ) throws(CommandFailure) -> [PendingSnapshot] {
    guard names.isEmpty == false else { return all }
    let folder = SnapshotFolder.name(in: environment)
    for name in names
    where all.contains(where: { $0.isReferred(toBy: name, folder: folder) }) == false {
      throw CommandFailure(
        status: .missing, message: "no pending snapshot \(name); run text-snapshots list")
    }
    return all.filter { snapshot in
      names.contains { snapshot.isReferred(toBy: $0, folder: folder) }
    }
  }

  private mutating func settle(
    _ chosen: [PendingSnapshot], _ arguments: Arguments
  ) throws -> ReviewStatus {
    try checkSettling()
    let isAccepted = arguments.verb == .accept
    var settled: [PendingSnapshot] = []
    var status = ReviewStatus.success
    for snapshot in chosen {
      do {
        if isAccepted, try snapshot.isOutdated() {
          errors += "text-snapshots: \(snapshot.name.visible): \(PendingSnapshot.refusal)\n"
          if status == .success { status = .pending }
        } else {
          try isAccepted ? snapshot.accept() : snapshot.pending.remove()
          settled.append(snapshot)
        }
      } catch {
        errors += "text-snapshots: \(error)\n"
        status = .inaccessible
      }
    }
    try describe(settled, as: isAccepted ? "accepted" : "rejected", isJSON: arguments.isJSON)
    return status
  }

  private func review(_ chosen: [PendingSnapshot]) throws -> ReviewStatus {
    guard isTerminal else {
      throw Arguments.failure(
        "review asks on a terminal", "use list, show, accept NAME, or reject NAME")
    }
    try checkSettling()
    let pending = chosen.filter { $0.isSame == false }
    guard pending.isEmpty == false else {
      write("nothing is pending\n")
      return .success
    }
    return try readKeys { nextKey in
      var review = Review(style: style, nextKey: nextKey, write: write)
      return review.run(pending)
    }
  }

  /// Checks that texts can be accepted and rejected.
  private func checkSettling() throws(CommandFailure) {
    guard ContinuousIntegration.isRunning(in: environment) == false else {
      let message = "nothing is accepted or rejected in CI; run this where CI isn't set"
      throw CommandFailure(status: .forbidden, message: message)
    }
  }
}
