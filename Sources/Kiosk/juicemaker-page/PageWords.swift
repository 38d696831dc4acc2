import BrowserUI
import JuiceModel
import JuiceViewModels

/// What the program of the page says, in one language.
struct PageWords {
  /// The words of the kiosk.
  let phrases: Phrases
  /// The words of the controls.
  let controls: BrowserWords
  /// The title of the alert about a file that isn't a menu.
  let menuRefused: String
  /// The message that a menu can't be kept.
  let menuNotSaved: String
  /// The title of the alert about a saved stock that can't be read.
  let stockUnreadable: String
  /// The title of the button that starts with a new stock.
  let newStock: String

  /// Returns the words in the language with a tag, or in Korean.
  static func words(in tag: String) -> PageWords {
    tag == english.controls.language ? english : korean
  }

  private static let korean = PageWords(
    phrases: .korean,
    controls: .korean,
    menuRefused: "메뉴를 열 수 없습니다.",
    menuNotSaved: "메뉴를 저장하지 못했습니다.",
    stockUnreadable: "저장된 재고를 읽을 수 없습니다.",
    newStock: "새 재고로 시작"
  )

  private static let english = PageWords(
    phrases: .english,
    controls: .english,
    menuRefused: "The menu can't be opened.",
    menuNotSaved: "The menu could not be saved.",
    stockUnreadable: "The saved stock can't be read.",
    newStock: "Start with a new stock"
  )
}

/// What the page around the program says, in one language.
struct ToolWords {
  /// The tag of the language.
  let tag: String
  /// The name of the language in the language itself.
  let language: String
  /// The name of the buttons that choose a language.
  let languages: String
  /// The title of the control that opens the file of a menu.
  let openMenu: String
  /// The title of the button that returns to the standard menu.
  let standardMenu: String
  /// The message that the page is open in another tab, and the button that tries again.
  let busy: (message: String, button: String)
  /// The message that the program has stopped, and the button that starts it again.
  let failed: (message: String, button: String)
  /// The message that the page needs JavaScript.
  let noScript: String

  /// The words in each language, the default one first.
  static let all = [
    ToolWords(
      tag: "ko",
      language: "한국어",
      languages: "언어",
      openMenu: "메뉴 파일 열기",
      standardMenu: "기본 메뉴",
      busy: ("키오스크가 다른 탭에서 열려 있습니다.", "다시 시도"),
      failed: ("키오스크가 멈췄습니다.", "다시 시작"),
      noScript: "이 키오스크는 자바스크립트가 필요합니다."
    ),
    ToolWords(
      tag: "en",
      language: "English",
      languages: "Language",
      openMenu: "Open a menu",
      standardMenu: "Standard menu",
      busy: ("The kiosk is open in another tab.", "Try again"),
      failed: ("The kiosk has stopped.", "Start again"),
      noScript: "This kiosk needs JavaScript."
    ),
  ]
}
