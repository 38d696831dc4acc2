import Foundation
import SnapshotFiles
import Testing

@testable import text_snapshots

struct ReviewTests {
  private let package: ProgramPackage

  init() throws { package = try .withPendingTexts() }

  @Test func `if nothing is pending, it says so`() throws {
    let package = try ProgramPackage(["a.txt": "a\n", "a.txt.pending": "a\n"])
    #expect(try package.run("review") { "a" } == 0)
    #expect(package.output == "nothing is pending\n")
  }

  @Test func `a text that was written again is shown again before it is accepted`() throws {
    let file = package.file("Order/a.txt")
    var count = 0
    let status = try package.run("review Order/a") {
      count += 1
      if count == 1 { try? file.pending.write("8\n") }
      return "a"
    }
    #expect(status == 0 && count == 2)
    #expect(package.output.contains(": changed meanwhile\n1 of 1  Order/a\n"))
    #expect(try file.text() == "8\n")
  }

  @Test(arguments: ["a", "r"])
  func `a text that another process took is neither accepted nor rejected`(answer: String) throws {
    let file = package.file("Order/a.txt")
    let status = try package.run("review Order/a") {
      _ = try? file.pending.remove()
      return answer
    }
    #expect(status == 74)
    #expect(package.errors == [file.pending.path + ": no such file any more"])
    #expect(package.output.hasSuffix("0 accepted, 0 rejected, 0 still pending\n"))
  }

  @Test func `only what is still there counts as pending, if only as a damaged file`() throws {
    let first = package.file("Order/a.txt").pending
    let other = package.file("딸기.txt").pending
    let status = try package.run("review") {
      _ = try? first.remove()
      try? Data([0xFF]).write(to: URL(filePath: other.path))
      return "s"
    }
    #expect(status == 74)
    #expect(package.output.hasSuffix("0 accepted, 0 rejected, 1 still pending\n"))
  }
}
