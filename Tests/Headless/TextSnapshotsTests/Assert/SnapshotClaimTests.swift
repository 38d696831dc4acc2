import Foundation
import SnapshotFiles
import Testing
import TextSnapshots

@Suite struct SnapshotClaimTests {
  @Test(arguments: [
    ("Order/a", "Order/a"), ("Order/a b", "Order/a-b"), ("Order/initial", "order/Initial"),
    ("\u{AC00}", "\u{1100}\u{1161}"), ("É", "e\u{301}"),
  ])
  func `two assertions with one file are refused, with both source locations`(
    first: String, second: String
  )
    throws
  {
    let package = try ScratchPackage()
    let issues = package.issues {
      expectSnapshot(of: "a", named: first, record: .all)
      expectSnapshot(of: "a", named: second, record: .all)
    }
    #expect(issues.count == 2)
    let lines = [#line - 4, #line - 3]
    for line in lines {
      #expect(issues.last?.contains("SnapshotClaimTests.swift:\(line):") == true)
    }
    #expect(package.folder.files(endingIn: ".txt").count == 1)
  }

  @Test func `test cases with the same name are refused, and a repeated test isn't`() throws {
    let package = try ScratchPackage()
    try package.store("a", at: "shared.txt")
    let issues = package.issues {
      for text in ["a", "a", "b"] {
        expectSnapshot(of: text, named: "shared")
      }
    }
    #expect(issues.count == 1)
    #expect(issues.first?.contains("used for two texts") == true)
  }

  @Test func `long names that end differently have pending files of their own`() throws {
    let long = String(repeating: "맛", count: 300)
    let package = try ScratchPackage()
    let issues = package.issues {
      expectSnapshot(of: "a", named: "Order/\(long)가")
      expectSnapshot(of: "b", named: "Order/\(long)나")
    }
    #expect(issues.count == 2)
    #expect(package.folder.files(endingIn: ".pending").count == 2)
  }
}
