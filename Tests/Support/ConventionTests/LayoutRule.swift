/// The files of the repository lie where a reader looks for them.
struct LayoutRule {
  private static let topLevel = ["Package.swift", "README.md", "Snapshots", "Sources", "Tests"]

  /// Checks the names at the top level, except dot files and what SwiftPM writes there.
  func topLevel(_ names: [String]) -> [Violation] {
    let names = Set(names.filter { $0.hasPrefix(".") == false }).subtracting(["Package.resolved"])
    return names.symmetricDifference(Self.topLevel).sorted().map { name in
      let problem = names.contains(name) ? "doesn't belong" : "is missing"
      let suggestion = names.contains(name) ? "move it" : "add it"
      return Violation(path: name, message: "\(problem) at the top level; \(suggestion)")
    }
  }

  /// Checks that the manifest has no package dependencies.
  func manifest(_ file: SourceFile) -> [Violation] {
    zip(file.code, file.code.dropFirst()).compactMap { dot, name in
      guard dot.text == ".", name.text == "package" else { return nil }
      return file.violation("a package dependency; write the code here", at: name)
    }
  }

  /// Checks that sources lie in `Sources/<Group>/<Module>` and that each module has tests in
  /// `Tests/<Group>/<Module>Tests`.
  func modules(_ paths: [String]) -> [Violation] {
    let folders = paths.map { $0.split(separator: "/").dropLast() }
    let tests = Set(
      folders.filter { $0.first == "Tests" }.map { $0.prefix(3).joined(separator: "/") })
    return zip(paths, folders).filter { $1.first == "Sources" }.compactMap { path, folder in
      guard folder.count > 2 else {
        return Violation(
          path: path, message: "is in no module; move it to Sources/<Group>/<Module>")
      }
      let expected = (["Tests"] + folder[1...2]).joined(separator: "/") + "Tests"
      guard tests.contains(expected) == false else { return nil }
      return Violation(path: path, message: "has no tests; add \(expected)")
    }
  }

  /// Checks that a folder holds no more files than a newcomer opens together.
  func folders(_ paths: [String]) -> [Violation] {
    let folders = Dictionary(grouping: paths) {
      $0.split(separator: "/").dropLast().joined(separator: "/")
    }
    return folders.filter { $1.count > 15 }.map { folder, files in
      Violation(path: folder, message: "holds \(files.count) files; move some to sub-folders")
    }
  }

  /// Checks that a snapshot is named after its screen, state, size, language, and style, and that of
  /// a linear style or of HTML, which have no size, after the others.
  func snapshots(_ paths: [String]) -> [Violation] {
    let state = /[A-Z][A-Za-z]*\/[a-z0-9]+(?:-[a-z0-9]+)*/
    let size = /\.[0-9]+x[0-9]+\.[a-z]{2}(?:\.[a-z]+(?:-[a-z]+)*)?\.txt/
    let unsized = /\.[a-z]{2}\.(?:linear(?:-[a-z]+)*|html)\.txt/
    return paths.filter { path in
      let rest = path.trimmingPrefix(state)
      let ending = rest.contains(/\.(?:linear|html)/) ? unsized : size
      return rest.count == path.count || rest.wholeMatch(of: ending) == nil
    }.map {
      let message =
        "has no name of the form Screen/kebab-case-state.60x20.ko[.style].txt "
        + "or Screen/kebab-case-state.ko.linear.txt or Screen/kebab-case-state.ko.html.txt"
      return Violation(path: "Snapshots/\($0)", message: message)
    }
  }
}
