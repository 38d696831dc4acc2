import Foundation
import SnapshotFiles
import Testing
import TextSnapshots

@Suite struct PendingTextTests {
  @Test(arguments: ["a\n", "a\r\n"])
  func `an assertion that passes removes its own pending text and no other`(text: String) throws {
    let package = try ScratchPackage()
    for name in ["Order/a", "Order/b", "딸기"] {
      try package.store(text, at: name + ".txt")
      try package.store("wrong\n", at: name + ".txt.pending")
    }
    let issues = package.issues {
      expectSnapshot(of: "a\n", named: "Order/a")
      expectSnapshot(of: "a\n", named: "딸기")
    }
    #expect(issues.isEmpty)
    #expect(
      package.folder.files(endingIn: "") == [
        "Order/a.txt", "Order/b.txt", "Order/b.txt.pending", "딸기.txt",
      ])
  }

  @Test func `a text that the same run left pending is removed when the assertion passes`() throws {
    let package = try ScratchPackage()
    let issues = try package.issues {
      for text in ["old\n", "new\n"] {
        try package.store(text, at: "a.txt")
        expectSnapshot(of: "new\n", named: "a")
        let pending = package.bytes("a.txt.pending")
        #expect(pending == (text == "new\n" ? nil : Data("new\n".utf8)))
      }
    }
    #expect(issues.count == 1)
    #expect(package.folder.files(endingIn: "") == ["a.txt"])
  }

  @Test func `a recording removes the pending text`() throws {
    let package = try ScratchPackage()
    try package.store("old\n", at: "a.txt")
    try package.store("wrong\n", at: "a.txt.pending")
    let issues = package.issues { expectSnapshot(of: "new\n", named: "a", record: .failed) }
    #expect(issues.count == 1)
    #expect(package.folder.files(endingIn: "") == ["a.txt"])
  }

  @Test func `continuous integration removes no pending text`() throws {
    let package = try ScratchPackage()
    try package.store("a\n", at: "a.txt")
    try package.store("wrong\n", at: "a.txt.pending")
    let before = try package.contents()
    #expect(package.issues(["CI": "1"]) { expectSnapshot(of: "a\n", named: "a") }.isEmpty)
    #expect(try package.contents() == before)
  }

  @Test func `a pending text that can't be removed fails the test`() throws {
    let package = try ScratchPackage()
    try package.store("a\n", at: "a.txt")
    try package.store("b\n", at: "b.txt")
    try package.store("wrong\n", at: "b.txt.pending")
    let issues = try package.issues {
      expectSnapshot(of: "a\n", named: "a")
      try FileManager.default.removeItem(atPath: package.path("b.txt.pending"))
      try package.store("", at: "b.txt.pending/c")
      expectSnapshot(of: "b\n", named: "b")
    }
    #expect(issues.count == 1)
    #expect(issues.first?.contains("/Snapshots/b.txt.pending: can't be removed") == true)
  }
}
