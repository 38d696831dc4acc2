import Testing

@testable import juicemaker

struct UsageErrorTests {
  /// Wrong arguments, and what is said about them.
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
    (["--", "run", "a.flow"], "-- without run before it; use run -- FILE..."),
    (["--stock", "strawberry=-1"], #"--stock "strawberry=-1" is not a count; use 0 to 100"#),
    (["--stock", "strawberry=101"], "--stock strawberry=101 is out of range; use 0 to 100"),
    (["--stock=strawberry=abc"], #"--stock "strawberry=abc" is not a count; use 0 to 100"#),
    (["--stock=kiwi=1=2"], #"--stock "kiwi=1=2" is not a count; use 0 to 100"#),
    (["--stock=kiwi="], #"--stock "kiwi=" is not a count; use 0 to 100"#),
    (
      ["--stock=kiwi=99999999999999999999"],
      #"--stock "kiwi=99999999999999999999" is not a count; use 0 to 100"#
    ),
    (["--stock=kiwi"], #"--stock "kiwi" is not FRUIT=COUNT; use such as strawberry=16,banana=0"#),
    (["--stock="], #"--stock "" is not FRUIT=COUNT; use such as strawberry=16,banana=0"#),
    (
      ["--stock", "melon=3"],
      #"--stock "melon" is not a fruit of the menu; use strawberry, banana, pineapple, kiwi, mango"#
    ),
    (["--stock", "kiwi=1,kiwi=1"], #"--stock has "kiwi" twice; name each fruit once"#),
    (
      ["--size", "0x0"],
      #"--size "0x0" is not a size; use COLUMNSxROWS, each 1 to 1000, such as 60x24"#
    ),
    (
      ["--size=1001x1"],
      #"--size "1001x1" is not a size; use COLUMNSxROWS, each 1 to 1000, such as 60x24"#
    ),
    (
      ["--size", "banana"],
      #"--size "banana" is not a size; use COLUMNSxROWS, each 1 to 1000, such as 60x24"#
    ),
    (
      ["--size", "60x24x1"],
      #"--size "60x24x1" is not a size; use COLUMNSxROWS, each 1 to 1000, such as 60x24"#
    ),
    (["--size"], "--size needs a value; use such as --size 60x24"),
    (["--size", "--linear"], "--size needs a value; use such as --size 60x24"),
    (["--stock"], "--stock needs a value; use such as --stock strawberry=16,banana=0"),
    (["--menu"], "--menu needs a value; use such as --menu menu.json"),
    (["--menu="], "--menu names no file; use such as --menu menu.json"),
    (["--stock-file", ""], "--stock-file names no file; use such as --stock-file stock.json"),
    (
      ["--stock-file=a", "--stock", "kiwi=1"],
      "--stock and --stock-file exclude each other; use one of them"
    ),
    (
      ["run", "a.flow", "--stock-file=a"],
      "--stock-file is for the kiosk alone; leave it out, or use --stock"
    ),
    (
      ["explore", "--stock-file=a"],
      "--stock-file is for the kiosk alone; leave it out, or use --stock"
    ),
    (["--language"], "--language needs a value; use such as --language ko"),
    (["--language", "fr"], #"--language "fr" is not known; use ko or en"#),
    (["--linear=yes"], "--linear takes no value; use --linear alone"),
    (["banana"], #"unexpected argument "banana"; use run FILE..., explore or options alone"#),
    ([""], #"unexpected argument ""; use run FILE..., explore or options alone"#),
    (["run"], "run needs a file; use run FILE..."),
    (
      ["a\u{1B}[m\nb\u{9B}c"],
      #"unexpected argument "a␛[m␊b�c"; use run FILE..., explore or options alone"#
    ),
  ]

  @Test(arguments: samples)
  func `wrong arguments are told in one line`(arguments: [String], message: String) {
    let error = #expect(throws: UsageError.self) { try Arguments(parsing: arguments) }
    #expect(error?.description == "juicemaker: " + message)
  }
}
