import Foundation
import SnapshotFiles
import TestSupport
import Testing

@testable import text_snapshots

/// A package in a temporary folder, and what the program writes in it.
final class ProgramPackage {
  private let folder: TemporaryFolder
  private(set) var output = ""
  private(set) var errors: [String] = []
  /// What a terminal shows of all runs, with a bar before each error.
  private var shown = ""

  /// Creates a package with some files in its folder of snapshots.
  init(_ files: [String: String]) throws {
    folder = try TemporaryFolder()
    _ = try folder.file("Package.swift", [])
    for (name, text) in files { try file(name).write(text) }
  }

  var path: String { folder.path("") }

  /// A package with a text that differs from its snapshot, one without a snapshot, and one that
  /// equals its snapshot already.
  static func withPendingTexts() throws -> ProgramPackage {
    try ProgramPackage([
      "Order/a.txt": "10\n", "Order/a.txt.pending": "9\n", "딸기.txt.pending": "new\n",
      "settled.txt": "s\n", "settled.txt.pending": "s\n",
    ])
  }

  /// Returns a file in the folder of snapshots.
  func file(_ name: String) -> SnapshotFile { SnapshotFile(path: "\(path)/Snapshots/\(name)") }

  /// The texts of all files in the folder of snapshots by their names.
  var texts: [String: String] {
    get throws {
      let names = files(below: path + "/Snapshots", endingIn: "")
      return Dictionary(
        uniqueKeysWithValues: try names.map { ($0, try file($0).text() ?? "") })
    }
  }

  /// Runs the program, and returns its status.
  ///
  /// - Parameters:
  ///   - line: The arguments, separated by spaces, which call the folder of the package HERE.
  ///   - script: The script that stands in for the program `swift`.
  ///   - answer: A closure that returns what a person answers, or `nil` at the end of input.
  func run(
    _ line: String, _ environment: [String: String] = [:], isColored: Bool = false,
    swift script: String? = nil, answer: @escaping () -> String? = { nil }
  ) throws -> Int32 {
    var program = SnapshotProgram(environment: environment, folder: path, isColored: isColored)
    if let script { try install(script) }
    output = ""
    errors = []
    program.swift = path + "/swift"
    program.answer = answer
    program.write = { [unowned self] in
      output += $0
      shown += $0
    }
    program.warn = { [unowned self] in
      errors.append($0)
      shown += "| \($0)\n"
    }
    return program.run(line.split(separator: " ").map { String($0).replacing("HERE", with: path) })
  }

  /// Runs the lines of a session, and returns what a terminal shows of it.
  ///
  /// A line after a dollar sign has variables and the arguments; `files` lists the texts of all files. An
  /// answer is in guillemets, of which `«^D»` is the end of input. A status other than 0 is in parentheses.
  func replayed(_ session: String, swift script: String? = nil) throws -> String {
    var answers = session.matches(of: /«(.*?)»/).map { String($0.1) }[...]
    for line in session.split(separator: "\n") where line.hasPrefix("$") {
      shown += "\(line)\n"
      let words = line.split(separator: " ").dropFirst()
      let pairs = words.prefix { $0.contains("=") && $0.hasPrefix("-") == false }.map { word in
        word.split(separator: "=").map { String($0) }
      }
      let variables = Dictionary(uniqueKeysWithValues: pairs.map { ($0[0], $0[1]) })
      let arguments = words.dropFirst(pairs.count).joined(separator: " ")
      guard (arguments == "files") == false else {
        shown += try texts.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined()
        continue
      }
      let status = try run(
        arguments, variables, isColored: variables["COLOR"] == "yes", swift: script
      ) {
        let answer = answers.popFirst() ?? "^D"
        self.shown += answer == "^D" ? "«^D»" : "«\(answer)»\n"
        return answer == "^D" ? nil : answer
      }
      shown += status == 0 ? "" : "(\(status))\n"
    }
    return shown.replacing(path, with: "HERE").replacing("\u{1B}", with: "\\u{1B}")
  }

  /// Another process writes the program, because a file can't be started while it's open for writing,
  /// in a process that another test starts at the same time, too.
  private func install(_ script: String) throws {
    try SnapshotFile(path: path + "/script").write("#!/bin/sh\n\(script)\n")
    let install = ["install", "-m", "700", path + "/script", path + "/swift"]
    _ = try ThisPackage.run("/usr/bin/env", install)
  }
}
