import Foundation
import SnapshotFiles
import TestSupport
import Testing

@testable import text_snapshots

struct ProgramTests {
  private let package: ProgramPackage

  init() throws { package = try .withPendingTexts() }

  @Test(arguments: try sections(in: "Sessions/pending.txt"))
  func `a session shows what its file shows`(title: String, session: String) throws {
    #expect(try package.replayed(session) == session, "\(title)")
  }

  @Test(
    arguments: [
      "Order/a", "Order/a.txt", "Snapshots/Order/a", "Snapshots/Order/a.txt.pending",
      "HERE/Snapshots/Order/a.txt", "./Other/../Snapshots/Order/a.txt",
    ], [("accept", "9\n"), ("reject", "10\n")])
  func `only the snapshot with the name is accepted or rejected`(
    name: String, answer: (verb: String, text: String)
  ) throws {
    var expected = try package.texts
    expected["Order/a.txt.pending"] = nil
    expected["Order/a.txt"] = answer.text
    #expect(try package.run("\(answer.verb) \(name)") == 0)
    #expect(package.output == "\(answer.verb)ed Order/a\n")
    #expect(try package.texts == expected)
  }

  @Test func `a snapshot in another folder has its path below the package as its name`() throws {
    let other = SnapshotFile(path: package.path + "/Tests/A/S/b.txt")
    try other.pending.write("b\n")
    let foreign = package.path + "/Other/Snapshots/c.txt"
    try SnapshotFile(path: foreign).pending.write("c\n")
    try SnapshotFile(path: package.path + "/Other/Package.swift").write("")
    #expect(try package.run("list") == 1)
    #expect(package.output == "Order/a\n딸기\nTests/A/S/b\n")
    #expect(try package.run("accept Tests/A/S/b.txt") == 0)
    #expect(try other.text() == "b\n")
  }

  @Test(arguments: ["", "0", "false"])
  func `CI can be turned off, as the help and the article say`(value: String) throws {
    #expect(try package.run("accept Order/a", ["CI": value]) == 0)
    #expect(try package.file("Order/a.txt").text() == "9\n")
    #expect(try package.run("--help") == 0)
    let folder = "Sources/Headless/TextSnapshots/TextSnapshots.docc/"
    let article = try ThisPackage.text(folder + "TextSnapshots.md").replacing("`", with: "")
    for text in [package.output, article] {
      #expect(text.contains("CI is set, but not to 0 or false, nothing is"), "\(text)")
    }
  }

  @Test func `the help lists every exit status, and outside a package nothing is found`() throws {
    let package = try ProgramPackage([:])
    #expect(try package.run("--help") == 0)
    let statuses = [0, 1, 2, 64, 66, 69, 74, 77].map { " \($0) " }
    let help = package.output.replacing("\n", with: " ")
    #expect(statuses.filter { help.contains($0) == false } == [])
    let program = SnapshotProgram(environment: [:], folder: "/", isColored: false, warn: { _ in })
    #expect(program.run([]) == 66)
  }

  @Test(arguments: ["show", "accept --all", "reject --all"])
  func `a damaged text stops nothing else, and the status says that something failed`(
    line: String
  ) throws {
    let damaged = package.file("Order/a.txt.pending").path
    try Data([0xFF]).write(to: URL(filePath: damaged))
    let isRejected = line.hasPrefix("reject")
    #expect(try package.run(line) == (isRejected ? 0 : 74))
    let problem = "\(damaged): isn't UTF-8; save it as UTF-8, or remove it"
    #expect(package.errors == (isRejected ? [] : [problem]))
    #expect(package.output.contains("딸기"))
    #expect(try package.file("Order/a.txt").text() == "10\n")
  }

  @Test(arguments: ["accept --all", "reject --all"])
  func `a text with a name that isn't UTF-8 is neither accepted nor rejected`(line: String) throws {
    let package = try ProgramPackage(["a.txt.pending": "a\n"])
    let start = Array("\(package.path)/Snapshots/b".utf8)
    let name = (start + [0xFF] + Array(".txt.pending".utf8) + [0]).map { CChar(bitPattern: $0) }
    try #require(close(open(name, O_WRONLY | O_CREAT, 0o600)) == 0)
    #expect(try package.run(line) == 74)
    #expect(package.output == "\(line.prefix(6))ed a\n")
    #expect(package.errors.first?.hasSuffix(".txt.pending: the name isn't UTF-8") == true)
  }

  @Test func `a symbolic link in place of a snapshot isn't replaced`() throws {
    let file = package.file("Order/a.txt")
    try file.remove()
    try FileManager.default.createSymbolicLink(
      atPath: file.path, withDestinationPath: package.file("settled.txt").path)
    #expect(try package.run("accept Order/a") == 74)
    let problem = "is a symbolic link; remove it, or put a file in its place"
    #expect(package.errors == ["\(file.path): \(problem)"])
    #expect(try file.pending.text() == "9\n")
  }

  @Test func `output that can't be written ends the program with a status`() throws {
    let script = "\"$0\" --help >&-; echo $?"
    let (_, output, errors) = try ThisPackage.run(
      "/bin/sh", ["-c", script, ThisPackage.program("text-snapshots")])
    #expect(output == "74\n")
    #expect(errors == "text-snapshots: can't write: Bad file descriptor\n")
  }

  @Test func `a name can't move the cursor`() throws {
    let package = try ProgramPackage(["a\u{1B}[2J\u{9}\u{202E}/b.txt.pending": "x\n"])
    for line in ["list", "show", "review", "accept a\u{1B}[2J", "reject --all"] {
      _ = try package.run(line)
      let text = package.output + package.errors.joined()
      #expect(text.contains("a␛[2J") && text.contains("\u{1B}") == false)
    }
  }
}
