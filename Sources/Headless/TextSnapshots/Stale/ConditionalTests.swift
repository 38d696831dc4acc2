import Foundation
import SnapshotFiles

/// The files of a package whose conditions may have kept snapshot tests from running.
///
/// Swift Testing doesn't tell a process which tests it skipped. Every file that has a trait with
/// a condition counts, because the tests that the trait applies to may be in another file. A file
/// with a conditionally compiled test counts if its target imports TextSnapshots, directly or
/// through another target.
struct ConditionalTests {
  /// The paths of the files, in order.
  let paths: [String]

  /// Searches the package that a folder of snapshots belongs to.
  init(beside folder: SnapshotFolder) {
    let files = PackageFile.all(beside: folder)
    let users = ConditionalTests.targets(among: files)
    paths = files.filter { file in
      file.hasConditionalTrait || users.contains(file.target) && file.hasConditionalTest
    }.map { $0.path }
  }

  /// Returns the targets that import TextSnapshots or another target that does.
  private static func targets(among files: [PackageFile]) -> Set<String> {
    var targets: Set = ["TextSnapshots"]
    while true {
      let more = files.filter { file in targets.contains(where: file.imports) }.map { $0.target }
      guard targets.isSuperset(of: more) == false else { return targets }
      targets.formUnion(more)
    }
  }
}

/// A Swift source file of a package.
struct PackageFile {
  /// The path of the file.
  let path: String
  /// The name of the folder that the file's target is in.
  let target: String
  private let text: String

  /// Returns the source files and the tests beside a folder of snapshots, in order.
  static func all(beside folder: SnapshotFolder) -> [PackageFile] {
    let root = URL(filePath: folder.path).deletingLastPathComponent()
    return ["Sources", "Tests"].flatMap { part in
      let folder = SnapshotFolder(path: root.appending(path: part).path)
      return folder.files(endingIn: ".swift").map { PackageFile(path: $0, in: folder.path) }
    }
  }

  private init(path: String, in folder: String) {
    self.path = folder + "/" + path
    target = String(path.prefix { ($0 == "/") == false })
    text = (try? String(contentsOfFile: self.path, encoding: .utf8)) ?? ""
  }

  /// Returns whether the file imports a module.
  func imports(_ module: String) -> Bool { text.contains("import \(module)\n") }

  /// A Boolean value that indicates whether the file has a trait that may skip tests.
  var hasConditionalTrait: Bool {
    imports("Testing") && text.contains(/\.(enabled|disabled)\s*[({]\s*[^.\s]|Test\.cancel\(/)
  }

  /// A Boolean value that indicates whether the file has a test inside `#if`.
  var hasConditionalTest: Bool {
    var depth = 0
    return text.split(separator: "\n").contains { line in
      let line = line.drop { $0 == " " }
      if line.hasPrefix("#if ") { depth += 1 }
      if line.hasPrefix("#endif") { depth -= 1 }
      return depth > 0 && line.contains("@Test")
    }
  }
}
