import Foundation

/// The flows of files, of the files in folders, and of standard input, which is called `-`.
package struct FlowFiles {
  /// The flows, each with its path as the name of its file.
  package private(set) var flows: [Flow] = []
  /// The reasons why files can't be read or parsed.
  package private(set) var problems: [FlowError] = []
  /// The folders below the given ones with flow files that none of the flows is or includes.
  package private(set) var foldersLeftOut: [String] = []

  /// Reads the flows at paths.
  package init(_ paths: [String], standardInput: Int32) {
    for path in paths.flatMap({ files(at: $0) }) {
      do {
        flows.append(
          try path == "-" ? Flow(standardInput: standardInput) : Flow(contentsOf: path))
      } catch {
        problems.append(error)
      }
    }
    let used = Set(flows.flatMap { [$0.file] + $0.steps.map { $0.location.file } })
    let unused = paths.flatMap { path in
      let names = (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []
      return names.filter { $0.hasSuffix(".flow") }
        .map { (path as NSString).appendingPathComponent($0) }
    }
    .filter { used.contains($0) == false }
    foldersLeftOut = Set(unused.map { ($0 as NSString).deletingLastPathComponent }).sorted()
  }

  /// Returns the flow files in a folder, or else the path.
  private mutating func files(at path: String) -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
    else { return [path] }
    do {
      return try Flow.files(in: path)
    } catch {
      problems.append(error)
      return []
    }
  }
}
