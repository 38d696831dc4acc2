import JuiceModel
import JuiceViewModels
import JuiceWorld
import ProgramArguments
package import ProgramUI

extension KioskProgram {
  /// The program of any app, with the kiosk and its options.
  package var program: AppProgram {
    var program = AppProgram(
      "juicemaker", "A juice kiosk in the terminal.", version: "0.1.0", languages: languages,
      app: { tested(in: $0) }, live: kiosk)
    program.noun = "kiosk"
    program.statuses =
      "73 the stock or the recording can't be saved; 75 another kiosk uses the stock file."
    program.options = KioskProgram.options
    program.open = { options throws(ProgramFailure) in try KioskProgram(options).program }
    program.warnings = warnings
    program.invocation = { language in
      menu.invocation(
        of: "juicemaker", .spoken(in: language), opening: stock, options: menuOptions)
    }
    program.failure = failure
    return program
  }

  /// The languages of the kiosk, Korean first if the menu has Korean names.
  package var languages: [String] {
    let names = menu.fruits.flatMap { $0.name.translations }
    let languages = Phrases.all.map { $0.language.rawValue }
    return names.contains { $0.language == .korean } ? languages : languages.reversed()
  }

  static let countsForm = "FRUIT=COUNT,FRUIT=COUNT with counts from 0 to 100"

  /// The options for the menu and the stock.
  package static let options: [AppProgram.Option] = [
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
  ]
}
