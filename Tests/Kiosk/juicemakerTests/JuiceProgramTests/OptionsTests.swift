import JuiceFiles
import JuiceModel
import JuiceProgram
import JuiceViewModels
import ProgramArguments
import TestSupport
import Testing
import TextRendering

@testable import ProgramUI

/// The rows of the program's own table; how a table is read is tested with `ProgramArguments`.
struct OptionsTests {
  private static let lines = [
    "--language ko --menu HERE/lemonade.json --stock fig=1 --size 60x24 --ascii", "--linear",
    "--outline --record a",
    "run a --language en --menu HERE/lemonade.json --stock lemon=100,fig=0 --size 1x1000 --ascii",
    "run --linear -",
  ]

  /// - Parameters:
  ///   - line: The arguments, separated by spaces.
  ///   - folder: The folder that they call HERE, whose path may have spaces.
  private func arguments(
    _ line: String, in folder: String = ThisPackage.path("Tests/Kiosk/JuiceDocumentsTests/Menus")
  ) throws -> Arguments {
    try Arguments(
      parsing: line.split(separator: " ").map { String($0).replacing("HERE", with: folder) })
  }

  @Test(arguments: lines)
  func `each subcommand takes its options`(line: String) throws {
    let arguments = try arguments(line)
    let word = line.split(separator: " ").first
    #expect(arguments.verb == (word == "run" ? .run : .open))
  }

  @Test func `options set what they say`() throws {
    let plain = try arguments("").options
    #expect([plain.language, "en"] == KioskProgram().program.languages)
    let stocked = try arguments("--language=en --size=32x12 --ascii --stock=kiwi=3,mango=100")
    let set = stocked.options
    let stock = Stock(of: .standard, with: [.kiwi: 3, .mango: 100])
    #expect(set.viewport == Viewport(columns: 32, rows: 12))
    #expect((set.language, set.exploredLanguages) == ("en", ["en"]))
    #expect((stocked.kiosk.stock, set.isASCII) == (stock, true))
    let linear = try arguments("--linear").options
    #expect(set.renderer.style == .grid(.ascii))
    #expect(linear.renderer.style == .linear(.korean))
  }

  @Test func `a menu brings its stock, its warnings, and a language`() throws {
    let folder = try TemporaryFolder()
    let text = """
      { "fruits": [{ "id": "fig", "name": { "en": "Fig", "english": "Fig" }, "stock": 5 }],
        "juices": [{ "id": "sweet", "flavour": { "en": "Fig" }, "recipe": { "fig": 3 } }] }
      """
    let path = try folder.file("menu.json", text.utf8)
    func arguments(_ line: String) throws -> Arguments {
      try self.arguments("--menu HERE/menu.json \(line)", in: folder.path(""))
    }
    let languages = try ["", "--language ko"].map { try arguments($0).options.language }
    #expect(languages == ["en", "ko"])
    let stored = try arguments("--stock-file HERE/stock.json")
    #expect(stored.kiosk.stock[Fruit.ID("fig")] == 5)
    #expect(stored.kiosk.stockFile?.stock == stored.kiosk.stock)
    #expect(stored.options.app.warnings.hasPrefix("warning: \(path):1:"))
    let error = #expect(throws: ProgramFailure.self) { try arguments("--stock=kiwi=1") }
    #expect(error?.description == "the menu has no fruit \"kiwi\", only fig")
    for (code, language) in [("fr", "en"), ("ko", "ko")] {
      _ = try folder.file("menu.json", text.replacing("\"en\"", with: "\"\(code)\"").utf8)
      #expect(try arguments("").options.language == language)
    }
  }

  @Test(arguments: try rows(in: "Tables/errors.txt"))
  func `wrong options are an error in one line`(line: String, expected: String) {
    let error = #expect(throws: (any Error).self) { try arguments(line) }
    let message = error.map { "\($0)" } ?? ""
    #expect(message.hasSuffix(expected))
    #expect(message.replacing(expected, with: "").count < 13)
  }

  @Test(arguments: try rows(in: "Tables/environments.txt"))
  func `a person's environment chooses lines and colors`(line: String, choice: String) {
    let pairs = line.split(separator: " ").dropFirst().map { variable in
      variable.split(separator: "=", omittingEmptySubsequences: false).map { String($0) }
    }
    let variables = Dictionary(uniqueKeysWithValues: pairs.map { ($0[0], $0[1]) })
    let surroundings = Surroundings { variables[$0] }
    let words = [
      surroundings.prefersLines ? "lines" : "a whole screen",
      surroundings.allowsColor ? "colors" : "no colors",
    ]
    #expect(words.joined(separator: ", ") == choice)
  }
}

/// Arguments that ask for a subcommand, with the files of their options open.
private struct Arguments {
  let verb: Verb
  private(set) var options: ProgramOptions
  let kiosk: KioskProgram

  init(parsing arguments: [String]) throws {
    guard
      case .perform(let verb, _, let options) = try KioskProgram().program.table.request(
        arguments, ProgramOptions(KioskProgram().program))
    else { throw ProgramFailure(usage: "not a subcommand") }
    self.verb = verb
    self.options = options
    kiosk = try KioskProgram(options)
    self.options.app = kiosk.program
  }
}
