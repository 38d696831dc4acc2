import Foundation
import SnapshotFiles
import TestFiles
import Testing

@Suite struct OutdatedTextsTests {
  private let temporary: TemporaryFolder
  private let package: PackageFolder
  private let snapshots: SnapshotFolder

  init() throws {
    temporary = try TemporaryFolder()
    _ = try temporary.file("Package.swift", [])
    package = try #require(PackageFolder(above: temporary.path("Package.swift")))
    snapshots = SnapshotFolder(path: "\(package.path)/Snapshots")
  }

  private func file(_ name: String) -> SnapshotFile {
    SnapshotFile(path: "\(snapshots.path)/\(name).txt")
  }

  /// Returns the time at some seconds from now.
  private func time(_ seconds: Int) -> timespec {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    time.tv_sec += seconds
    return time
  }

  private func outdated(_ names: String...) throws -> [String] {
    let texts = try OutdatedTexts(in: package)
    return names.filter { texts.contains(file($0).pending) }
  }

  @Test func `texts that a run found and didn't write are outdated`() throws {
    for name in ["a", "B/b", "딸기"] { try file(name).pending.write("old") }
    #expect(try outdated("a", "B/b", "딸기") == [])
    let written: Set = [SnapshotKey(ofFile: file("B/b").path)]
    try OutdatedTexts.mark(in: package, olderThan: time(1), except: written)
    #expect(try outdated("a", "B/b", "딸기", "none") == ["a", "딸기"])
  }

  @Test func `a text that is newer than the beginning of the run isn't outdated`() throws {
    try file("a").pending.write("new")
    try OutdatedTexts.mark(in: package, olderThan: time(-60), except: [])
    #expect(try outdated("a") == [])
    #expect(try temporary.names() == ["Package.swift", "Snapshots"])
  }

  @Test func `a text that is written again isn't outdated, even with the same time`() throws {
    try file("a").pending.write("old")
    try OutdatedTexts.mark(in: package, olderThan: time(1), except: [])
    #expect(try outdated("a") == ["a"])
    let path = file("a").pending.path
    let date = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate]
    let kept = temporary.path("kept")
    try FileManager.default.linkItem(atPath: path, toPath: kept)
    try file("a").pending.write("old")
    try FileManager.default.setAttributes([.modificationDate: date as Any], ofItemAtPath: path)
    #expect(try outdated("a") == [])
  }

  @Test func `the next run without such texts removes the marks`() throws {
    try file("a").pending.write("old")
    try OutdatedTexts.mark(in: package, olderThan: time(1), except: [])
    #expect(try temporary.names() == [".outdated.txt.pending", "Package.swift", "Snapshots"])
    try file("a").pending.remove()
    try OutdatedTexts.mark(in: package, olderThan: time(1), except: [])
    #expect(try temporary.names() == ["Package.swift", "Snapshots"])
  }

  @Test func `marks that aren't marks are ignored, and unreadable ones are an error`() throws {
    try file("a").pending.write("old")
    let marks = try temporary.file(".outdated.txt.pending", "1 2 3 a\n\n\0x".utf8)
    #expect(try outdated("a") == [])
    try Data([0xFF]).write(to: URL(filePath: marks))
    #expect(throws: SnapshotFailure.self) { try OutdatedTexts(in: package) }
  }
}
