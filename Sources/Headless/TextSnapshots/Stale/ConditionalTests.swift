import Foundation

/// The files of a package by which a run may have left out tests that ask for snapshots.
///
/// Swift Testing does not tell a process which tests it skipped. So a trait with a condition counts
/// wherever the package has one, as the tests that it is applied to may be in another file. A test
/// that is compiled only somewhere counts where its target asks for snapshots, itself or through
/// others.
struct ConditionalTests {
  /// The paths, in order.
  let paths: [String]

  /// Looks through the sources and the tests of the package that a folder of snapshots belongs to.
  init(beside folder: SnapshotFolder) {
    let files = PackageFile.all(beside: folder)
    let asking = ConditionalTests.targets(among: files)
    paths = files.filter { file in
      file.hasConditionalTrait || asking.contains(file.target) && file.hasConditionalTest
    }.map { $0.path }
  }

  /// The targets that import this module, or one that does.
  private static func targets(among files: [PackageFile]) -> Set<String> {
    var targets: Set = ["TextSnapshots"]
    while true {
      let more = files.filter { file in targets.contains(where: file.imports) }.map { $0.target }
      guard targets.isSuperset(of: more) == false else { return targets }
      targets.formUnion(more)
    }
  }
}

/// A Swift file of a package.
struct PackageFile {
  /// Where the file is.
  let path: String
  /// The folder of its target.
  let target: String
  private let text: String

  /// The files of the sources and the tests beside a folder of snapshots, in order.
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

  /// Whether the file imports a module.
  func imports(_ module: String) -> Bool { text.contains("import \(module)\n") }

  /// Whether a condition may leave out the tests that a trait is applied to.
  var hasConditionalTrait: Bool {
    imports("Testing") && text.contains(/\.(enabled|disabled)\s*[({]\s*[^.\s]|Test\.cancel\(/)
  }

  /// Whether a test is compiled only somewhere.
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
