import Foundation

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
