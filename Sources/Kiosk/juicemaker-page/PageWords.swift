import BrowserPort
import JuiceModel
import JuiceViewModels

/// Everything that the page says besides the screens of the kiosk, in one language.
struct PageWords {
  /// The words of the kiosk.
  let phrases: Phrases
  /// The words of the controls.
  let controls: BrowserWords
  /// The name of the language in the language itself.
  let language: String
  /// The name of the buttons that choose a language.
  let languages: String
  /// The title of the control that opens the file of a menu.
  let openMenu: String
  /// The title of the button that returns to the standard menu.
  let standardMenu: String
  /// The title of the alert about a file that isn't a menu.
  let menuRefused: String
  /// The message that a menu can't be kept.
  let menuNotSaved: String
  /// The title of the alert about a saved stock that can't be read.
  let stockUnreadable: String
  /// The title of the button that starts with a new stock.
  let newStock: String
  /// The message that the page is open in another tab.
  let busy: String
  /// The title of the button that tries to open the page again.
  let tryAgain: String
  /// The message that the program has stopped.
  let failed: String
  /// The title of the button that starts the program again.
  let startAgain: String
  /// The message that the page needs JavaScript.
  let noScript: String

  /// The tag of the language, as in HTML.
  var tag: String { phrases.language.rawValue }

  /// The words in each language, the default one first.
  static let all = [korean, english]

  /// Returns the words in the language with a tag, or in the default one.
  static func words(in tag: String) -> PageWords {
    all.first { $0.tag == tag } ?? korean
  }

  private static let korean = PageWords(
    phrases: .korean,
    controls: .korean,
    language: "한국어",
    languages: "언어",
    openMenu: "메뉴 파일 열기",
    standardMenu: "기본 메뉴",
    menuRefused: "메뉴를 열 수 없습니다.",
    menuNotSaved: "메뉴를 저장하지 못했습니다.",
    stockUnreadable: "저장된 재고를 읽을 수 없습니다.",
    newStock: "새 재고로 시작",
    busy: "키오스크가 다른 탭에서 열려 있습니다.",
    tryAgain: "다시 시도",
    failed: "키오스크가 멈췄습니다.",
    startAgain: "다시 시작",
    noScript: "이 키오스크는 자바스크립트가 필요합니다."
  )

  private static let english = PageWords(
    phrases: .english,
    controls: .english,
    language: "English",
    languages: "Language",
    openMenu: "Open a menu",
    standardMenu: "Standard menu",
    menuRefused: "The menu can't be opened.",
    menuNotSaved: "The menu could not be saved.",
    stockUnreadable: "The saved stock can't be read.",
    newStock: "Start with a new stock",
    busy: "The kiosk is open in another tab.",
    tryAgain: "Try again",
    failed: "The kiosk has stopped.",
    startAgain: "Start again",
    noScript: "This kiosk needs JavaScript."
  )
}
