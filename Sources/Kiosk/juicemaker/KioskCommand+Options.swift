import CommandSyntax
import CommandUI
import JuiceExploration
import JuiceModel
import JuiceViewModels

extension KioskCommand {
  var name: String { "juicemaker" }
  var version: String? { "0.1.0" }
  var summary: String { "A juice kiosk in the terminal." }
  var noun: String { "kiosk" }
  /// The languages of the kiosk, those in which the menu has names first.
  var languages: [String] {
    let languages = Phrases.all.map { $0.language }
    let named = languages.filter { language in
      menu.fruits.contains { $0.name.translations.contains { $0.language == language } }
    }
    return (named + languages.filter { named.contains($0) == false }).map { $0.rawValue }
  }
  var scopes: [String] { [] }
  var mapped: String { "the whole menu" }
  var unrecordable: [String] { ["--stock-file"] }
  var statuses: String {
    "73 the stock or the recording can't be saved; 75 another kiosk uses the stock file."
  }

  static let countsForm = "FRUIT=COUNT,FRUIT=COUNT with counts from 0 to 100"

  var options: [Option] {
    [
      .text(
        "--menu", "FILE", form: "a file",
        "a menu in JSON (default: 5 fruits, 10 of each, and 7 juices)"
      ) { $0.app.menuPath = $1 },
      .text(
        "--stock", "FRUIT=COUNT,FRUIT=COUNT", form: KioskCommand.countsForm,
        "the opening stock, 0 to 100 of each fruit (default: as on the menu)"
      ) { $0.app.counts = $1 }
      .limited(without: ["--format mermaid"]),
      .text(
        "--stock-file", "FILE", form: "a file",
        "keep the stock in a JSON file, and create the file if it doesn't exist"
      ) { $0.app.stockPath = $1 }
      .limited(to: [.open], without: ["--stock"]),
      .choice(
        "--scope", (KioskScope.all + [.product]).map { ($0.option, $0) },
        "explore a single scope, or run flows on its kiosk, as explore prints them"
      ) { $0.app.scope = $1 }
      .limited(to: [.run, .explore], without: ["--format mermaid"]),
      .number(
        "--states", in: 1...2_000_000_000,
        "explore all orders in any turn, too, up to N states; there are as many as the product of "
          + "the stocks"
      ) { $0.states = $1 }
      .limited(to: [.explore], without: ["--format mermaid"]),
    ]
  }

  func words(in language: String) -> CommandWords { CommandWords(in: language) }
}
