import JuiceModel
import JuiceViewModels
import Testing
import TextRendering

@testable import juicemaker

struct ArgumentsTests {
  @Test(arguments: [
    ([], Arguments.Mode.kiosk),
    (["run", "a"], .run(["a"])),
    (["run", "a", "b", "a"], .run(["a", "b", "a"])),
    (["--linear", "run", "a", "--transcript", "b"], .run(["a", "b"])),
    (["run", "--", "--a", "-"], .run(["--a", "-"])),
    (["--help"], .help),
    (["run", "--help"], .help),
    (["-h"], .help), (["help"], .help), (["run", "a", "-h"], .help), (["help", "run"], .help),
    (["run", "help"], .run(["help"])), (["run", "--", "-h"], .run(["-h"])),
    (["--version"], .version), (["-v"], .version), (["version"], .version),
  ])
  func `the words choose the mode`(arguments: [String], mode: Arguments.Mode) throws {
    #expect(try Arguments(parsing: arguments).mode == mode)
  }

  @Test(arguments: [["--size", "60x24"], ["--size=60x24"], ["--size=1x1", "--size=60x24"]])
  func `a value follows its option or an equals sign`(arguments: [String]) throws {
    let options = try Arguments(parsing: arguments).options
    #expect(options.viewport == Viewport(columns: 60, rows: 24))
  }

  @Test(arguments: ["1x1", "1000x1000"])
  func `the smallest and the largest size are accepted`(size: String) throws {
    #expect(try Arguments(parsing: ["--size", size]).options.viewport?.description == size)
  }

  @Test func `a stock changes the fruits that it names`() throws {
    let options = try Arguments(parsing: ["--stock", "strawberry=100,banana=0"]).options
    #expect(options.stock["strawberry"] == 100)
    #expect(options.stock["banana"] == 0)
    #expect(options.stock["kiwi"] == 10)
  }

  @Test func `snapshots are found in Snapshots, or in the folder that an option names`() throws {
    #expect(try Arguments(parsing: []).options.snapshotFolder == "Snapshots")
    #expect(try Arguments(parsing: ["--snapshots", "a/b"]).options.snapshotFolder == "a/b")
  }

  @Test func `the kiosk opens in Korean, on a grid, with the stock of the menu`() throws {
    #expect(try Arguments(parsing: []).options == Options())
    #expect(Options().style == .grid(.unicode))
    #expect(Options().phrases == .korean)
    #expect(Options().stock == Stock(of: .standard))
  }

  @Test func `options choose the style and the language`() throws {
    #expect(try Arguments(parsing: ["--ascii"]).options.style == .grid(.ascii))
    #expect(try Arguments(parsing: ["--linear"]).options.style == .linear(.korean))
    let english = try Arguments(parsing: ["--language=en", "--linear"]).options
    #expect(english.style == .linear(.english))
    #expect(english.opening.contains("Fresh juice, made for you!"))
  }
}
