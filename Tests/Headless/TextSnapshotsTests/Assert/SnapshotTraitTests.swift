import Foundation
import Testing
import TextSnapshots

struct SnapshotTraitTests {
  private let package: ScratchPackage

  init() throws { package = try ScratchPackage() }

  private func paths(of package: ScratchPackage) throws -> [String] {
    try package.contents().keys.filter { $0.hasSuffix(".txt") }.sorted()
  }

  @Test func `snapshots are in the folder of the innermost scope, or else in Snapshots`() throws {
    let issues = package.issues {
      expectSnapshot(of: "a", named: "Order/a", record: .all)
      withSnapshots(in: "Tests/Own/Snapshots/") {
        expectSnapshot(of: "b", named: "Order/a", record: .all)
        withSnapshots(record: .all) { expectSnapshot(of: "a", named: "e") }
        withSnapshots(in: "Inner") { expectSnapshot(of: "a", named: "f", record: .all) }
      }
    }
    #expect(issues.allSatisfy { $0.contains(": recorded; ") })
    let expected = [
      "Inner/f.txt", "Snapshots/Order/a.txt", "Tests/Own/Snapshots/Order/a.txt",
      "Tests/Own/Snapshots/e.txt",
    ]
    #expect(try paths(of: package) == expected)
  }

  @Test(.snapshots(record: .all, in: "Tests/Own"))
  func `a trait names the folder and the recording`() throws {
    _ = package.issues { expectSnapshot(of: "a", named: "a") }
    #expect(try paths(of: package) == ["Tests/Own/a.txt"])
  }

  private static let links: [(link: String, folder: String?, name: String)] = [
    ("Snapshots", nil, "a"), ("Snapshots/Order", nil, "Order/a"),
    ("Snapshots/Order", nil, "Order/new/a"), ("Link", "Link", "a"),
    ("Link", "Link/New/Folder", "a"),
  ]

  @Test(arguments: links)
  func `a symbolic link may lead to another folder of the package, and not out of it`(
    link: String, folder: String?, name: String
  ) throws {
    let outside = try ScratchPackage()
    let inside = package.url.appending(path: "Tests")
    let path = package.url.appending(path: link)
    for folder in [inside, path.deletingLastPathComponent()] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    for (target, message) in [(outside.url, "leads out of"), (inside, "/a.txt: recorded")] {
      try? FileManager.default.removeItem(at: path)
      try FileManager.default.createSymbolicLink(at: path, withDestinationURL: target)
      let issues = package.issues {
        withSnapshots(record: .all, in: folder) { expectSnapshot(of: "a", named: name) }
      }
      #expect(issues.count == 1 && issues.first?.contains(message) == true)
    }
    #expect(try outside.contents().count == 1)
  }

  @Test(arguments: [
    "", "/", ".", "..", "../Other", "a/../..", "a/..", "/tmp", ".hidden", "a/./b", "a\0b", "~/../a",
  ])
  func `a folder that isn't inside the package fails, and nothing is written`(
    folder: String
  ) throws {
    let issues = package.issues {
      withSnapshots(record: .all, in: folder) { expectSnapshot(of: "a", named: "a") }
    }
    let reason = "can't be a folder of snapshots; use a path below \(package.url.path) such as"
    #expect(issues.count == 1 && issues.first?.contains(reason) == true)
    #expect(try package.contents().keys.sorted() == ["Package.swift"])
  }
}
