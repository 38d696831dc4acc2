import JuiceExploration
import JuiceFiles
import JuiceModel
import JuiceScreens
import JuiceViewModels
import PromptUI
import TerminalUI
import TextRendering

struct Options: Equatable {
  /// The size of the screen, or `nil` for the size of the terminal.
  var viewport: Viewport?
  var phrases = Phrases.korean
  /// The phrases of the kiosks to explore: all of them, unless a language is given.
  var exploredPhrases = Phrases.all
  var menu = Menu.standard
  var stock = Stock(of: .standard)
  /// The file that keeps the stock, or `nil` if the stock isn't kept.
  var stockFile: StockFile?
  var isLinear = false
  var isOutline = false
  var isASCII = false
  var usesColor = true
  var format = ReportFormat.text
  /// Whether an exploration tells each law, the coverage, and the cost.
  var isVerbose = false
  /// Whether an exploration ends with the first violation of a law.
  var endsAtViolation = true
  /// The number of states up to which all orders in any turn are explored, or `nil` if they aren't.
  var states: Int?
  static let mostStates = 2_000_000_000
  /// The scope to explore, or in whose kiosk flows run, or `nil` for all of them.
  var scope: KioskScope?
  var snapshotFolder = "Snapshots"
  var menuPath: String?
  /// The value of `--stock`, which can only be read once the menu is known.
  var counts: String?
  var stockPath: String?
  var recordingPath: String?

  /// Opens the menu and the stock file, reports their warnings, and sets the opening stock.
  ///
  /// - Throws: A ``FileError``, or a ``UsageError``.
  mutating func openFiles(_ tell: (String) -> Void) throws {
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
    stock = try openingStock()
  }

  /// - Parameter terminal: The size to use unless an option sets one, or `nil` for 60x20.
  func snapshots(_ terminal: Viewport? = nil) -> CommittedSnapshots {
    let viewport = viewport ?? terminal ?? Viewport(columns: 60, rows: 20)
    let style: TextStyle =
      isLinear ? .linear(promptWords.vocabulary) : .grid(isASCII ? .ascii : .unicode)
    return CommittedSnapshots(
      folder: snapshotFolder, renderer: TextRenderer(viewport: viewport, style: style),
      language: phrases.language)
  }

  /// The options with which the kiosk has its menu.
  var menuOptions: [String] { menuPath.map { ["--menu", $0] } ?? [] }

  func kiosk() -> JuiceKiosk {
    let store = stockFile.map { FruitStore($0.stock, saving: $0.save, reading: $0.readAgain) }
    let maker = JuiceMaker(menu: menu, store: store ?? FruitStore(stock))
    return JuiceKiosk(maker: maker, phrases: phrases)
  }

  /// Returns a kiosk in its world, where flows let events happen.
  func world(_ makeKiosk: MakeKiosk = { JuiceKiosk(maker: $0, phrases: $1) }) -> KioskWorld {
    let world = World(scope?.choices ?? [.saving, .sharing])
    return KioskWorld(menu, stock: stock, in: world) { makeKiosk($0, phrases) }
  }

  typealias MakeKiosk = (JuiceMaker, Phrases) -> any ExplorableKiosk

  /// The words of the full screen.
  var words: TerminalWords { isKorean ? .korean : .english }

  /// The words of the prompt.
  var promptWords: PromptWords { isKorean ? .korean : .english }

  private var isKorean: Bool { phrases.language == .korean }
}

enum ReportFormat: String, CaseIterable {
  case text
  /// A map of the screens, as a Mermaid flowchart.
  case mermaid
}
