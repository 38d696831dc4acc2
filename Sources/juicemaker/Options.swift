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
  var snapshotFolder = "Snapshots"

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

  /// What screens are drawn with and compared with, 60x20 where neither an option nor a terminal
  /// tells a size.
  func snapshots(_ terminal: Viewport? = nil) -> CommittedSnapshots {
    let viewport = viewport ?? terminal ?? Viewport(columns: 60, rows: 20)
    return CommittedSnapshots(
      folder: snapshotFolder, renderer: TextRenderer(viewport: viewport, style: style),
      language: language)
  }

  /// A kiosk that has just been opened.
  func kiosk() -> JuiceKiosk {
    JuiceKiosk(
      maker: JuiceMaker(menu: .standard, store: FruitStore(stock)),
      phrases: phrases
    )
  }
}
