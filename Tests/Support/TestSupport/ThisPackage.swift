import Foundation

/// This package, for tests that read its files or run its programs.
public enum ThisPackage {
  private static let url: URL = {
    let folders = sequence(first: URL(filePath: #filePath)) { folder in
      folder.path == "/" ? nil : folder.deletingLastPathComponent()
    }
    let root = folders.first { folder in
      FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path)
    }
    return root ?? URL(filePath: FileManager.default.currentDirectoryPath)
  }()

  /// Returns the absolute path of a file or folder of the package.
  ///
  /// - Parameter path: The path relative to the folder that holds `Package.swift`.
  public static func path(_ path: String) -> String {
    url.appending(path: path).path
  }

  /// Returns the contents of a file of the package.
  public static func text(_ path: String) throws -> String {
    try String(contentsOfFile: self.path(path), encoding: .utf8)
  }

  /// Returns the paths of everything below a folder of the package, in order.
  public static func paths(in folder: String) throws -> [String] {
    let url = URL(filePath: path(folder)).resolvingSymlinksInPath()
    return try FileManager.default.subpathsOfDirectory(atPath: url.path)
      .map { "\(folder)/\($0)" }.sorted()
  }

  /// The folder of the kiosk's flow files, which are in Korean; those in `english` are in English.
  public static var flows: String { path("Tests/Kiosk/juicemakerTests/Flows") }

  /// Returns the path of a built program of the package, which is beside the test bundle.
  ///
  /// - Parameter name: The name of the product.
  public static func program(_ name: String) -> String {
    let bundle = Bundle.allBundles.map { $0.bundleURL }.first { $0.pathExtension == "xctest" }
    let tests = bundle ?? URL(filePath: CommandLine.arguments.first ?? "")
    return tests.deletingLastPathComponent().appending(path: name).path
  }
}
