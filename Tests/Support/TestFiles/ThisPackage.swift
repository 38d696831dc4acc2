import Foundation

/// This package, for tests that read its files or run its commands.
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

  /// The folder of the kiosk's flow files, which are in Korean; those in `english` are in English.
  public static var flows: String { path("Tests/Kiosk/juicemakerTests/Flows") }

  /// Returns the path of a built command of the package, which is beside the test bundle.
  ///
  /// - Parameter name: The name of the product.
  public static func command(_ name: String) -> String {
    let bundle = Bundle.allBundles.map { $0.bundleURL }.first { $0.pathExtension == "xctest" }
    let tests = bundle ?? URL(filePath: CommandLine.arguments.first ?? "")
    return tests.deletingLastPathComponent().appending(path: name).path
  }
}
