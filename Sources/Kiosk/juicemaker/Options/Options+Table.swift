import CommandSyntax
import FlowDriver
import JuiceExploration
import JuiceModel
import JuiceViewModels
import PlainText
import PromptUI
import TextRendering

enum Verb: Hashable {
  case kiosk, run, explore
}

extension Options {
  static let table = CommandTable<Verb, Options>(
    "juicemaker", version: "0.1.0", "A juice kiosk in the terminal.",
    commands: [
      .init(.kiosk, "", "open the kiosk", title: "the kiosk", notes: kioskNotes),
      .init(
        .run, "run",
        "run flow files, the files in a folder that end in .flow, or the flow on standard input (-), "
          + "each on a kiosk of its own, and print the result and the time of each",
        .required("FILE|FOLDER|-...", "a file, a folder, or - for standard input"),
        notes: """
          Flow commands, one on each line, with names and texts in double quotes, # for comments:
          \(FlowParser.help)
          If several controls have the same NAME, add their identifier: NAME id ID

          """),
      .init(
        .explore, "explore",
        "visit every state of several scopes, and check the laws of the kiosk in each"),
    ],
    options: [
      .value(
        "--language", "ko|en", form: "ko or en", "the language (default: ko)",
        parse: { tag in Phrases.all.first { $0.language == Language(tag: tag) } }
      ) { options, phrases in
        options.phrases = phrases
        options.exploredPhrases = [phrases]
      },
      .text(
        "--menu", "FILE", form: "a file",
        "a menu in JSON (default: 5 fruits, 10 of each, and 7 juices)"
      ) { $0.menuPath = $1 },
      .text(
        "--stock", "FRUIT=COUNT,FRUIT=COUNT", form: countsForm,
        "the opening stock, 0 to 100 of each fruit (default: as on the menu)",
        rivals: ["--format mermaid"]
      ) { $0.counts = $1 },
      .text(
        "--stock-file", "FILE", form: "a file",
        "keep the stock in a JSON file, and create the file if it doesn't exist",
        commands: [.kiosk], rivals: ["--stock"]
      ) { $0.stockPath = $1 },
      .value(
        "--size", "COLUMNSxROWS", form: "COLUMNSxROWS, each from 1 to 1000",
        "the size of the screen (default: that of the terminal, or 60x20)",
        commands: [.kiosk, .run], parse: viewport
      ) { $0.viewport = $1 },
      .flag("--ascii", "draw boxes with ASCII characters", commands: [.kiosk, .run]) {
        $0.isASCII = true
      },
      .flag(
        "--linear", "read screens as a list, with one element on each line",
        commands: [.kiosk, .run], rivals: ["--size", "--ascii", "--no-color"]
      ) { $0.isLinear = true },
      .flag("--no-color", "show the full screen without colors", commands: [.kiosk]) {
        $0.usesColor = false
      },
      .flag(
        "--outline",
        "for a program that drives the kiosk: read flow commands and numbers, and answer each with "
          + "the outline of the screen and an empty line, after a line with \"refused\" and the "
          + "reason if the command fails",
        commands: [.kiosk], rivals: ["--size", "--ascii", "--linear", "--no-color"]
      ) { $0.isOutline = true },
      .text(
        "--record", "FILE", form: "a file",
        "write what is done in the kiosk to a new file, as a flow that passes on a kiosk with the same "
          + "options",
        commands: [.kiosk], rivals: ["--stock-file"]
      ) { $0.recordingPath = $1 },
      .choice(
        "--scope", (KioskScope.all + [.product]).map { ($0.option, $0) },
        "explore a single scope, or run flows on its kiosk, as explore prints them",
        commands: [.run, .explore], rivals: ["--format mermaid"]
      ) { $0.scope = $1 },
      .choice(
        "--format", ReportFormat.allCases.map { ($0.rawValue, $0) },
        "a report, or a map of the whole menu (default: text)", commands: [.explore]
      ) { $0.format = $1 },
      .flag(
        "--verbose", "also print each law, the coverage, and the cost", commands: [.explore],
        rivals: ["--format mermaid"]
      ) { $0.isVerbose = true },
      .flag(
        "--all", "go on after a law has failed", commands: [.explore], rivals: ["--format mermaid"]
      ) { $0.endsAtViolation = false },
      .number(
        "--states", in: 1...mostStates,
        "explore all orders in any turn, too, up to N states; there are as many as the product of "
          + "the stocks",
        commands: [.explore], rivals: ["--format mermaid"]
      ) { $0.states = $1 },
    ],
    notes: """
      Exit status: 0 success; 1 a flow or a law failed; 2 no law failed, but not everything was
      explored; 64 wrong arguments; 65 a file can't be read or isn't valid; 73 the stock or the
      recording can't be saved; 75 another kiosk uses the stock file.

      """)

  private static let kioskNotes = """
    The kiosk opens on the full screen of the terminal, or at a prompt that a screen reader
    reads well: with --linear, if TERM is dumb or not set, and if ACCESSIBLE is set to anything
    but 0 or false. On both, ? shows help. NO_COLOR is the same as --no-color. If standard input
    isn't a terminal, the kiosk reads flow commands and prints each new screen.

    """

  private static let countsForm = "FRUIT=COUNT,FRUIT=COUNT with counts from 0 to 100"

  private static func viewport(_ text: String) -> Viewport? {
    let sides = text.split(separator: "x", omittingEmptySubsequences: false)
    let numbers = sides.compactMap { $0.wholeNumber }.filter { (1...1_000).contains($0) }
    guard sides.count == 2, numbers.count == 2 else { return nil }
    return Viewport(columns: numbers[0], rows: numbers[1])
  }

  func openingStock() throws(UsageError) -> Stock {
    guard let counts else { return Stock(of: menu) }
    func refusal(_ entry: String) -> UsageError {
      UsageError("--stock takes \(Options.countsForm), not \(entry.shown)")
    }
    let known = menu.fruits.map { $0.id.rawValue }
    var changes: [Fruit.ID: Int] = [:]
    for entry in counts.split(separator: ",", omittingEmptySubsequences: false) {
      let parts = entry.split(separator: "=", omittingEmptySubsequences: false)
      guard parts.count == 2, let name = parts.first, let count = parts.last?.wholeNumber,
        Stock.range.contains(count)
      else { throw refusal(String(entry)) }
      guard known.contains(String(name)) else {
        throw UsageError(
          "the menu has no fruit \(String(name).shown), only \(known.joined(separator: ", "))",
          near: String(name), among: known)
      }
      guard changes.updateValue(count, forKey: Fruit.ID(String(name))) == nil else {
        throw UsageError("--stock takes one count of each fruit, not two of \(String(name).shown)")
      }
    }
    return Stock(of: menu, with: changes)
  }
}
