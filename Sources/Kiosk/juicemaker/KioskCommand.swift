import CellText
import CommandSyntax
import CommandUI
import FlowExplorer
import JuiceExploration
import JuiceFiles
import JuiceModel
import JuiceScreens
import JuiceViewModels

/// The kiosk of the command.
struct KioskCommand {
  private(set) var menu = Menu.standard
  private(set) var stock = Stock(of: .standard)
  /// The file that keeps the stock, or `nil` if the stock isn't kept.
  private(set) var stockFile: StockFile?
  /// The scope to explore, or in whose kiosk flows run, or `nil` for all of them.
  private(set) var scope: KioskScope?
  /// The options with which the kiosk has its menu.
  private(set) var menuOptions: [String] = []
  /// What people should know about the files, in whole lines.
  private(set) var warnings = ""

  init() {}

  /// Opens the menu and the stock file, and sets the opening stock.
  init(_ options: CommandOptions) throws(CommandFailure) {
    do throws(FileError) {
      if let path = options.texts["--menu"] {
        let file = try MenuFile(path)
        menu = file.menu
        menuOptions = ["--menu", path]
        for warning in file.warnings { warnings += "warning: \(warning)\n" }
      }
      scope = (KioskScope.all + [.product]).first { $0.option == options.scope }
      if let scope { menu = scope.part(of: menu) }
      if let path = options.texts["--stock-file"] { stockFile = try StockFile(path, menu: menu) }
      if let difference = stockFile?.menuDifference { warnings += "\(difference)\n" }
    } catch {
      throw error.failure
    }
    stock = try openingStock(options.texts["--stock"])
  }

  private func openingStock(_ counts: String?) throws(CommandFailure) -> Stock {
    guard let counts else { return Stock(of: menu) }
    let known = menu.fruits.map { $0.id.rawValue }
    var changes: [Fruit.ID: Int] = [:]
    for entry in counts.split(separator: ",", omittingEmptySubsequences: false) {
      let parts = entry.split(separator: "=", omittingEmptySubsequences: false).map { String($0) }
      guard parts.count == 2, let count = parts[1].wholeNumber, Stock.range.contains(count) else {
        throw CommandFailure(
          usage: "--stock takes \(KioskCommand.countsForm), not \(String(entry).shown)")
      }
      let name = parts[0]
      guard known.contains(name) else {
        throw CommandFailure(
          usage: "the menu has no fruit \(name.shown), only \(known.joined(separator: ", "))",
          near: name, among: known)
      }
      changes[Fruit.ID(name)] = count
    }
    return Stock(of: menu, with: changes)
  }

  func kiosk(in language: String) -> JuiceKiosk {
    let store = stockFile.map { FruitStore($0.stock, saving: $0.save, reading: $0.readAgain) }
    let maker = JuiceMaker(menu: menu, store: store ?? FruitStore(stock))
    return JuiceKiosk(maker: maker, phrases: .spoken(in: language))
  }

  /// Returns a kiosk in its world, where flows let events happen.
  func tested(in language: String) -> KioskWorld {
    KioskWorld(menu, stock: stock, in: scope?.world ?? .full) {
      JuiceKiosk(maker: $0, phrases: .spoken(in: language))
    }
  }

  /// Returns what to explore, in the order of the report.
  func parts(_ options: CommandOptions) -> [ExploredPart] {
    (scope.map { [$0] } ?? KioskScope.all).flatMap { scope in
      options.exploredLanguages.map { language in
        let isFirst = language == options.exploredLanguages.first
        let heading = "\(scope.name), \(scope.part(of: menu).size)\n\(scope.extent)"
        return ExploredPart(scope.name, in: language, heading: heading) {
          scope.explorer(
            of: menu, stock: stock, phrases: .spoken(in: language), options: menuOptions,
            states: options.states ?? .max,
            statesAfterViolation: options.statesAfterViolation, checksHidden: isFirst)
        }
      }
    }
  }

  func map(in language: String) -> String {
    let explorer = KioskScope.map.explorer(
      of: menu, stock: stock, phrases: .spoken(in: language), checksHidden: false)
    return [explorer].flowchart()
  }

  func failure(isForPerson: Bool) -> CommandFailure? {
    (isForPerson ? stockFile?.failure : stockFile?.latestFailure)?.failure
  }
}

extension Phrases {
  /// Returns the phrases in the language with a code.
  static func spoken(in language: String) -> Phrases {
    all.first { $0.language.rawValue == language } ?? .korean
  }
}

extension FileError {
  fileprivate var failure: CommandFailure {
    switch kind {
    case .badData: CommandFailure(.badData, "\(self)")
    case .unwritable: CommandFailure(.unwritable, "\(self)")
    case .inUse: CommandFailure(.inUse, "\(self)")
    }
  }
}
