import JuiceFiles
import JuiceModel
import JuiceScreens
import JuiceViewModels
import TerminalUI
import TextRendering

/// The options for opening and drawing the kiosk.
struct Options: Hashable {
  /// The size of the screen, or `nil` for the size of the terminal.
  var viewport: Viewport?
  /// The phrases of the kiosk in its language.
  var phrases = Phrases.korean
  /// The phrases of the kiosks that are explored, which are all phrases unless a language is given.
  var exploredPhrases = Phrases.all
  var menu = Menu.standard
  var stock = Stock(of: .standard)
  /// The file that keeps the stock, or `nil` if the stock isn't kept.
  var stockFile: StockFile?
  var isLinear = false
  var isOutline = false
  var isASCII = false
  /// A Boolean value that indicates whether the full screen can have colors.
  var usesColor = true
  var showsTranscript = false
  var format = ReportFormat.text
  /// The maximum number of states that each exploration stores.
  var states = 25_000
  /// The maximum of ``states``.
  static let mostStates = 2_000_000_000
  var snapshotFolder = "Snapshots"

  /// The style in which screens are drawn.
  var style: TextStyle {
    guard isLinear else { return .grid(isASCII ? .ascii : .unicode) }
    return .linear(vocabulary)
  }

  /// The words of the full screen, with what the controls of the stock sheet mean.
  var words: TerminalWords {
    var words = isKorean ? TerminalWords.korean : .english
    words.closeSheet = phrases.closeHint
    words.dismissSheet = phrases.dismissalHint
    return words
  }

  /// Returns the snapshots that screens are compared with, and the renderer that draws screens.
  ///
  /// - Parameter terminal: The size to use unless an option sets one, or `nil` for 60x20.
  func snapshots(_ terminal: Viewport? = nil) -> CommittedSnapshots {
    let viewport = viewport ?? terminal ?? Viewport(columns: 60, rows: 20)
    return CommittedSnapshots(
      folder: snapshotFolder, renderer: TextRenderer(viewport: viewport, style: style),
      language: phrases.language)
  }

  /// Returns the options for a kiosk that speaks in phrases.
  func speaking(_ phrases: Phrases) -> Options {
    var options = self
    options.phrases = phrases
    return options
  }

  /// Returns a kiosk that has just been opened, with a store of its own.
  func kiosk() -> JuiceKiosk {
    JuiceKiosk(maker: JuiceMaker(menu: menu, store: store), phrases: phrases)
  }

  /// Returns a session with a kiosk that has just been opened.
  ///
  /// - Parameter terminal: The size to use unless an option sets one, or `nil` for 60x20.
  func session(_ terminal: Viewport? = nil) -> Session { Session(kiosk(), snapshots(terminal)) }

  /// Returns a prompt for a kiosk that has just been opened.
  func prompt() -> Prompt {
    Prompt(session(), words: isKorean ? .korean : .english, vocabulary: vocabulary)
  }

  private var isKorean: Bool { phrases.language == .korean }

  private var vocabulary: Vocabulary { isKorean ? .korean : .english }

  private var store: FruitStore {
    guard let stockFile else { return FruitStore(stock) }
    return FruitStore(stockFile.stock) { stock throws(StockNotSaved) in
      try stockFile.save(stock)
    }
  }
}

/// The format in which an exploration is reported.
enum ReportFormat: String, CaseIterable {
  /// The figures and the laws.
  case text
  /// A map of the screens, as a Mermaid flowchart.
  case mermaid
  /// The alert that each control of each screen led to, and the controls that were never tried.
  case coverage
}
