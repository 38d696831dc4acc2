import Foundation
import SnapshotFiles
import TextSnapshots

/// Passing assertions, compared with opening, reading, and comparing the files.
struct SnapshotBenchmarks {
  private static let count = 1_000

  func measurements() throws -> [Measurement] {
    let package = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let folder = package.appending(path: "Snapshots").path
    defer { try? FileManager.default.removeItem(at: package) }
    let names = (0..<SnapshotBenchmarks.count).map { "Order/state-\($0).60x20.ko" }
    let texts = names.map { String(String(repeating: "\($0) 10\n", count: 50).prefix(1_024)) }
    for (name, text) in zip(names, texts) {
      try SnapshotFile(path: "\(folder)/\(name).txt").write(text)
    }
    try Data().write(to: package.appending(path: "Package.swift"))
    let test = package.appending(path: "Tests/ATests/ATests.swift").path
    let times = Stopwatch.microseconds([
      { compared(names.map { "\(folder)/\($0).txt" }, texts) },
      { asserted(names, texts, test: test) },
    ])
    let each = times.map { $0 / Double(SnapshotBenchmarks.count) }
    return [("passing snapshot, 1,000 files of 1 KB, each", each[0], each[1], 3)]
  }

  /// Returns the number of files whose contents are expected, after it has opened, read, and
  /// compared them.
  private func compared(_ paths: [String], _ texts: [String]) -> Int {
    var bytes = [UInt8](repeating: 0, count: 2_048)
    return zip(paths, texts).count { path, text in
      let descriptor = open(path, O_RDONLY)
      defer { close(descriptor) }
      let length = read(descriptor, &bytes, bytes.count)
      return length == text.utf8.count && memcmp(bytes, text, length) == 0
    }
  }

  /// Asserts each snapshot, in a session like that of a test run.
  private func asserted(_ names: [String], _ texts: [String], test: String) -> Int {
    let session = SnapshotSession(environment: [:], sourcePath: test)
    return SnapshotSession.$current.withValue(session) {
      for (name, text) in zip(names, texts) { expectSnapshot(of: text, named: name) }
      return names.count
    }
  }
}
