import JuiceModel
import JuiceViewModels

/// The words of the page, in one language.
enum PageWords: String, CaseIterable {
  case korean = "ko"
  case english = "en"

  /// Returns the words in the language with a tag, or in English.
  static func words(in tag: String) -> PageWords { PageWords(rawValue: tag) ?? .english }

  private func text(_ korean: String, _ english: String) -> String {
    self == .korean ? korean : english
  }

  var phrases: Phrases { self == .korean ? .korean : .english }

  var menuRefused: String { text("메뉴를 열 수 없습니다.", "The menu can't be opened.") }
  var menuUnclear: String { text("메뉴를 확인해 주세요.", "Please check the menu.") }
  var noFile: String { text("메뉴 파일만 열 수 있습니다.", "Only a menu file can be opened.") }
  var menuReplaced: String { text("메뉴를 바꿀까요?", "Replace the menu?") }
  var stockStays: String { text("재고는 그대로 남습니다.", "The stock stays.") }
  var draftGoes: String { text("저장하지 않은 변경 사항은 사라집니다.", "Your unsaved changes will be lost.") }
  var replace: String { text("바꾸기", "Replace") }
  var menuNotSaved: String { text("메뉴를 저장하지 못했습니다.", "The menu could not be saved.") }
  var stockUnreadable: String { text("저장된 재고를 읽을 수 없습니다.", "The saved stock can't be read.") }
  var stockUnclear: String { text("저장된 재고를 확인해 주세요.", "Please check the saved stock.") }
  var notSaved: String { text("주문을 저장할 수 없습니다.", "Orders can't be saved.") }
  var newStock: String { text("새 재고로 시작", "Start with a new stock") }

  var standardMenu: String { text("기본 메뉴", "Standard menu") }
}
