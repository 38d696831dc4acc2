import Foundation

/// The flows beside the tests, by the language that they are written in.
enum FlowFolder: String, CaseIterable {
  case korean = "."
  case english

  /// The paths of the flows, in order.
  var files: [String] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Flows").appendingPathComponent(rawValue)
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).filter { $0.hasSuffix(".flow") }.sorted()
      .map { folder.appendingPathComponent($0).standardizedFileURL.path }
  }

  static var allFiles: [(FlowFolder, String)] {
    allCases.flatMap { folder in folder.files.map { (folder, $0) } }
  }
}
