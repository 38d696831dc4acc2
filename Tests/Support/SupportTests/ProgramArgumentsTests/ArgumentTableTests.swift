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
  ],
  notes: "Exit status: 0.\n")

private let listing = ArgumentTable<Listing, Letters>(
  "post", "Lists letters.",
  subcommands: [
    .init(.list, "list letters", "[NAME...]"), .init(.send, "send them"),
  ], options: [])

private func outcome(_ line: String) -> String { outcome(line, of: table) }

private func outcome<Verb>(_ line: String, of table: ArgumentTable<Verb, Letters>) -> String {
  let arguments = line.split(separator: " ").map { $0 == "''" ? "" : String($0) }
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
  private static let requests: [(String, String)] = [
    ("", "send"), ("--quick", "send"), ("count a b a", "count a b a"), ("count -", "count -"),
    ("--cheap count a --colour red b", "count a b"), ("count -- --a -h", "count --a -h"),
    ("count help", "count help"), ("pass", "pass"), ("pass a -- --b", "pass a --b"),
    ("--version", "mail 1.2\n"), ("count --version --x", "mail 1.2\n"),
  ]

  @Test(arguments: requests)
  func `words choose a subcommand and its operands`(line: String, expected: String) {
    #expect(outcome(line) == expected)
  }

  @Test func `a first subcommand with a word is performed without it, too`() {
    let outcomes = ["", "list a", "send", "--version"].map { outcome($0, of: listing) }
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

  private static let errors: [(String, String)] = [
    ("--qiuck", #"unknown option "--qiuck". Did you mean --quick?"#),
    ("--Cheap=1", #"unknown option "--Cheap". Did you mean --cheap?"#),
    ("-days", #"unknown option "-days". Did you mean --days?"#),
    ("--hlep", #"unknown option "--hlep". Did you mean --help?"#),
    ("-x", #"unknown option "-x""#), ("--letter", #"unknown option "--letter""#),
    ("--a\u{1B}[m\u{9B}", "unknown option \"--a␛[mU+009B\""),
    ("--" + String(repeating: "x", count: 200), "unknown option \"--\(longest)…\""),
    ("cuont a", #"unknown subcommand "cuont". Did you mean count?"#),
    ("COUNT", #"unknown subcommand "COUNT". Did you mean count?"#),
    ("letter", #"unknown subcommand "letter""#), ("''", #"unknown subcommand """#),
    ("help letter", #"unknown subcommand "letter""#),
    ("letter --help", #"unknown subcommand "letter""#),
    ("--days", "--days takes a number from 1 to 9"),
    ("--days --quick", "--days takes a number from 1 to 9"),
    ("--days 0", #"--days takes a number from 1 to 9, not "0""#),
    ("--days=10", #"--days takes a number from 1 to 9, not "10""#),
    ("--days=+3", #"--days takes a number from 1 to 9, not "+3""#),
    ("--days=३", #"--days takes a number from 1 to 9, not "३""#),
    ("--days=", #"--days takes a number from 1 to 9, not """#),
    ("--days 99999999999999999999", #"--days takes a number from 1 to 9, not "\#(large)""#),
    ("--colour blue", #"--colour takes white or red, not "blue""#),
    ("--colour", "--colour takes white or red"),
    ("--stamp-from-a-folder", "--stamp-from-a-folder takes a file"),
    ("--stamp-from-a-folder=", #"--stamp-from-a-folder takes a file, not """#),
    ("--cheap=yes", "--cheap takes no value"), ("--cheap=", "--cheap takes no value"),
    ("count a --quick", "--quick is for sending, not for count"),
    ("pass --cheap", "--cheap is for sending and count, not for pass"),
    ("--quick --days 4", "--quick and --days can't be combined"),
    ("--days 4 --quick", "--quick and --days can't be combined"),
    ("--colour red --quick", "--quick and --colour red can't be combined"),
    ("--quick --colour=white --days 2", "--quick and --days can't be combined"),
    ("count", "count needs BOX..."), ("count --", "count needs BOX..."),
    ("-- a", #"sending doesn't take "a""#),
  ]

  private static let longest = String(repeating: "x", count: 98)
  private static let large = "99999999999999999999"

  @Test(arguments: errors)
  func `wrong arguments are an error in one line`(line: String, expected: String) {
    #expect(outcome(line) == expected)
  }

  private static let overview = """
    Sends letters.

    usage: mail [OPTION...]
           mail count [OPTION...] BOX...
           mail pass [OPTION...] [-- ARGUMENT...]
           mail help [SUBCOMMAND]

      count                 count the letters in some boxes
      pass                  pass arguments on

    Options:
      --quick               send at once; not with --days, --colour red
      --cheap               send by ship
      --days N              the number of days (default: 3)
      --colour white|red    the colour of the paper, which can be seen in a good light even
                            after a long journey
      --stamp-from-a-folder FILE
                            a stamp
      -h, --help            print this help
      --version             print the version

    Exit status: 0.

    """

  private static let help = """
    Pass arguments on.

    usage: mail pass [OPTION...] [-- ARGUMENT...]

    Options:
      --colour white|red    the colour of the paper, which can be seen in a good light even
                            after a long journey
      -h, --help            print this help
      --version             print the version

    A note.

    """

  private static let helps: [(String, String)] = [
    ("--help", overview), ("-h", overview), ("help", overview), ("--quick --help", overview),
    ("pass --help", help), ("pass -h --x", help), ("help pass", help),
  ]

  @Test(arguments: helps)
  func `help is that of the subcommand`(line: String, expected: String) {
    #expect(outcome(line) == expected)
  }

  @Test func `the first subcommand shows its word in brackets`() {
    let lines = outcome("--help", of: listing).split(separator: "\n").dropFirst().prefix(3)
    #expect(
      lines == [
        "usage: post [list] [NAME...]", "       post send", "       post help [SUBCOMMAND]",
      ])
  }
}
