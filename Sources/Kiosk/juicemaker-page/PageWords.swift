import BrowserUI
import JuiceModel
import JuiceViewModels

/// What the page says, in one language, which is English unless something else is set.
///
/// Nothing changes the words once they are made. They are shared by reference, because the code that
/// copies so many texts would add kilobytes to the program.
final class PageWords: @unchecked Sendable {
  let phrases: Phrases
  let controls: BrowserWords
  /// The name of the language in the language itself.
  fileprivate(set) var language = "English"

  fileprivate(set) var menuRefused = "The menu can't be opened."
  fileprivate(set) var noFile = "Only a menu file can be opened."
  fileprivate(set) var menuReplaced = "Replace the menu?"
  fileprivate(set) var stockStays = "The stock stays."
  fileprivate(set) var draftGoes = "Your unsaved changes will be lost."
  fileprivate(set) var replace = "Replace"
  fileprivate(set) var menuNotSaved = "The menu could not be saved."
  fileprivate(set) var stockUnreadable = "The saved stock can't be read."
  fileprivate(set) var notSaved = "Orders can't be saved."
  fileprivate(set) var newStock = "Start with a new stock"

  fileprivate(set) var choice = "Language"
  /// The name of what is for the owner of the shop.
  fileprivate(set) var tools = "Shop"
  fileprivate(set) var openMenu = "Open a menu"
  fileprivate(set) var standardMenu = "Standard menu"
  /// The notice that the page is open in another tab, and the button that tries again.
  fileprivate(set) var busy = "The kiosk is open in another tab."
  fileprivate(set) var tryAgain = "Try again"
  /// The notice that the browser lacks what the program needs.
  fileprivate(set) var unsupported = "This browser can't run the kiosk. Please use another one."
  /// The notice that the program has stopped, and the button that starts it again.
  fileprivate(set) var failed = "The kiosk has stopped."
  fileprivate(set) var startAgain = "Start again"
  fileprivate(set) var noScript = "This kiosk needs JavaScript."

  private init(_ phrases: Phrases = .english, _ controls: BrowserWords = .english) {
    self.phrases = phrases
    self.controls = controls
  }

  static let english = PageWords()

  static let korean = {
    let words = PageWords(.korean, .korean)
    words.language = "한국어"
    words.menuRefused = "메뉴를 열 수 없습니다."
    words.noFile = "메뉴 파일만 열 수 있습니다."
    words.menuReplaced = "메뉴를 바꿀까요?"
    words.stockStays = "재고는 그대로 남습니다."
    words.draftGoes = "저장하지 않은 변경 사항은 사라집니다."
    words.replace = "바꾸기"
    words.menuNotSaved = "메뉴를 저장하지 못했습니다."
    words.stockUnreadable = "저장된 재고를 읽을 수 없습니다."
    words.notSaved = "주문을 저장할 수 없습니다."
    words.newStock = "새 재고로 시작"
    words.choice = "언어"
    words.tools = "매장 관리"
    words.openMenu = "메뉴 파일 열기"
    words.standardMenu = "기본 메뉴"
    words.busy = "키오스크가 다른 탭에서 열려 있습니다."
    words.tryAgain = "다시 시도"
    words.unsupported = "이 브라우저에서는 키오스크를 열 수 없습니다. 다른 브라우저를 사용해 주세요."
    words.failed = "키오스크가 멈췄습니다."
    words.startAgain = "다시 시작"
    words.noScript = "이 키오스크는 자바스크립트가 필요합니다."
    return words
  }()

  /// The words in each language, the default one first.
  static let all = [korean, english]

  /// Returns the words in the language with a tag, or in English.
  static func words(in tag: String) -> PageWords {
    all.first { $0.controls.language == tag } ?? english
  }
}
