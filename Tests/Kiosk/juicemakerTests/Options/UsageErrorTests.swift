import Testing

@testable import juicemaker

struct UsageErrorTests {
  /// Wrong arguments, and the error message for each.
  private static let options = """
    --size, --language, --menu, --stock, --stock-file, --linear, --outline, --ascii, --transcript, \
    --snapshots, --format, --help, --version
    """

  static let samples: [([String], String)] = [
    (
      ["--sise", "60x24"],
      "unknown option --sise; use \(UsageErrorTests.options)"
    ),
    (
      ["-h"],
      "unknown option -h; use \(UsageErrorTests.options)"
    ),
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
      "--stock and --stock-file can't be combined; use one of them"
    ),
    (
      ["run", "a.flow", "--stock-file=a"],
      "run and explore don't use a --stock-file; use --stock, or leave it out"
    ),
    (
      ["explore", "--stock-file=a"],
      "run and explore don't use a --stock-file; use --stock, or leave it out"
    ),
    (["--language"], "--language needs a value; for example, --language ko"),
    (["--language", "fr"], #"--language "fr" is unknown; use ko or en"#),
    (["--linear=yes"], "--linear takes no value; use --linear"),
    (["banana"], #"unexpected argument "banana"; use run FILE..., explore, or only options"#),
    ([""], #"unexpected argument ""; use run FILE..., explore, or only options"#),
    (["run"], "run needs a file; use run FILE..."),
    (
      ["a\u{1B}[m\nb\u{9B}c"],
      #"unexpected argument "a␛[m␊b�c"; use run FILE..., explore, or only options"#
    ),
  ]

  @Test(arguments: samples)
  func `wrong arguments are an error in one line`(arguments: [String], message: String) {
    let error = #expect(throws: UsageError.self) { try Arguments(parsing: arguments) }
    #expect(error?.description == "juicemaker: " + message)
  }
}
