import CellText
package import JuiceFiles
package import JuiceModel
package import JuiceScreens
package import JuiceViewModels
package import JuiceWorld
package import ProgramArguments
package import ProgramUI

/// The kiosk of a program.
package struct KioskProgram: Sendable {
  package private(set) var menu = Menu.standard
  package private(set) var stock = Stock(of: .standard)
  /// The file that keeps the stock, or `nil` if the stock isn't kept.
  package private(set) var stockFile: StockFile?
  /// The options with which the kiosk has its menu.
  package private(set) var menuOptions: [String] = []
  /// What people should know about the files, in whole lines.
  package private(set) var warnings = ""

  package init() {}

  /// Opens the menu and the stock file, and sets the opening stock.
  ///
  /// - Parameter part: A closure that returns the part of the menu that the kiosk sells.
  package init(
    _ options: ProgramOptions, selling part: (Menu) -> Menu = { $0 }
  ) throws(ProgramFailure) {
    do throws(FileError) {
      if let path = options.texts["--menu"] {
        let file = try MenuFile(path)
        menu = file.menu
        menuOptions = ["--menu", path]
        for warning in file.warnings { warnings += "warning: \(warning)\n" }
      }
      menu = part(menu)
      if let path = options.texts["--stock-file"] { stockFile = try StockFile(path, menu: menu) }
      if let difference = stockFile?.menuDifference { warnings += "\(difference)\n" }
    } catch {
      throw error.failure
    }
    stock = try openingStock(options.texts["--stock"])
  }

  private func openingStock(_ counts: String?) throws(ProgramFailure) -> Stock {
    guard let counts else { return Stock(of: menu) }
    let known = menu.fruits.map { $0.id.rawValue }
    var changes: [Fruit.ID: Int] = [:]
    for entry in counts.split(separator: ",", omittingEmptySubsequences: false) {
      let parts = entry.split(separator: "=", omittingEmptySubsequences: false).map { String($0) }
      guard parts.count == 2, let count = parts[1].wholeNumber, Stock.range.contains(count) else {
        throw ProgramFailure(
          usage: "--stock takes \(KioskProgram.countsForm), not \(String(entry).shown)")
      }
      let name = parts[0]
      guard known.contains(name) else {
        throw ProgramFailure(
          usage: "the menu has no fruit \(name.shown), only \(known.joined(separator: ", "))",
          near: name, among: known)
      }
      guard changes.updateValue(count, forKey: Fruit.ID(name)) == nil else {
        throw ProgramFailure(usage: "--stock counts \(name.shown) twice")
      }
    }
    return Stock(of: menu, with: changes)
  }

  package func kiosk(in language: String) -> JuiceKiosk {
    let store = stockFile.map { FruitStore($0.stock, saving: $0.save, reading: $0.readAgain) }
    let maker = JuiceMaker(menu: menu, store: store ?? FruitStore(stock))
    return JuiceKiosk(maker: maker, phrases: .spoken(in: language))
  }

  /// Returns a kiosk in its world, where flows let events happen.
  package func tested(in language: String, _ world: World = .full) -> KioskWorld {
    KioskWorld(menu, stock: stock, in: world) {
      JuiceKiosk(maker: $0, phrases: .spoken(in: language))
    }
  }

  func failure(isForPerson: Bool) -> ProgramFailure? {
    (isForPerson ? stockFile?.failure : stockFile?.latestFailure)?.failure
  }
}

extension Phrases {
  /// Returns the phrases in the language with a code.
  package static func spoken(in language: String) -> Phrases {
    all.first { $0.language.rawValue == language } ?? .korean
  }
}

extension FileError {
  fileprivate var failure: ProgramFailure {
    switch kind {
    case .badData: ProgramFailure(.badData, "\(self)")
    case .unwritable: ProgramFailure(.unwritable, "\(self)")
    case .inUse: ProgramFailure(.inUse, "\(self)")
    }
  }
}
