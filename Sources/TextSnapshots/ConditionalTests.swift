import Foundation

/// The files of a package in which tests of snapshots may be left out of a run.
struct ConditionalTests {
  private static let marks = [".enabled(", ".disabled(", "Test.cancel(", "#if "]

  /// The paths, in order.
  let paths: [String]

  /// Looks for files that speak of snapshots and of a condition.
  init(beside folder: SnapshotFolder) {
    let tests = URL(filePath: folder.path).deletingLastPathComponent().appending(path: "Tests")
    let files = SnapshotFolder(path: tests.path).files(endingIn: ".swift")
    paths = files.map { "\(tests.path)/\($0)" }.filter { path in
      guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return true }
      return text.contains("napshot") && ConditionalTests.marks.contains(where: text.contains)
    }
  }
}
