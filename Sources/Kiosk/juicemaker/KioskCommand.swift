import CommandSyntax
import CommandUI
import FlowExplorer
import HeadlessUI
import JuiceExploration
import JuiceFiles
import JuiceModel
import JuiceScreens
import JuiceViewModels
import PlainText

/// The kiosk of the command.
struct KioskCommand: CommandApp {
  var menu = Menu.standard
  var stock = Stock(of: .standard)
  /// The file that keeps the stock, or `nil` if the stock isn't kept.
  var stockFile: StockFile?
  var menuPath: String?
  /// The value of `--stock`, which can only be read once the menu is known.
  var counts: String?
  var stockPath: String?
  /// The scope to explore, or in whose kiosk flows run, or `nil` for all of them.
  var scope: KioskScope?
  var allScopes = KioskScope.all
  var makeKiosk: @Sendable (JuiceMaker, Phrases) -> any ExplorableKiosk = {
    JuiceKiosk(maker: $0, phrases: $1)
  }

  /// Opens the menu and the stock file, reports their warnings, and sets the opening stock.
  ///
  /// - Throws: A ``CommandFailure``, or a `UsageError`.
  mutating func open(_ tell: (String) -> Void) throws {
    do {
      if let menuPath {
        let file = try MenuFile(menuPath)
        menu = file.menu
        for warning in file.warnings { tell("warning: \(warning)\n") }
      }
      if let scope { menu = scope.part(of: menu) }
      if let stockPath {
        let file = try StockFile(stockPath, menu: menu)
        stockFile = file
        if let difference = file.menuDifference { tell("\(difference)\n") }
      }
    } catch {
      throw CommandFailure(error)
    }
    stock = try openingStock()
  }

  private func openingStock() throws(UsageError) -> Stock {
    guard let counts else { return Stock(of: menu) }
    let known = menu.fruits.map { $0.id.rawValue }
    var changes: [Fruit.ID: Int] = [:]
    for entry in counts.split(separator: ",", omittingEmptySubsequences: false) {
      let parts = entry.split(separator: "=", omittingEmptySubsequences: false)
      guard parts.count == 2, let name = parts.first, let count = parts.last?.wholeNumber,
        Stock.range.contains(count)
      else {
        throw UsageError("--stock takes \(KioskCommand.countsForm), not \(String(entry).shown)")
      }
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

  /// The options with which the kiosk has its menu.
  private var menuOptions: [String] { menuPath.map { ["--menu", $0] } ?? [] }

  func kiosk(in language: String) -> JuiceKiosk {
    let store = stockFile.map { FruitStore($0.stock, saving: $0.save, reading: $0.readAgain) }
    let maker = JuiceMaker(menu: menu, store: store ?? FruitStore(stock))
    return JuiceKiosk(maker: maker, phrases: .spoken(in: language))
  }

  func live(in language: String) -> any HeadlessApp { kiosk(in: language) }

  /// Returns a kiosk in its world, where flows let events happen.
  func tested(in language: String) -> KioskWorld {
    let world = World(scope?.choices ?? [.saving, .sharing])
    return KioskWorld(menu, stock: stock, in: world) { makeKiosk($0, .spoken(in: language)) }
  }

  func parts(_ options: CommandOptions<Self>) -> [ExploredPart] {
    let more = options.states == nil ? [] : [KioskScope.product]
    return (scope.map { [$0] } ?? allScopes + more).flatMap { scope in
      options.exploredLanguages.prefix(scope.isInOneLanguage ? 1 : .max).map { language in
        let isFirst = language == options.exploredLanguages.first
        let heading = "\(scope.name), \(scope.part(of: menu).size)\n\(scope.extent)\n"
        return ExploredPart(scope.name, in: language, heading: isFirst ? heading : "") {
          scope.explorer(
            of: menu, stock: stock, phrases: .spoken(in: language), options: menuOptions,
            states: scope == .product ? options.states ?? .max : .max,
            endsAtViolation: options.endsAtViolation, checksHidden: isFirst)
        }
      }
    }
  }

  func map(in language: String) -> String {
    let explorers = KioskScope.mapExplorers(of: menu, phrases: .spoken(in: language))
    let words = "\(menu.size), each order and each step of the stock sheet once; "
    return explorers.flowchart(words)
  }

  func runCommand(in language: String) -> String {
    menu.runCommand(.spoken(in: language), opening: stock, options: menuOptions)
  }

  func failures(isForPerson: Bool) -> [CommandFailure] {
    let failure = isForPerson ? stockFile?.failure : stockFile?.latestFailure
    return failure.map { [CommandFailure($0)] } ?? []
  }
}

extension Phrases {
  /// Returns the phrases in the language with a code.
  fileprivate static func spoken(in language: String) -> Phrases {
    all.first { $0.language.rawValue == language } ?? .korean
  }
}

extension CommandFailure {
  fileprivate init(_ error: FileError) {
    let status: ExitStatus =
      switch error.kind {
      case .badData: .badData
      case .unwritable: .unwritable
      case .inUse: .inUse
      }
    self.init(status, "\(error)")
  }
}
