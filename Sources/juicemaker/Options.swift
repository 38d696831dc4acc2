import JuiceModel
import JuiceScreens
import JuiceViewModels
import TextRenderer

/// How the kiosk opens and how it is drawn.
struct Options: Hashable {
  /// The size of the screen, or nothing for that of the terminal.
  var viewport: Viewport?
  var language = Language.korean
  var stock = Stock(of: .standard)
  var isLinear = false
  var isOutline = false
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

  /// A kiosk that has just been opened.
  func kiosk() -> JuiceKiosk {
    JuiceKiosk(
      maker: JuiceMaker(menu: .standard, store: FruitStore(stock)),
      phrases: phrases
    )
  }
}
