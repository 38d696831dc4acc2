import DescriptorIO
import FlowDriver
import Foundation

/// The flows of files, of the files in folders, and of standard input, which is called `-`.
struct FlowFiles {
  /// The flows, each with its path as the name of its file.
  private(set) var flows: [Flow] = []
  /// The reasons why files can't be read or parsed.
  private(set) var problems: [FlowError] = []
  /// The folders below the given ones with flow files that none of the flows is or includes.
  private(set) var foldersLeftOut: [String] = []

  /// Reads the flows at paths.
  init(_ paths: [String], standardInput: Int32) {
    let files = paths.flatMap { path in
      let isFolder = ((try? Descriptor(folder: path)) == nil) == false
      return isFolder ? read { () throws(FlowError) in try Flow.files(in: path) } ?? [] : [path]
    }
    flows = files.compactMap { path in
      read { () throws(FlowError) in
        try path == "-" ? Flow(standardInput: standardInput) : Flow(contentsOf: path)
      }
    }
    let used = Set(flows.flatMap { [$0.file] + $0.steps.map { $0.location.file } })
    let unused = paths.flatMap { path in
      let names = (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []
      return names.map((path as NSString).appendingPathComponent)
    }
    .filter { $0.hasSuffix(".flow") && used.contains($0) == false }
    foldersLeftOut = Set(unused.map { ($0 as NSString).deletingLastPathComponent }).sorted()
  }

  /// Returns the result of a closure, or `nil` after its error is added to the problems.
  private mutating func read<Result>(_ body: () throws(FlowError) -> Result) -> Result? {
    do {
      return try body()
    } catch {
      problems.append(error)
      return nil
    }
  }
}
