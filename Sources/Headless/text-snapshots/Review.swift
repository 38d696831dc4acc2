import Foundation
import TextSnapshots

/// Shows pending snapshots to a person or a program, and does with them as told.
struct Review {
  let environment: [String: String]
  let isTerminal: Bool
  var ask: (String) -> String? = { question in
    print(question, terminator: " ")
    return readLine()
  }
  var write: (String) -> Void = { FileHandle.standardOutput.write(Data($0.utf8)) }

  /// What was said of what went wrong.
  private(set) var errors = ""

  init(environment: [String: String], isTerminal: Bool) {
    self.environment = environment
    self.isTerminal = isTerminal
  }

  /// Whether differences are coloured: on a terminal, and never with `NO_COLOR`.
  private var isColored: Bool {
    isTerminal && (environment["NO_COLOR"] ?? "").isEmpty
      && (environment["TERM"] == "dumb") == false
  }

  /// Does what arguments ask for in the package around a folder.
  mutating func run(_ arguments: [String], in place: String) -> ReviewStatus {
    do {
      let arguments = try Arguments(parsing: arguments)
      guard (arguments.verb == .help) == false else {
        write(helpText)
        return .success
      }
      guard let folder = SnapshotFolder(above: place) else {
        let message = "no Package.swift in or above \(place); go to a package"
        throw CommandFailure(status: .missing, message: message)
      }
      return try perform(arguments, on: PendingSnapshot.all(in: folder))
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
      let unsettled = try chosen.filter { snapshot in
        let texts = try snapshot.texts()
        return texts.old.map { $0.utf8.elementsEqual(texts.new.utf8) == false } ?? true
      }
      try tell(unsettled, as: "pending", isJSON: arguments.isJSON)
      return unsettled.isEmpty ? .success : .pending
    case .show:
      try show(chosen, isJSON: arguments.isJSON)
      return .success
    case .accept, .reject:
      return try settle(chosen, arguments)
    }
  }

  private static func chosen(
    _ names: [String], of all: [PendingSnapshot]
  ) throws(CommandFailure) -> [PendingSnapshot] {
    guard names.isEmpty == false else { return all }
    for name in names where all.contains(where: { $0.isMeant(by: name) }) == false {
      throw CommandFailure(
        status: .missing, message: "no pending snapshot \(name); see text-snapshots list")
    }
    return all.filter { snapshot in names.contains { snapshot.isMeant(by: $0) } }
  }

  private func settle(_ chosen: [PendingSnapshot], _ arguments: Arguments) throws -> ReviewStatus {
    let isAccepted = arguments.verb == .accept
    guard isAccepted == false || SnapshotRecording.isForbidden(in: environment) == false else {
      throw CommandFailure(
        status: .forbidden, message: "CI accepts nothing; accept where CI is not set")
    }
    let isAsking = arguments.names.isEmpty && arguments.isAll == false
    guard isAsking == false || (isTerminal && arguments.isJSON == false) else {
      throw Arguments.failure(
        "\(arguments.verb) needs names where nobody can be asked", "use names or --all")
    }
    var settled: [PendingSnapshot] = []
    for snapshot in chosen {
      if isAsking {
        try show([snapshot], isJSON: false)
        let answer = ask("\(arguments.verb) \(snapshot.name)? [y/n/q]")
        if answer == nil || answer == "q" { break }
        guard answer == "y" else { continue }
      }
      try isAccepted ? snapshot.accept() : snapshot.file.pending.remove()
      settled.append(snapshot)
    }
    try tell(settled, as: isAccepted ? "accepted" : "rejected", isJSON: arguments.isJSON)
    return settled.count == chosen.count ? .success : .pending
  }

  private func tell(_ snapshots: [PendingSnapshot], as state: String, isJSON: Bool) throws {
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
      let texts = try snapshot.texts()
      let difference = TextDifference(from: texts.old ?? "", to: texts.new)
      write("\(snapshot.file.path)\n\(difference.text(isColored: isColored))")
      guard let old = texts.old else { continue }
      write(
        OutlineDifference(of: snapshot.file, from: old, to: texts.new, reading: nil).text)
    }
  }
}
