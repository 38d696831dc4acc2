import CellText
import DescriptorIO
import Foundation
import ProgramArguments
import SnapshotFiles

extension SnapshotProgram {
  private static let filters = [
    "--filter", "--skip", "-s", "--specifier", "--test-product", "--disable-swift-testing",
    "--disable-xctest",
  ]

  func test(
    _ words: [String], _ policy: UnreferencedPolicy, in package: PackageFolder
  ) throws -> Int32 {
    let options = words.map { String($0.prefix { ($0 == "=") == false }) }
    guard options.contains("--package-path") == false else {
      throw ProgramFailure(
        usage: "run text-snapshots in the folder of the package, without --package-path")
    }
    let list = FileManager.default.temporaryDirectory
      .appending(path: "text-snapshots-\(UUID().uuidString)").path
    try SnapshotFile(path: list).write("")
    defer { unlink(list) }
    let status = try runTests(words, appendingTo: list)
    guard (policy == .ignore) == false else { return status }
    func unjudged(_ reason: String) -> Int32 {
      warn("unreferenced snapshots aren't judged, because \(reason)")
      return status
    }
    guard status == 0 else { return unjudged("the run failed") }
    if let filter = options.first(where: SnapshotProgram.filters.contains) {
      return unjudged("the run was filtered by \(filter)")
    }
    let references = try SnapshotReferences(from: list)
    guard references.isEmpty == false || policy == .reject else {
      return unjudged("no test asked for any")
    }
    return judge(references, policy, in: package).rawValue
  }

  private func judge(
    _ references: SnapshotReferences, _ policy: UnreferencedPolicy, in package: PackageFolder
  ) -> ExitStatus {
    let folders = references.folders(in: package)
    for folder in folders.foreign {
      warn("\(folder.visible) isn't judged, because it lies outside the package")
    }
    let files = Set(folders.own.flatMap(references.unreferenced)).sorted { $0.path < $1.path }
    guard files.isEmpty == false else {
      let list = folders.own.map { "  in \($0.visible)\n" }.joined()
      write("text-snapshots: the tests asked for every snapshot\n\(list)")
      return .success
    }
    if policy == .delete, environment.isContinuousIntegration == false {
      let kept = files.filter { SnapshotName.isPlain($0.path) }
      for file in kept {
        warn("\(file.path.visible): isn't deleted, because its name has no size or language")
      }
      let drawings = files.filter { kept.contains($0) == false }
      let status = each(of: drawings) { file throws(SnapshotFailure) in
        try file.remove()
        write("deleted \(file.path.visible)\n")
      }
      return status == .success && kept.isEmpty == false ? .undecided : status
    }
    let list = files.map { "\n  \($0.path.visible)" }.joined()
    let start = policy == .warn ? "" : "error: "
    warn("\(start)no test of this run asked for these snapshots:\(list)")
    if policy == .delete { warn("nothing is deleted in CI") }
    return policy == .warn ? .success : policy == .reject ? .undecided : .forbidden
  }

  /// An interrupt from the terminal ends `swift test` alone, as it does with a shell.
  private func runTests(_ words: [String], appendingTo list: String) throws -> Int32 {
    let variables = environment.merging([SnapshotReferences.variable: list]) { $1 }
    var arguments = ([swift, "test"] + words).map { strdup($0) } + [nil]
    var strings = variables.map { strdup("\($0)=\($1)") } + [nil]
    let former = signal(SIGINT) { _ in }
    defer {
      signal(SIGINT, former)
      for string in arguments + strings { free(string) }
    }
    var process = pid_t()
    #if os(tvOS) || os(watchOS)
      let code = ENOSYS
    #else
      let code = posix_spawnp(&process, swift, nil, nil, &arguments, &strings)
    #endif
    guard code == 0 else {
      throw ProgramFailure(.unavailable, "can't start swift: \(SystemError(code: code))")
    }
    var status: Int32 = 0
    uninterrupted(waitpid(process, &status, 0))
    let number = status & 0x7F
    return number == 0 ? status >> 8 & 0xFF : 128 + number
  }
}
