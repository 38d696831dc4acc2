import Descriptors
import Foundation
import SnapshotFiles
import TestFiles

@testable import text_snapshots

/// A package in a temporary folder, and a program `swift` that stands in for that of the toolchain.
///
/// The program does what a shell script says, in which `started`, `ended`, and `skipped TEST` write
/// events, and `records NAME` appends records to the ledger.
final class TestPackage {
  let folder: TemporaryFolder
  private(set) var output = ""
  private(set) var errors = ""

  /// Creates a package with some snapshots.
  init(_ names: String...) throws {
    folder = try TemporaryFolder()
    _ = try folder.file("Package.swift", [])
    for name in names { try snapshot(name).write("a\n") }
  }

  var snapshots: String { folder.path("Snapshots") }

  /// A Boolean value that indicates whether there are marks for outdated texts.
  var hasMarks: Bool {
    FileManager.default.fileExists(atPath: folder.path(".outdated.txt.pending"))
  }

  func snapshot(_ name: String) -> SnapshotFile {
    SnapshotFile(path: "\(snapshots)/\(name).txt")
  }

  /// Writes records that a script can append to the ledger.
  func write(_ records: [LedgerRecord], to name: String) throws {
    let file = try folder.file(name, [])
    let ledger = try SnapshotLedger(environment: [SnapshotLedger.variable: file])
    for record in records { try ledger?.append(record) }
  }

  /// Returns the record of an assertion that asks for a snapshot.
  func asked(_ name: String) -> LedgerRecord { .asked(folder: snapshots, path: name) }

  /// Writes the script that the program runs.
  func swift(_ script: String) throws {
    _ = try folder.file("script", (script + "\n").utf8)
  }

  /// The environment of a run.
  func environment(_ variables: [String: String] = [:]) throws -> [String: String] {
    let temporary = folder.path("tmp")
    try FileManager.default.createDirectory(atPath: temporary, withIntermediateDirectories: true)
    let toolchain = ThisPackage.path("Tests/Headless/text-snapshotsTests/Toolchain")
    return ["PATH": "\(toolchain):/usr/bin:/bin", "TMPDIR": temporary, "here": folder.path("")]
      .merging(variables) { $1 }
  }

  /// Runs the built command with a program that stands in for `swift`, and returns its status.
  func run(
    _ arguments: [String], _ variables: [String: String] = [:], in path: String = "",
    swift script: String
  ) throws -> Int32 {
    try swift(script)
    let process = Process()
    process.executableURL = URL(filePath: ThisPackage.command("text-snapshots"))
    process.arguments = ["test"] + arguments
    process.environment = try environment(variables)
    process.currentDirectoryURL = URL(filePath: folder.path(path))
    let files = [try folder.file("output", []), try folder.file("errors", [])]
    process.standardOutput = FileHandle(forWritingAtPath: files[0])
    process.standardError = FileHandle(forWritingAtPath: files[1])
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    output = try String(contentsOfFile: files[0], encoding: .utf8)
    errors = try String(contentsOfFile: files[1], encoding: .utf8)
    return process.terminationStatus
  }

  /// Returns the arguments that the program got.
  func arguments() throws -> String {
    try String(contentsOfFile: folder.path("arguments"), encoding: .utf8)
  }

  /// Returns the names of the temporary files that the command left behind.
  func leftovers() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path("tmp"))
  }
}
