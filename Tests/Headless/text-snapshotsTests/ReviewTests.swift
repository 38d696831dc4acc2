import Descriptors
import Foundation
import SnapshotFiles
import TerminalUI
import Testing

@testable import text_snapshots

@Suite struct ReviewTests {
  private static let question = "a accept  r reject  s skip  q quit: "

  private static func key(_ character: String) -> Key {
    .character(character.utf8.first ?? 0)
  }

  private static func keys(_ characters: String) -> [Key] { characters.utf8.map { .character($0) } }

  @Test func `a accepts, r rejects, and s skips, in either case`() throws {
    for keys in ["ar", "AR"] {
      let folder = try ReviewFolder()
      #expect(folder.run(["review"], keys: ReviewTests.keys(keys)) == .success)
      #expect(try folder.file("Order/a.txt").text() == "9\n")
      #expect(try folder.file("Order/a.txt.pending").text() == nil)
      #expect(try folder.file("딸기.txt").text() == nil)
      #expect(try folder.file("딸기.txt.pending").text() == nil)
    }
    let folder = try ReviewFolder()
    #expect(folder.run(["review"], keys: ReviewTests.keys("sS")) == .pending)
    #expect(try folder.file("Order/a.txt.pending").text() == "9\n")
    #expect(folder.output.hasSuffix("\n0 accepted, 0 rejected, 2 still pending\n"))
  }

  @Test func `each difference has its position, its name, a legend, and the keys`() throws {
    let folder = try ReviewFolder()
    #expect(folder.run(["review"], ["NO_COLOR": "1"], keys: ReviewTests.keys("sa")) == .pending)
    #expect(
      folder.output == """
        1 of 2  Order/a
        - snapshot, + new text
        @@ -1,1 +1,1 @@
        1   |-10
          1 |+9
        \(ReviewTests.question)skipped

        2 of 2  딸기
        + new text, and no snapshot yet
        @@ -0,0 +1,1 @@
          1 |+new
        \(ReviewTests.question)accepted

        1 accepted, 0 rejected, 1 still pending

        """)
  }

  @Test(arguments: [ReviewTests.key("q"), ReviewTests.key("Q"), .escape, .interrupt])
  func `leaving changes nothing`(key: Key) throws {
    let folder = try ReviewFolder()
    #expect(folder.run(["review"], keys: [key] + ReviewTests.keys("ar")) == .pending)
    #expect(folder.run(["list"]) == .pending)
    #expect(folder.output == "Order/a\n딸기\n")
  }

  @Test func `the end of input leaves`() throws {
    let folder = try ReviewFolder()
    #expect(folder.run(["review"], keys: []) == .pending)
    #expect(folder.output.hasSuffix("\n0 accepted, 0 rejected, 2 still pending\n"))
    #expect(folder.run(["list"]) == .pending)
  }

  @Test func `an unknown key does nothing`() throws {
    let folder = try ReviewFolder()
    let unknown: [Key] = [.enter, .tab, .arrow(.up), .pageDown] + ReviewTests.keys("x1 ")
    #expect(folder.run(["review"], ["TERM": "dumb"], keys: unknown + [.escape]) == .pending)
    #expect(
      folder.output.hasSuffix(
        "  1 |+9\n\(ReviewTests.question)quit\n\n0 accepted, 0 rejected, 2 still pending\n"))
    #expect(folder.run(["list"]) == .pending)
    #expect(folder.output == "Order/a\n딸기\n")
  }

  @Test func `there is color on a terminal that has it`() throws {
    let folder = try ReviewFolder()
    _ = folder.run(["review"], keys: [])
    #expect(folder.output.contains("\u{1B}[1m1 of 2  Order/a\u{1B}[0m\n\u{1B}[31m- snapshot"))
    _ = folder.run(["review"], ["TERM": "dumb"], keys: [])
    #expect(folder.output.contains("\u{1B}") == false)
  }

  @Test func `names choose what is reviewed`() throws {
    let folder = try ReviewFolder()
    #expect(folder.run(["review", "딸기"], keys: ReviewTests.keys("r")) == .success)
    #expect(folder.run(["list"]) == .pending)
    #expect(folder.output == "Order/a\n")
    #expect(folder.run(["review", "Order/b"], keys: []) == .missing)
  }

  @Test func `if nothing is pending, it says so`() throws {
    let folder = try ReviewFolder()
    #expect(folder.run(["reject", "--all"]) == .success)
    #expect(folder.run(["review"], keys: []) == .success)
    #expect(folder.output == "nothing is pending\n")
  }

  @Test func `without a terminal it says what to use, and in CI that nothing is accepted`() throws {
    let folder = try ReviewFolder()
    #expect(folder.run(["review"]) == .usage)
    #expect(folder.errors.contains("use list, show, accept NAME, or reject NAME"))
    #expect(folder.run(["review"], ["CI": "1"], keys: ReviewTests.keys("aa")) == .forbidden)
    #expect(folder.run(["list"]) == .pending)
  }

  @Test func `a text that was written again is shown again before it is accepted`() throws {
    let folder = try ReviewFolder()
    let pending = folder.file("Order/a.txt").pending
    var presses = 0
    let status = folder.run(["review", "Order/a"]) {
      presses += 1
      if presses == 1 { try? pending.write("8\n") }
      return ReviewTests.key("a")
    }
    #expect(status == .success)
    #expect(presses == 2)
    #expect(folder.output.contains("changed meanwhile\n\n"))
    #expect(try folder.file("Order/a.txt").text() == "8\n")
  }

  @Test func `a text that another process settled isn't asked about again`() throws {
    let folder = try ReviewFolder()
    let pending = folder.file("Order/a.txt").pending
    var presses = 0
    let status = folder.run(["review", "Order/a"]) {
      presses += 1
      try? pending.remove()
      return ReviewTests.key("r")
    }
    #expect(status == .success)
    #expect(presses == 1)
    #expect(folder.output.hasSuffix("any more\n\n0 accepted, 0 rejected, 0 still pending\n"))
  }

  @Test func `an outdated text can be rejected but not accepted`() throws {
    let folder = try ReviewFolder()
    try folder.outdate()
    #expect(folder.run(["review"], ["TERM": "dumb"], keys: ReviewTests.keys("aAra")) == .pending)
    #expect(
      folder.output == """
        1 of 2  Order/a
        - snapshot, + new text
        @@ -1,1 +1,1 @@
        1   |-10
          1 |+9
        outdated: \(PendingSnapshot.refusal)
        r reject  s skip  q quit: rejected

        2 of 2  딸기
        + new text, and no snapshot yet
        @@ -0,0 +1,1 @@
          1 |+new
        outdated: \(PendingSnapshot.refusal)
        r reject  s skip  q quit: quit

        0 accepted, 1 rejected, 1 still pending

        """)
    #expect(try folder.file("Order/a.txt").text() == "10\n")
    #expect(try folder.file("딸기.txt").text() == nil)
  }

  @Test func `a text that becomes outdated after it was shown isn't accepted`() throws {
    let folder = try ReviewFolder()
    var presses = 0
    let status = folder.run(["review", "Order/a"]) {
      presses += 1
      if presses == 1 { try? folder.outdate() }
      return presses < 3 ? ReviewTests.key("a") : nil
    }
    #expect(status == .pending)
    #expect(try folder.file("Order/a.txt").text() == "10\n")
  }

  @Test func `a text that can't be read is passed over`() throws {
    let folder = try ReviewFolder()
    let file = folder.file("Order/a.txt")
    try Data([0xFF]).write(to: URL(filePath: file.pending.path))
    #expect(folder.run(["review"], keys: ReviewTests.keys("a")) == .inaccessible)
    #expect(folder.output.contains("Order/a.txt.pending: isn't UTF-8"))
    #expect(try file.text() == "10\n")
    #expect(try folder.file("딸기.txt").text() == "new\n")
  }

  @Test func `a name can't move the cursor`() throws {
    let folder = try ReviewFolder()
    try folder.file("a\u{1B}[2J\u{9}\u{202E}.txt").pending.write("x\n")
    for arguments in [["list"], ["show"], ["review"], ["reject", "--all"]] {
      _ = folder.run(arguments, ["TERM": "dumb"], keys: ReviewTests.keys("sss"))
      #expect(folder.output.contains("a␛[2J␉\u{FFFD}"))
      #expect(folder.output.contains("\u{1B}") == false)
    }
  }
}
