import Foundation

/// The repository that holds this file.
struct Repository {
  /// The repository as it was when the first test asked for it.
  static let current = Result { try Repository(around: URL(filePath: #filePath)) }

  /// The names at the top level.
  let topLevel: [String]

  let manifest: SourceFile

  /// The names of the folders under Sources and under Tests.
  let modules: [String]
  let tests: [String]

  /// Every Swift file under Sources and Tests.
  let files: [SourceFile]

  /// The paths of all texts below Snapshots.
  let snapshots: [String]

  private init(around file: URL) throws {
    let root = try Self.root(around: file)
    let manager = FileManager.default
    let paths = try ["Sources", "Tests"].flatMap { folder in
      try manager.subpathsOfDirectory(atPath: root.appending(path: folder).path)
        .filter { $0.hasSuffix(".swift") }
        .map { "\(folder)/\($0)" }
    }
    snapshots = try manager.subpathsOfDirectory(atPath: root.appending(path: "Snapshots").path)
      .filter { $0.hasSuffix(".txt") }
    topLevel = try manager.contentsOfDirectory(atPath: root.path)
    modules = try Self.folders(in: root.appending(path: "Sources"))
    tests = try Self.folders(in: root.appending(path: "Tests"))
    manifest = try Self.read("Package.swift", in: root)
    files = try paths.sorted().map { try Self.read($0, in: root) }
  }

  /// Walks up to the folder that holds the manifest.
  private static func root(around file: URL) throws -> URL {
    var folder = file.deletingLastPathComponent()
    while FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path)
      == false
    {
      guard folder.path.count > 1 else { throw CocoaError(.fileNoSuchFile) }
      folder.deleteLastPathComponent()
    }
    return folder
  }

  private static func read(_ path: String, in root: URL) throws -> SourceFile {
    let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
    return SourceFile(path: path, text: text)
  }

  private static func folders(in folder: URL) throws -> [String] {
    try FileManager.default
      .contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter(\.hasDirectoryPath)
      .flatMap { group in
        try FileManager.default.contentsOfDirectory(at: group, includingPropertiesForKeys: nil)
      }
      .filter(\.hasDirectoryPath)
      .map(\.lastPathComponent)
  }
}
