import Foundation
import SnapshotFiles
import Testing

@testable import text_snapshots

struct ReviewTests {
  private let package: CommandPackage

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

  private static let cases: [([String], String, Int32, [String], String)] = [
    (["a", "r"], "", 0, ["Order/a.txt"], "1 accepted, 1 rejected, 0 still pending\n"),
    (["q", "a"], "", 1, [], "0 accepted, 0 rejected, 2 still pending\n"),
    ([], "", 1, [], ": \n0 accepted, 0 rejected, 2 still pending\n"),
    (["s", "s"], "", 1, [], "0 accepted, 0 rejected, 2 still pending\n"),
    (["a"], "딸기", 0, ["딸기.txt"], "1 accepted, 0 rejected, 0 still pending\n"),
    (["ㅂ", "a"], "", 1, [], "0 accepted, 0 rejected, 2 still pending\n"),
    (["ａ", "　Ｒ"], "", 0, ["Order/a.txt"], "1 accepted, 1 rejected, 0 still pending\n"),
    (["ｓ", "ᄇ", "a"], "", 1, [], "0 accepted, 0 rejected, 2 still pending\n"),
  ]

  @Test(arguments: cases)
  func `a letter accepts, rejects, skips, or leaves`(
    answers: [String], words: String, status: Int32, accepted: [String], ending: String
  ) throws {
    let texts = ["Order/a.txt": "9\n", "딸기.txt": "new\n"]
    #expect(try review(words, answers: answers) == status)
    #expect(package.output.hasSuffix(ending))
    let written = try package.texts.filter { texts[$0.key] == $0.value }.keys.sorted()
    #expect(written == accepted)
  }

  @Test func `if nothing is pending, it says so`() throws {
    let package = try CommandPackage(["a.txt": "a\n", "a.txt.pending": "a\n"])
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
