import BrowserUI
import JuiceModel
import JuiceViewModels

/// What the page says, in one language, which is English unless something else is given.
struct PageWords {
  var phrases = Phrases.english
  var controls = BrowserWords.english
  /// The name of the language in the language itself.
  var language = "English"

  var menuRefused = "The menu can't be opened."
  var menuNotSaved = "The menu could not be saved."
  var stockUnreadable = "The saved stock can't be read."
  var newStock = "Start with a new stock"

  var choice = "Language"
  var openMenu = "Open a menu"
  var standardMenu = "Standard menu"
  /// The notice that the page is open in another tab, and the button that tries again.
  var busy = "The kiosk is open in another tab."
  var tryAgain = "Try again"
  /// The notice that the program has stopped, and the button that starts it again.
  var failed = "The kiosk has stopped."
  var startAgain = "Start again"
  var noScript = "This kiosk needs JavaScript."

  static let english = PageWords()

  static let korean = PageWords(
    phrases: .korean,
    controls: .korean,
    language: "한국어",
    menuRefused: "메뉴를 열 수 없습니다.",
    menuNotSaved: "메뉴를 저장하지 못했습니다.",
    stockUnreadable: "저장된 재고를 읽을 수 없습니다.",
    newStock: "새 재고로 시작",
    choice: "언어",
    openMenu: "메뉴 파일 열기",
    standardMenu: "기본 메뉴",
    busy: "키오스크가 다른 탭에서 열려 있습니다.",
    tryAgain: "다시 시도",
    failed: "키오스크가 멈췄습니다.",
    startAgain: "다시 시작",
    noScript: "이 키오스크는 자바스크립트가 필요합니다."
  )

  /// The words in each language, the default one first.
  static let all = [korean, english]

  /// Returns the words in the language with a tag, or in the default one.
  static func words(in tag: String) -> PageWords {
    for words in all where words.controls.language == tag { return words }
    return korean
  }
}
