import JuiceFiles
import JuiceModel
import JuiceScreens
import JuiceViewModels
import TextRenderer

/// How the kiosk opens and how it is drawn.
struct Options: Hashable {
  /// The size of the screen, or nothing for that of the terminal.
  var viewport: Viewport?
  /// What the kiosk says.
  var phrases = Phrases.korean
  var menu = Menu.standard
  var stock = Stock(of: .standard)
  /// What keeps the stock, or nothing where it lasts as long as the kiosk.
  var stockFile: StockFile?
  var isLinear = false
  var isOutline = false
  var isASCII = false
  var showsTranscript = false
  var format = ReportFormat.text
  var snapshotFolder = "Snapshots"

  /// How screens are drawn.
  var style: TextStyle {
    guard isLinear else { return .grid(isASCII ? .ascii : .unicode) }
    return .linear(phrases.language == .korean ? .korean : .english)
  }

  /// What screens are drawn with and compared with, 60x20 where neither an option nor a terminal
  /// tells a size.
  func snapshots(_ terminal: Viewport? = nil) -> CommittedSnapshots {
    let viewport = viewport ?? terminal ?? Viewport(columns: 60, rows: 20)
    return CommittedSnapshots(
      folder: snapshotFolder, renderer: TextRenderer(viewport: viewport, style: style),
      language: phrases.language)
  }

  /// A kiosk that has just been opened, with a store of its own.
  func kiosk() -> JuiceKiosk {
    JuiceKiosk(maker: JuiceMaker(menu: menu, store: store), phrases: phrases)
  }

  private var store: FruitStore {
    guard let stockFile else { return FruitStore(stock) }
    return FruitStore(stockFile.stock) { stock throws(StockNotSaved) in
      try stockFile.save(stock)
    }
  }
}

/// How an exploration is told.
enum ReportFormat: String, CaseIterable {
  /// Figures and properties.
  case text
  /// The map of the screens, as a Mermaid flowchart.
  case mermaid
  /// Which control of which screen led to which alert, and which was never tried.
  case coverage
}
