import Foundation

/// The files of a package by which a run may have left out tests that ask for snapshots.
///
/// Swift Testing does not tell a process which tests it skipped. So a condition anywhere in the
/// package counts: the tests of its suite, or those that its trait is applied to, may be in another
/// file, and any of them may ask for snapshots through a module between.
struct ConditionalTests {
  /// The paths, in order.
  let paths: [String]

  /// Looks through the sources and the tests of the package that a folder of snapshots belongs to.
  init(beside folder: SnapshotFolder) {
    let root = URL(filePath: folder.path).deletingLastPathComponent()
    paths = ["Sources", "Tests"].flatMap { part in
      let folder = SnapshotFolder(path: root.appending(path: part).path)
      return folder.files(endingIn: ".swift").map { "\(folder.path)/\($0)" }
    }.filter { path in
      guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return false }
      return text.contains("import Testing\n") && ConditionalTests.isConditional(text)
    }
  }

  private static func isConditional(_ text: String) -> Bool {
    let trait = /\.(enabled|disabled)\s*[({]\s*[^.\s]|Test\.cancel\(/
    let part = /^\s*#if\s/.anchorsMatchLineEndings()
    return text.contains(trait) || text.contains(part) && text.contains("@Test")
  }
}
