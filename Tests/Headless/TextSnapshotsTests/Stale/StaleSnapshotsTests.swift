import Foundation
import SnapshotFiles
import Testing

@testable import TextSnapshots

@Suite struct StaleSnapshotsTests {
  @Test func `snapshots that no test uses are listed, and aren't deleted`() throws {
    let package = try ScratchPackage()
    for name in ["Order/initial.txt", "Order/old.txt", "Order/old.txt.pending", ".hidden.txt"] {
      try package.store("a", at: name)
    }
    let before = try package.contents()
    let stale = StaleSnapshots(in: package.folder, used: ["order/initial"])
    #expect(stale.paths == ["Order/old.txt"])
    let message = stale.message(folder: package.folder, conditions: [])
    #expect(message.isFailure)
    #expect(message.text.contains("\(package.folder.path)/Order/old.txt\n"))
    #expect(try package.contents() == before)
  }

  @Test func `snapshots that assertions use aren't stale`() throws {
    let package = try ScratchPackage()
    let session = SnapshotSession(environment: [:], sourcePath: package.test)
    for name in ["Order/a", "딸기/나", "b c"] {
      try package.store("a", at: SnapshotName(name).path + ".txt")
      session.expect(SnapshotClaim(name: name, text: "a", location: AssertionLocation()))
    }
    let claims = try #require(session.folders.first)
    #expect(StaleSnapshots(in: claims.folder, used: claims.keys).paths.isEmpty)
  }

  @Test(arguments: [
    (["--testing-library", "swift-testing"], true),
    (["--skip-build", "--testing-library", "swift-testing"], true),
    (["--testing-library", "swift-testing", "--filter", "A"], false),
    (["--testing-library", "swift-testing", "--filter=A"], false),
    (["--skip", "A", "--testing-library", "swift-testing"], false),
    ([], false),
  ])
  func `a run with a filter isn't full`(arguments: [String], isFull: Bool) {
    #expect(TestRun(arguments: ["a"] + arguments, environment: [:]).isFull == isFull)
    let xcode = ["XCTestSessionIdentifier": "A"]
    #expect(TestRun(arguments: ["a"] + arguments, environment: xcode).isFull == false)
  }

  @Test(arguments: [
    ("@Test(.\("disabled")(\"later\")) func a() {}", true),
    ("@Test(.\("disabled")()) func a() {}", true),
    ("@Test(.\("enabled")(if: a)) func b() {}", true),
    ("@Suite(\n  .\("enabled") {\n    a\n  }\n) struct B {}", true),
    ("extension Trait { static var rare: Self { .\("enabled")(if: a) } }", true),
    ("@Test func a() throws { try Test.\("cancel")() }", true),
    ("@Test func a() { expect(.disabled(.button)) }", false),
    ("@Test func a() { expectSnapshot(of: b, named: c) }", false),
  ])
  func `a run with conditional tests passes, and lists the snapshots`(
    text: String,
    isConditional: Bool
  ) throws {
    let package = try ScratchPackage()
    let test = try package.add("import Testing\n" + text, at: "Tests/SomeTests/ATests.swift")
    _ = try package.add(".\("disabled")(\"no test\")", at: "Sources/Some/A.swift")
    let paths = ConditionalTests(beside: package.folder).paths
    #expect(paths == (isConditional ? [test] : []))
    let stale = StaleSnapshots(in: package.folder, used: [])
    #expect(
      stale.message(folder: package.folder, conditions: paths).isFailure == (isConditional == false)
    )
  }

  @Test(arguments: [
    ("import TextSnapshots", "#\("if") os(Linux)\n  @Test func a() {}\n#endif", true),
    ("public import Asserting", "#\("if") os(Linux)\n  @Test func a() {}\n#endif", true),
    ("import Testing", "#\("if") os(Linux)\n  @Test func a() {}\n#endif", false),
    ("import TextSnapshots", "#\("if") os(Linux)\n#endif\n@Test func a() {}", false),
  ])
  func `a conditionally compiled test counts if its target uses snapshots`(
    module: String,
    text: String,
    isConditional: Bool
  ) throws {
    let package = try ScratchPackage()
    _ = try package.add("public import TextSnapshots\n", at: "Sources/Asserting/A.swift")
    _ = try package.add("\(module)\n", at: "Tests/SomeTests/BTests.swift")
    let test = try package.add(text, at: "Tests/SomeTests/ATests.swift")
    let paths = ConditionalTests(beside: package.folder).paths
    #expect(paths == (isConditional ? [test] : []))
  }
}
