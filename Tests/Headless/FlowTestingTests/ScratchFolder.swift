import FlowTesting
import Foundation

/// A temporary package with a folder of flow files, and others beside it.
final class ScratchFolder {
  private let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    try Data().write(to: url.appending(path: "Package.swift"))
    for folder in ["flows/steps", "elsewhere", "empty"] {
      try FileManager.default.createDirectory(
        at: url.appending(path: folder), withIntermediateDirectories: true)
    }
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  func path(_ name: String) -> String { url.appending(path: name).path }

  /// Writes a flow file.
  func flow(_ name: String, _ text: String) throws -> FlowFile {
    try Data(text.utf8).write(to: url.appending(path: name))
    return FlowFile(path: path(name))
  }

  /// Creates a symbolic link.
  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: path(name), withDestinationPath: path(target))
  }
}
