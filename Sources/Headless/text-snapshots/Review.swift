import Foundation
import SnapshotFiles

/// The review of pending snapshots by a person or a program.
struct Review {
  /// The environment variables.
  let environment: [String: String]
  /// A Boolean value that indicates whether a person can be asked.
  let isTerminal: Bool
  /// Asks a question, and returns the answer or `nil` at the end of input.
  var ask: (String) -> String? = { question in
    print(question, terminator: " ")
    return readLine()
  }
  /// Writes output.
  var write: (String) -> Void = { FileHandle.standardOutput.write(Data($0.utf8)) }

  /// The error messages.
  private(set) var errors = ""

  /// Creates a review that hasn't started.
  init(environment: [String: String], isTerminal: Bool) {
    self.environment = environment
    self.isTerminal = isTerminal
  }

  /// A Boolean value that indicates whether to color differences: on a terminal, unless `NO_COLOR`
  /// is set.
  private var isColored: Bool {
    isTerminal && (environment["NO_COLOR"] ?? "").isEmpty
      && (environment["TERM"] == "dumb") == false
  }

  /// Does what the arguments say, in the package that contains a folder.
  mutating func run(_ arguments: [String], in folder: String) -> ReviewStatus {
    do {
      let arguments = try Arguments(parsing: arguments)
      guard (arguments.verb == .help) == false else {
        write(helpText)
        return .success
      }
      guard let snapshots = SnapshotFolder(above: folder) else {
        let message = "no Package.swift in or above \(folder); go to a package"
        throw CommandFailure(status: .missing, message: message)
      }
      return try perform(arguments, on: PendingSnapshot.all(in: snapshots))
    } catch let failure as CommandFailure {
      errors += "text-snapshots: \(failure.message)\n"
      return failure.status
    } catch {
      errors += "text-snapshots: \(error)\n"
      return .inaccessible
    }
  }

  private mutating func perform(
    _ arguments: Arguments, on all: [PendingSnapshot]
  ) throws -> ReviewStatus {
    let chosen = try Review.chosen(arguments.names, of: all)
    switch arguments.verb {
    case .list, .help:
      let pending = try chosen.filter { snapshot in
        try snapshot.comparison().isSame == false
      }
      try report(pending, as: "pending", isJSON: arguments.isJSON)
      return pending.isEmpty ? .success : .pending
    case .show:
      try show(chosen, isJSON: arguments.isJSON)
      return .success
    case .accept, .reject:
      return try review(chosen, arguments)
    }
  }

  private static func chosen(
    _ names: [String], of all: [PendingSnapshot]
  ) throws(CommandFailure) -> [PendingSnapshot] {
    guard names.isEmpty == false else { return all }
    for name in names where all.contains(where: { $0.isReferred(toBy: name) }) == false {
      throw CommandFailure(
        status: .missing, message: "no pending snapshot \(name); run text-snapshots list")
    }
    return all.filter { snapshot in names.contains { snapshot.isReferred(toBy: $0) } }
  }

  private func review(_ chosen: [PendingSnapshot], _ arguments: Arguments) throws -> ReviewStatus {
    let isAccepted = arguments.verb == .accept
    guard isAccepted == false || ContinuousIntegration.isRunning(in: environment) == false else {
      throw CommandFailure(
        status: .forbidden, message: "nothing is accepted in CI; run this where CI isn't set")
    }
    let isAsking = arguments.names.isEmpty && arguments.isAll == false
    guard isAsking == false || (isTerminal && arguments.isJSON == false) else {
      throw Arguments.failure(
        "\(arguments.verb) can only ask on a terminal", "use names or --all")
    }
    var reviewed: [PendingSnapshot] = []
    for snapshot in chosen {
      if isAsking {
        try show([snapshot], isJSON: false)
        let answer = ask("\(arguments.verb) \(snapshot.name)? [y/n/q]")
        if answer == nil || answer == "q" { break }
        guard answer == "y" else { continue }
      }
      try isAccepted ? snapshot.accept() : snapshot.file.pending.remove()
      reviewed.append(snapshot)
    }
    try report(reviewed, as: isAccepted ? "accepted" : "rejected", isJSON: arguments.isJSON)
    return reviewed.count == chosen.count ? .success : .pending
  }

  private func report(_ snapshots: [PendingSnapshot], as state: String, isJSON: Bool) throws {
    guard isJSON == false else {
      return write(try ReviewEntry.json(snapshots.map { ReviewEntry($0, state: state) }))
    }
    for snapshot in snapshots {
      write(state == "pending" ? "\(snapshot.name)\n" : "\(state) \(snapshot.name)\n")
    }
  }

  private func show(_ snapshots: [PendingSnapshot], isJSON: Bool) throws {
    guard isJSON == false else {
      return write(try ReviewEntry.json(snapshots.map { try ReviewEntry(showing: $0) }))
    }
    for snapshot in snapshots {
      let difference = try snapshot.comparison().difference(isColored: isColored)
      write("\(snapshot.file.path)\n\(difference)")
    }
  }
}
