import CommandSyntax
import CommandUI
import JuiceExploration
import JuiceModel
import JuiceViewModels

extension KioskCommand {
  /// The command of any app, with the kiosk and its options.
  var command: AppCommand {
    var command = AppCommand(
      "juicemaker", "A juice kiosk in the terminal.", version: "0.1.0", languages: languages,
      app: tested, live: kiosk)
    command.noun = "kiosk"
    command.statuses =
      "73 the stock or the recording can't be saved; 75 another kiosk uses the stock file."
    command.options = KioskCommand.options
    command.open = { options throws(CommandFailure) in try KioskCommand(options).command }
    command.warnings = warnings
    command.parts = parts
    command.map = map
    command.runCommand = { menu.runCommand(.spoken(in: $0), opening: stock, options: menuOptions) }
    command.failure = failure
    return command
  }

  /// The languages of the kiosk, those in which the menu has names first.
  private var languages: [String] {
    let named = Set(menu.fruits.flatMap { $0.name.translations.map { $0.language } })
    let all = Phrases.all.map { $0.language }
    let ordered = all.sorted { named.contains($0) && named.contains($1) == false }
    return ordered.map { $0.rawValue }
  }

  static let countsForm = "FRUIT=COUNT,FRUIT=COUNT with counts from 0 to 100"

  private static let options: [AppCommand.Option] = [
    .text(
      "--menu", "FILE", form: "a file",
      "a menu in JSON (default: 5 fruits, 10 of each, and 7 juices)"
    ) { $0.texts["--menu"] = $1 },
    .text(
      "--stock", "FRUIT=COUNT,FRUIT=COUNT", form: countsForm,
      "the opening stock, 0 to 100 of each fruit (default: as on the menu)"
    ) { $0.texts["--stock"] = $1 }
    .limited(without: ["--format mermaid"]),
    .text(
      "--stock-file", "FILE", form: "a file",
      "keep the stock in a JSON file, and create the file if it doesn't exist"
    ) { $0.texts["--stock-file"] = $1 }
    .limited(to: [.open], without: ["--stock", "--record"]),
    .choice(
      "--scope", (KioskScope.all + [.product]).map { $0.option },
      "explore a single scope, or run flows on its kiosk, as explore prints them"
    ) { $0.scope = $1 }
    .limited(to: [.run, .explore], without: ["--format mermaid"]),
  ]
}
