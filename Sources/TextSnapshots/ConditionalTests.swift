import Foundation

/// The files of a package in which tests of snapshots may be left out of a run.
struct ConditionalTests {
  private static let marks = [".enabled(", ".disabled(", "Test.cancel(", "#if "]

  /// The paths, in order.
  let paths: [String]

  /// Looks for files with a condition that call `expectSnapshot` or a function beside such a call.
  init(beside folder: SnapshotFolder) {
    let tests = URL(filePath: folder.path).deletingLastPathComponent().appending(path: "Tests")
    let files = SnapshotFolder(path: tests.path).files(endingIn: ".swift").map { path in
      let url = tests.appending(path: path)
      let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
      return (path: url.path, target: path.prefix { ($0 == "/") == false }, text: text)
    }
    let targets = Set(files.filter { $0.text.contains("\nimport TextSnapshots\n") }.map(\.target))
    let calls = files.filter { $0.text.contains("expectSnapshot") }
      .flatMap { ConditionalTests.functions(in: $0.text) }
    paths = files.filter { targets.contains($0.target) }.filter { file in
      ConditionalTests.marks.contains(where: file.text.contains)
        && (["expectSnapshot"] + calls).contains(where: file.text.contains)
    }.map(\.path)
  }

  /// The starts of calls of the functions that a file declares, but for those whose names are
  /// sentences.
  private static func functions(in text: String) -> [String] {
    text.components(separatedBy: "func ").dropFirst().compactMap { rest in
      let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      return name.isEmpty ? nil : name + "("
    }
  }
}
