import Foundation
import Testing

@testable import TextSnapshots

@Suite struct SnapshotNameTests {
  @Test(arguments: [
    ("Order/initial.60x20.ko.linear", "Order/initial.60x20.ko.linear"),
    ("Order/out of stock: 딸기", "Order/out-of-stock--딸기"), ("a\\b\u{7}", "a-b-"),
  ])
  func `a name becomes a path, with dashes for characters that paths don't have`(
    name: String, path: String
  ) throws {
    #expect(try SnapshotName(name).path == path)
  }

  @Test(arguments: ["", "/", "a/", "/a", "a//b", "../a", "a/../b", ".hidden", "a/."])
  func `a name that leads out of the folder, or to no file, is refused`(name: String) {
    #expect(throws: SnapshotFailure.unusableName(name)) { try SnapshotName(name) }
  }

  @Test(arguments: ["맛", "\u{1106}\u{1161}\u{11BA}", "a"])
  func `long names stay distinct within 255 bytes, even those of pending files`(letter: String)
    throws
  {
    let long = String(repeating: letter, count: 300)
    let names = try ["가", "나", ""].map { try SnapshotName("Order/\(long)\($0)") }
    #expect(Set(names.map(\.key)).count == 3)
    for name in names {
      let file = try #require(name.path.split(separator: "/").last)
      #expect(file.utf8.count + ".txt.pending".utf8.count <= 255)
      #expect(file.hasPrefix(letter))
    }
    let package = try ScratchPackage()
    let issues = package.issues {
      expectSnapshot(of: "a", named: "Order/\(long)가", filePath: package.test)
      expectSnapshot(of: "b", named: "Order/\(long)나", filePath: package.test)
    }
    #expect(issues.count == 2)
    #expect(package.folder.files(endingIn: ".pending").count == 2)
  }

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
      expectSnapshot(of: "a", named: first, record: .all, filePath: package.test)
      expectSnapshot(of: "a", named: second, record: .all, filePath: package.test)
    }
    #expect(issues.count == 2)
    let lines = [#line - 4, #line - 3]
    for line in lines {
      #expect(issues.last?.contains("SnapshotNameTests.swift:\(line):") == true)
    }
    #expect(package.folder.files(endingIn: ".txt").count == 1)
  }

  @Test func `test cases with the same name are refused, and a repeated test isn't`() throws {
    let package = try ScratchPackage()
    try package.store("a", at: "shared.txt")
    let issues = package.issues {
      for text in ["a", "a", "b"] {
        expectSnapshot(of: text, named: "shared", filePath: package.test)
      }
    }
    #expect(issues.count == 1)
    #expect(issues.first?.contains("used for two texts") == true)
  }
}
