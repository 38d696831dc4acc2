import Foundation

/// The files of a package by which a run may have left out tests that ask for snapshots.
///
/// Swift Testing does not tell a process which tests it skipped. So a condition anywhere in a
/// target that has snapshots counts: the tests of its suite may be in another file. So does a trait
/// with a condition that another target makes, which may be applied there.
struct ConditionalTests {
  private static let traits = [".enabled(", ".disabled(", "Test.cancel("]

  /// The paths, in order.
  let paths: [String]

  /// Looks through the sources and the tests of the package that a folder of snapshots belongs to.
  init(beside folder: SnapshotFolder) {
    let root = URL(filePath: folder.path).deletingLastPathComponent()
    let files = ["Sources", "Tests"].flatMap { part in
      let folder = SnapshotFolder(path: root.appending(path: part).path)
      return folder.files(endingIn: ".swift").map { path in
        let path = part + "/" + path
        let text = try? String(contentsOf: root.appending(path: path), encoding: .utf8)
        return (path: path, target: path.split(separator: "/")[1], text: text ?? "")
      }
    }
    let targets = Set(files.filter { $0.text.contains("import TextSnapshots\n") }.map(\.target))
    paths = files.filter { file in
      let holds = { (part: String) in file.text.contains(part) }
      let isTrait = ConditionalTests.traits.contains(where: holds)
      guard targets.contains(file.target) else {
        return isTrait && holds("Trait ") && holds("import Testing\n")
      }
      return isTrait || holds("#if ") && holds("@Test")
    }.map { root.appending(path: $0.path).path }
  }
}
