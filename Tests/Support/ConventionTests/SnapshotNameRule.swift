/// A snapshot is named after its screen, its state, its size, its language and its style.
struct SnapshotNameRule {
  /// Looks at paths below the folder of snapshots.
  func violations(in paths: [String]) -> [Violation] {
    let name =
      /[A-Z][A-Za-z]*\/[a-z0-9]+(-[a-z0-9]+)*\.[0-9]+x[0-9]+\.[a-z]{2}(\.[a-z]+(-[a-z]+)*)?\.txt/
    return paths.filter { $0.wholeMatch(of: name) == nil }.map { path in
      let message = "is named otherwise than Screen/kebab-case-state.60x20.ko[.style].txt"
      return Violation(path: "Snapshots/\(path)", line: 1, message: message)
    }
  }
}
