import Foundation

/// The files of a package by which a run may have left out tests that ask for snapshots.
///
/// Swift Testing does not tell a process which tests it skipped. So a condition anywhere in a
/// target that has snapshots counts: the tests of its suite or its trait may be in another file.
struct ConditionalTests {
  private static let marks = [".enabled(", ".disabled(", "Test.cancel(", "#if "]

  /// The paths, in order.
  let paths: [String]

  /// Looks for files with a condition in the test targets that import this module.
  init(beside folder: SnapshotFolder) {
    let tests = URL(filePath: folder.path).deletingLastPathComponent().appending(path: "Tests")
    let files = SnapshotFolder(path: tests.path).files(endingIn: ".swift").map { path in
      let url = tests.appending(path: path)
      let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
      return (path: url.path, target: path.prefix { ($0 == "/") == false }, text: text)
    }
    let targets = Set(files.filter { $0.text.contains("import TextSnapshots\n") }.map(\.target))
    paths = files.filter { file in
      targets.contains(file.target)
        && ConditionalTests.marks.contains(where: file.text.contains)
    }.map(\.path)
  }
}
