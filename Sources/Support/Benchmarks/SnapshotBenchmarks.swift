import Foundation
import SnapshotFiles
import TextSnapshots

/// Passing assertions, compared with opening, reading, and comparing the files; and the search for
/// unreferenced snapshots and the differences, compared with limits of time.
struct SnapshotBenchmarks {
  private static let count = 1_000

  let stopwatch: Stopwatch

  func measurements() throws -> [Measurement] {
    let package = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let folder = SnapshotFolder(path: package.appending(path: "Snapshots").path)
    defer { try? FileManager.default.removeItem(at: package) }
    let names = (0..<SnapshotBenchmarks.count).map { "Order/state-\($0).60x20.ko" }
    let texts = names.map { String(String(repeating: "\($0) 10\n", count: 50).prefix(1_024)) }
    for (name, text) in zip(names, texts) {
      try SnapshotFile(path: "\(folder.path)/\(name).txt").write(text)
    }
    try Data().write(to: package.appending(path: "Package.swift"))
    let test = package.appending(path: "Tests/ATests/ATests.swift").path
    let ledger = package.appending(path: "ledger").path
    try Data().write(to: URL(filePath: ledger))
    let asked = Set(
      names.dropFirst().map { SnapshotKey(ofFile: "\(folder.path)/\($0).txt") })
    let (short, long) = (lines(400), lines(2_000))
    let reversed = long.old.split(separator: "\n").reversed().map { $0 + "\n" }.joined()
    let times = stopwatch.microseconds([
      { compared(names.map { "\(folder.path)/\($0).txt" }, texts) },
      { asserted(names, texts, test: test) },
      { asserted(names, texts, test: test, [SnapshotLedger.variable: ledger]) },
      { UnreferencedSnapshots(in: folder, askedFor: asked).files.count },
      { TextDifference(from: short.old, to: short.new).text().utf8.count },
      { TextDifference(from: long.old, to: long.new).text().utf8.count },
      { TextDifference(from: long.old, to: reversed).text().utf8.count },
    ])
    let each = times.map { $0 / Double(SnapshotBenchmarks.count) }
    return [
      ("passing snapshot, 1,000 files of 1 KB, each", each[0], each[1], 3),
      ("the same with a ledger, each", each[0], each[2], 3),
      ("unreferenced search in 1,000 files, beside 5 ms", 5_000, times[3], 1),
      ("difference, 400 lines changed, beside 5 ms", 5_000, times[4], 1),
      ("difference, 2,000 lines changed, beside 100 ms", 100_000, times[5], 1),
      ("difference, 2,000 lines reversed, beside 100 ms", 100_000, times[6], 1),
    ].map { name, floor, time, goal in
      Measurement(name: name, unit: "us", floor: floor, ours: time, goal: goal)
    }
  }

  private func lines(_ count: Int) -> (old: String, new: String) {
    let lines = (0..<count).map { "딸기쥬스 주문 \($0) [10]\n" }
    return (lines.joined(), lines.map { "  " + $0.dropLast(2) + "9\n" }.joined())
  }

  /// Returns the number of files whose contents are expected, after it has opened, read, and
  /// compared them.
  private func compared(_ paths: [String], _ texts: [String]) -> Int {
    var equal = 0
    withUnsafeTemporaryAllocation(byteCount: 2_048, alignment: 16) { bytes in
      guard let start = bytes.baseAddress else { return }
      for (path, text) in zip(paths, texts) {
        let descriptor = open(path, O_RDONLY)
        let length = read(descriptor, start, bytes.count)
        close(descriptor)
        var text = text
        equal += text.withUTF8 { expected in
          guard let other = expected.baseAddress, length == expected.count else { return 0 }
          return memcmp(start, other, length) == 0 ? 1 : 0
        }
      }
    }
    return equal
  }

  /// Asserts each snapshot, in a session like that of a test run.
  private func asserted(
    _ names: [String], _ texts: [String], test: String, _ environment: [String: String] = [:]
  ) -> Int {
    let session = SnapshotSession(environment: environment, sourcePath: test)
    return SnapshotSession.$current.withValue(session) {
      for (name, text) in zip(names, texts) {
        expectSnapshot(of: text, named: name)
      }
      return names.count
    }
  }
}
