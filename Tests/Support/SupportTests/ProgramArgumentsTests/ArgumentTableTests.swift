import TestSupport
import Testing

@testable import ProgramArguments

/// A post office, whose letters are sent unless a subcommand says otherwise.
private struct Letters: Equatable {
  var isQuick = false
  var isCheap = false
  var days = 3
  var colour = "white"
  var stamp = ""
}

private enum Verb: String {
  case send = ""
  case count, pass
}

private enum Listing: String { case list, send }

private let table = ArgumentTable<Verb, Letters>(
  "mail", version: "1.2", "Sends letters.",
  subcommands: [
    .init(.send, "send one letter", title: "sending"),
    .init(.count, "count the letters in some boxes", "BOX..."),
    .init(.pass, "pass arguments on", "[-- ARGUMENT...]", notes: "A note.\n"),
  ],
  options: [
    .flag("--quick", "send at once") { $0.isQuick = true }
      .limited(to: [.send], without: ["--days", "--colour red"]),
    .flag("--cheap", "send by ship") { $0.isCheap = true }.limited(to: [.send, .count]),
    .number("--days", in: 1...9, "the number of days (default: 3)") { $0.days = $1 }
      .limited(to: [.send]),
    .choice(
      "--colour", ["white", "red"],
      "the colour of the paper, which can be seen in a good light even after a long journey"
    ) { $0.colour = $1 },
    .text("--stamp-from-a-folder", "FILE", form: "a file", "a stamp") { $0.stamp = $1 }
      .limited(to: [.send]),
    .flag("--seal", "for another program") { _ in }.limited(to: []),
  ],
  notes: "Exit status: 0.\n")

private let listing = ArgumentTable<Listing, Letters>(
  "post", "Lists letters.",
  subcommands: [
    .init(.list, "list letters", "[NAME...]"), .init(.send, "send them"),
  ], options: [])

private func outcome(_ line: String) -> String { outcome(line, of: table) }

/// Returns what comes of a line that begins with the name of the program, as in a shell.
private func outcome<Verb>(_ line: String, of table: ArgumentTable<Verb, Letters>) -> String {
  let words = line.split(separator: " ").dropFirst()
  let arguments = words.map { $0 == "''" ? "" : String($0) }
  do {
    switch try table.request(arguments, Letters()) {
    case .print(let text): return text
    case .perform(let verb, let operands, _):
      return (["\(verb)"] + operands).joined(separator: " ")
    }
  } catch {
    return "\(error)"
  }
}

struct ArgumentTableTests {
  @Test(arguments: try rows(in: "Tables/mail.txt"))
  func `words choose a subcommand and its operands, and wrong ones are an error in one line`(
    line: String, expected: String
  ) {
    #expect(outcome(line) == expected)
  }

  @Test func `a first subcommand with a word is performed without it, too`() {
    let outcomes = ["", "list a", "send", "--version"].map { outcome("post \($0)", of: listing) }
    let expected = ["list", "list a", "send", "unknown option \"--version\""]
    #expect(outcomes == expected)
  }

  @Test func `options set values, of which the last counts`() throws {
    let words = [
      "--days=1", "--days", "9", "--colour=red", "--cheap", "--stamp-from-a-folder", "-=",
    ]
    guard case .perform(_, _, let letters) = try table.request(words, Letters()) else {
      Issue.record("nothing is performed")
      return
    }
    #expect(letters == Letters(isCheap: true, days: 9, colour: "red", stamp: "-="))
  }

  @Test(arguments: [
    "help": ["--help", "-h", "help", "--quick --help", "help --help", "help help"],
    "help-pass": ["pass --help", "pass -h --x", "help pass", "help pass --help"],
  ])
  func `help is that of the subcommand`(name: String, lines: [String]) throws {
    let help = try contents(of: "Tables/\(name).txt")
    #expect(lines.map { outcome("mail \($0)") } == lines.map { _ in help })
  }

  @Test func `the first subcommand shows its word in brackets`() {
    let lines = outcome("post --help", of: listing).split(separator: "\n").dropFirst().prefix(3)
    #expect(
      lines == [
        "usage: post [list] [NAME...]", "       post send", "       post help [SUBCOMMAND]",
      ])
  }
}
