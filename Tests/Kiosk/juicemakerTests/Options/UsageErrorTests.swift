import Testing

@testable import juicemaker

struct UsageErrorTests {
  /// Wrong arguments, and the error message for each.
  private static let options = """
    --size, --language, --menu, --stock, --stock-file, --linear, --outline, --ascii, --no-color, \
    --transcript, --snapshots, --format, --states, --help, --version
    """
  private static let words = "use run FILE..., explore, help, version, or only options"

  static let samples: [([String], String)] = [
    (["--sise", "60x24"], "unknown option --sise; did you mean --size?"),
    (["--langauge=en"], "unknown option --langauge; did you mean --language?"),
    (["--lang"], "unknown option --lang; did you mean --language?"),
    (["-ascii"], "unknown option -ascii; did you mean --ascii?"),
    (["--Linear"], "unknown option --Linear; did you mean --linear?"),
    (["-x"], "unknown option -x; use \(options)"),
    (["--"], "-- is only allowed after run; use run -- FILE..."),
    (["--", "run", "a.flow"], "-- is only allowed after run; use run -- FILE..."),
    (["--stock", "strawberry=-1"], #"--stock "strawberry=-1" has no valid count; use 0 to 100"#),
    (["--stock", "strawberry=101"], "--stock strawberry=101 is out of range; use 0 to 100"),
    (["--stock=strawberry=abc"], #"--stock "strawberry=abc" has no valid count; use 0 to 100"#),
    (["--stock=kiwi=1=2"], #"--stock "kiwi=1=2" has no valid count; use 0 to 100"#),
    (["--stock=kiwi="], #"--stock "kiwi=" has no valid count; use 0 to 100"#),
    (
      ["--stock=kiwi=99999999999999999999"],
      #"--stock "kiwi=99999999999999999999" has no valid count; use 0 to 100"#
    ),
    (["--stock=kiwi"], #"--stock "kiwi" isn't FRUIT=COUNT; for example, strawberry=16,banana=0"#),
    (["--stock="], #"--stock "" isn't FRUIT=COUNT; for example, strawberry=16,banana=0"#),
    (
      ["--stock", "melon=3"],
      #"--stock "melon" isn't a fruit on the menu; use strawberry, banana, pineapple, kiwi, mango"#
    ),
    (["--stock=kiwwi=3"], #"--stock "kiwwi" isn't a fruit on the menu; did you mean kiwi?"#),
    (["--stock", "kiwi=1,kiwi=1"], #"--stock has "kiwi" twice; name each fruit once"#),
    (
      ["--size", "0x0"],
      #"--size "0x0" isn't a size; use COLUMNSxROWS, each from 1 to 1000, such as 60x24"#
    ),
    (
      ["--size=1001x1"],
      #"--size "1001x1" isn't a size; use COLUMNSxROWS, each from 1 to 1000, such as 60x24"#
    ),
    (
      ["--size", "banana"],
      #"--size "banana" isn't a size; use COLUMNSxROWS, each from 1 to 1000, such as 60x24"#
    ),
    (
      ["--size", "60x24x1"],
      #"--size "60x24x1" isn't a size; use COLUMNSxROWS, each from 1 to 1000, such as 60x24"#
    ),
    (["--size"], "--size needs a value; for example, --size 60x24"),
    (["--size", "--linear"], "--size needs a value; for example, --size 60x24"),
    (["--stock"], "--stock needs a value; for example, --stock strawberry=16,banana=0"),
    (["--menu"], "--menu needs a value; for example, --menu menu.json"),
    (["--menu="], "--menu needs a file; for example, --menu menu.json"),
    (["--stock-file", ""], "--stock-file needs a file; for example, --stock-file stock.json"),
    (
      ["--stock-file=a", "--stock", "kiwi=1"],
      "--stock-file and --stock can't be combined; use one of them"
    ),
    (["--linear", "--ascii"], "--linear and --ascii can't be combined; use one of them"),
    (
      ["run", "a.flow", "--stock-file=a"],
      "run doesn't use --stock-file; leave it out, or use it with the kiosk"
    ),
    (
      ["--size=9x9", "explore"],
      "explore doesn't use --size; leave it out, or use it with the kiosk or run"
    ),
    (["--language"], "--language needs a value; for example, --language ko"),
    (["--language", "fr"], #"--language "fr" is unknown; use ko or en"#),
    (["explore", "--format=mermiad"], #"--format "mermiad" is unknown; did you mean mermaid?"#),
    (
      ["explore", "--stock=kiwi=1", "--format=mermaid"],
      "--stock and --format mermaid can't be combined; "
        + "leave out --stock, because the map is that of every stock"
    ),
    (
      ["explore", "--states=0"],
      #"--states "0" isn't a number of states; use 1 to 2000000000, such as 250000"#
    ),
    (
      ["explore", "--states", "2000000001"],
      #"--states "2000000001" isn't a number of states; use 1 to 2000000000, such as 250000"#
    ),
    (
      ["explore", "--states=many"],
      #"--states "many" isn't a number of states; use 1 to 2000000000, such as 250000"#
    ),
    (
      ["explore", "--states", "99999999999999999999"],
      #"--states "99999999999999999999" isn't a number of states; use 1 to 2000000000, such as 250000"#
    ),
    (["explore", "--states"], "--states needs a value; for example, --states 250000"),
    (
      ["--states=9"],
      "the kiosk doesn't use --states; leave it out, or use it with explore"
    ),
    (
      ["explore", "--states=9", "--format=mermaid"],
      "--states and --format mermaid can't be combined; "
        + "leave out --states, because the map is always whole"
    ),
    (["explore", "--format=x"], #"--format "x" is unknown; use text, mermaid, coverage"#),
    (["--linear=yes"], "--linear takes no value; use --linear"),
    (["banana"], #"unknown command "banana"; \#(words)"#),
    ([""], #"unknown command ""; \#(words)"#),
    (["rnu", "a.flow"], #"unknown command "rnu"; did you mean run?"#),
    (["EXPLORE"], #"unknown command "EXPLORE"; did you mean explore?"#),
    (["explore", "a"], #"explore doesn't use "a"; leave it out"#),
    (["help", "me"], #"help doesn't use "me"; leave it out"#),
    (["help", "--stock-file=a"], "help doesn't use --stock-file; leave it out"),
    (["--menu", "a", "version"], "version doesn't use --menu; leave it out"),
    (["help", "run", "--linear", "--ascii"], "help doesn't use --linear; leave it out"),
    (["run"], "run needs a file; use run FILE..., run FOLDER, or run - for standard input"),
    (["run", "-", "a", "-"], "standard input can only be read once; use - once"),
    (
      ["a\u{1B}[m\nb\u{9B}c"],
      #"unknown command "a␛[m␊b�c"; \#(words)"#
    ),
    (
      ["--" + String(repeating: "x", count: 1_000)],
      "unknown option --\(String(repeating: "x", count: 98))…; use \(options)"
    ),
  ]

  @Test(arguments: samples)
  func `wrong arguments are an error in one line`(arguments: [String], message: String) {
    let error = #expect(throws: UsageError.self) { try Arguments(parsing: arguments) }
    #expect(error?.description == "juicemaker: " + message)
  }
}
