import CellText
import DescriptorIO
import Foundation
import ProgramArguments
import SnapshotFiles

struct SnapshotProgram {
  let environment: [String: String]
  /// A folder in the package.
  let folder: String
  let isColored: Bool
  var swift = "swift"
  /// `nil` is the end of input.
  var answer: () -> String? = { readLine() }
  var write: (String) -> Void = { emit($0, to: STDOUT_FILENO) }
  var warn: (String) -> Void = { emit("text-snapshots: \($0)\n", to: STDERR_FILENO) }

  private static func emit(_ text: String, to descriptor: Int32) {
    do {
      try writeAll(text.utf8, to: descriptor)
    } catch {
      perror("text-snapshots: can't write")
      exit(ExitStatus.inaccessible.rawValue)
    }
  }

  func run(_ arguments: [String]) -> Int32 {
    do {
      switch try ArgumentTable.textSnapshots.request(arguments, SnapshotOptions()) {
      case .print(let text):
        write(text)
        return ExitStatus.success.rawValue
      case .perform(let verb, let words, let options): return try perform(verb, words, options)
      }
    } catch {
      warn("\(error)".visible)
      let status = (error as? ProgramFailure)?.status ?? .inaccessible
      return status.rawValue
    }
  }

  private func perform(
    _ verb: SnapshotVerb, _ words: [String], _ options: SnapshotOptions
  ) throws -> Int32 {
    guard let package = PackageFolder(above: folder) else {
      throw ProgramFailure(.missing, "no Package.swift in or above \(folder.visible)")
    }
    if verb == .test { return try test(words, options.unreferenced, in: package) }
    let chosen = try chosen(words, of: PendingSnapshot.all(in: package))
    let isSettling = verb == .accept || verb == .reject
    guard isSettling == false || options.isAll == words.isEmpty else {
      throw ProgramFailure(usage: "\(verb.rawValue) takes either names or --all")
    }
    if environment.isContinuousIntegration, isSettling || verb == .review {
      throw ProgramFailure(.forbidden, "nothing is accepted or rejected in CI")
    }
    let status =
      switch verb {
      case .list, .test: list(chosen)
      case .show: show(chosen)
      case .accept, .reject: settle(chosen, as: verb)
      case .review: review(chosen.filter { $0.isSame == false })
      }
    return status.rawValue
  }

  private func chosen(
    _ words: [String], of all: [PendingSnapshot]
  ) throws(ProgramFailure) -> [PendingSnapshot] {
    let named = words.map { [$0, URL(filePath: "\(folder)/\($0)").standardized.path] }
    for names in named where all.allSatisfy({ $0.words.isDisjoint(with: names) }) {
      throw ProgramFailure(.missing, "no pending snapshot \(names[0].shown)")
    }
    return words.isEmpty ? all : all.filter { $0.words.isDisjoint(with: named.joined()) == false }
  }

  private func list(_ snapshots: [PendingSnapshot]) -> ExitStatus {
    let pending = snapshots.filter { $0.isSame == false }
    write(pending.map { $0.name.visible + "\n" }.joined())
    return pending.isEmpty ? .success : .failure
  }

  private func show(_ snapshots: [PendingSnapshot]) -> ExitStatus {
    each(of: snapshots) { snapshot throws(SnapshotFailure) in
      let difference = try snapshot.comparison().difference(isColored: isColored)
      write("\(snapshot.file.path.visible)\n\(difference)")
    }
  }

  private func settle(_ snapshots: [PendingSnapshot], as verb: SnapshotVerb) -> ExitStatus {
    each(of: snapshots) { snapshot throws(SnapshotFailure) in
      try verb == .accept ? snapshot.accept() : snapshot.reject()
      write("\(verb.rawValue)ed \(snapshot.name.visible)\n")
    }
  }

  func each<Item>(
    of items: [Item], _ operation: (Item) throws(SnapshotFailure) -> Void
  ) -> ExitStatus {
    var status = ExitStatus.success
    for item in items {
      do {
        try operation(item)
      } catch {
        warn(error.description)
        status = .inaccessible
      }
    }
    return status
  }
}
