import Foundation

/// The menus beside the tests.
enum MenuFolder {
  /// The path of a menu.
  static func path(_ name: String) -> String {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Menus/\(name).json").path
  }

  /// The text of a menu.
  static func text(_ name: String) throws -> String {
    try String(contentsOfFile: path(name), encoding: .utf8)
  }
}
