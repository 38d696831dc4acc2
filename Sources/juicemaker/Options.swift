import JuiceFiles
import JuiceModel
import JuiceScreens
import JuiceViewModels
import TextRenderer

/// How the kiosk opens and how it is drawn.
struct Options: Hashable {
  /// The size of the screen, or nothing for that of the terminal.
  var viewport: Viewport?
  var language = Language.korean
  var menu = Menu.standard
  var stock = Stock(of: .standard)
  /// Where the stock is kept, or nothing where it lasts as long as the kiosk.
  var stockFile: String?
  var isLinear = false
  var isASCII = false
  var showsTranscript = false
  var format = ReportFormat.text

  /// How screens are drawn.
  var style: TextStyle {
    guard isLinear else { return .grid(isASCII ? .ascii : .unicode) }
    switch language {
    case .korean: return .linear(.korean)
    case .english: return .linear(.english)
    }
  }

  /// What the kiosk says.
  var phrases: Phrases { .phrases(in: language) }

  /// A kiosk that has just been opened, with a store of its own.
  func kiosk() -> JuiceKiosk { kiosk(FruitStore(stock)) }

  /// A kiosk that has just been opened, with the stock of a file.
  func kiosk(_ file: StockFile) -> JuiceKiosk {
    kiosk(FruitStore(file.opening) { stock throws(StockNotSaved) in try file.save(stock) })
  }

  private func kiosk(_ store: FruitStore) -> JuiceKiosk {
    JuiceKiosk(maker: JuiceMaker(menu: menu, store: store), phrases: phrases)
  }
}
