import Foundation
import SnapshotFiles
import Testing

@testable import text_snapshots

struct ReviewTests {
  private let package: ProgramPackage

  init() throws { package = try .withPendingTexts() }

  private static let question = "a accept, r reject, s skip, q quit: "

  /// Runs a review with some answers and then the end of input, and returns its status.
  private func review(_ words: String = "", answers: [String]) throws -> Int32 {
    var rest = answers[...]
    return try package.run("review \(words)") { rest.popFirst() }
  }

  @Test func `each difference has its position, its name, a legend, and the answers`() throws {
    #expect(try review(answers: ["x", "", "S", " a "]) == 1)
    let expected = """
      1 of 2  Order/a
      - snapshot, + new text
      @@ -1,1 +1,1 @@
      1   |-10
        1 |+9
      \(ReviewTests.question)\(ReviewTests.question)\(ReviewTests.question)2 of 2  딸기
      + new text, and no snapshot yet
      @@ -0,0 +1,1 @@
        1 |+new
      \(ReviewTests.question)1 accepted, 0 rejected, 1 still pending

      """
    #expect(package.output == expected)
    #expect(try package.file("딸기.txt").text() == "new\n")
  }

  /// The snapshots that have the pending texts.
  private func accepted() throws -> [String] {
    let texts = ["Order/a.txt": "9\n", "딸기.txt": "new\n"]
    return try package.texts.filter { texts[$0.key] == $0.value }.keys.sorted()
  }

  @Test(arguments: [["a", "r"], ["ａ", "　Ｒ"]])
  func `a letter of any width accepts or rejects`(answers: [String]) throws {
    #expect(try review(answers: answers) == 0)
    #expect(package.output.hasSuffix("1 accepted, 1 rejected, 0 still pending\n"))
    #expect(try accepted() == ["Order/a.txt"])
  }

  @Test(arguments: [["q", "a"], ["s", "s"], ["ㅂ", "a"], ["ｓ", "ᄇ", "a"]])
  func `a letter skips or leaves, on a Korean keyboard, too`(answers: [String]) throws {
    #expect(try review(answers: answers) == 1)
    #expect(package.output.hasSuffix("0 accepted, 0 rejected, 2 still pending\n"))
    #expect(try accepted() == [])
  }

  @Test func `the end of input leaves, and ends the line of the question`() throws {
    #expect(try review(answers: []) == 1)
    #expect(package.output.hasSuffix(": \n0 accepted, 0 rejected, 2 still pending\n"))
    #expect(try accepted() == [])
  }

  @Test func `only what is named is reviewed`() throws {
    #expect(try review("딸기", answers: ["a"]) == 0)
    #expect(package.output.hasSuffix("1 accepted, 0 rejected, 0 still pending\n"))
    #expect(try accepted() == ["딸기.txt"])
  }

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
    let (first, other) = (package.file("Order/a.txt").pending, package.file("딸기.txt").pending)
    let status = try package.run("review") {
      _ = try? first.remove()
      try? Data([0xFF]).write(to: URL(filePath: other.path))
      return "s"
    }
    #expect(status == 74)
    #expect(package.output.hasSuffix("0 accepted, 0 rejected, 1 still pending\n"))
  }
}
