import BrowserScreens
import HeadlessUI
import JuiceDocuments
import JuiceModel
import JuiceScreens
import JuiceViewModels
import PageUI
import Testing

@testable import juicemaker_page

/// The kiosk of a page, with texts that a test keeps.
struct KioskPageTests {
  /// The texts of a page, all of which belong to the thread of its test.
  private final class Texts: @unchecked Sendable {
    var saved: [SavedText: [UInt8]] = [:]
    var refusal: StockNotSaved.Cause?

    subscript(text: SavedText) -> String {
      get { String(decoding: saved[text] ?? [], as: UTF8.self) }
      set { saved[text] = Array(newValue.utf8) }
    }

    var storage: PageStorage {
      PageStorage(
        read: { self.saved[$0] ?? [] },
        write: { text, bytes in
          if self.refusal == nil { self.saved[text] = bytes }
          return self.refusal
        })
    }

    func page(_ language: String = "en") -> KioskPage {
      KioskPage(.words(in: language), storage)
    }
  }

  private static let lemonade = """
    { "fruits": [{ "id": "lemon", "name": { "en": "Lemon" }, "stock": 20 }],
      "juices": [{ "id": "lemonade", "flavour": { "en": "Lemon" }, "recipe": { "lemon": 2 } }] }
    """

  private let texts = Texts()

  /// Taps the button with a name.
  private func tap(_ name: String, on page: KioskPage) throws {
    let control = page.screen.affordances.first { $0.name == name }
    page.perform(try #require(control?.action))
  }

  private func counts(_ page: KioskPage) -> [String] {
    page.screen.layers[0].flattenedNodes.filter { $0.role == .value }.compactMap(\.value)
  }

  private func alert(_ page: KioskPage) -> Layer<KioskAction>? {
    page.screen.layers.last { $0.role == .alert }
  }

  @Test(arguments: PageWords.allCases)
  func `the opening screen stands in the page, in each language`(words: PageWords) {
    let parts = KioskPage.page.parts.drop { ($0.value == words.rawValue) == false }
    let port = BrowserPort(KioskPage(words), words: words == .korean ? .korean : .english)
    #expect(parts.first { $0.name == "html" }?.value == port.html)
  }

  @Test(arguments: ["ko", "en"])
  func `a page without saved texts shows what a kiosk shows`(language: String) {
    let words = PageWords.words(in: language)
    #expect(texts.page(language).screen == JuiceKiosk(phrases: words.phrases).screen)
    #expect(PageWords.words(in: "fr") == .english)
  }

  @Test func `an order is saved, and a page that is opened again knows it`() throws {
    let page = texts.page()
    try tap("Kiwi juice", on: page)
    #expect(counts(texts.page()) == ["10", "10", "10", "7", "10"])
    #expect(texts[.stock].contains(#""kiwi": 7"#))
    #expect(alert(texts.page()) == nil)
  }

  @Test(arguments: [
    (StockNotSaved.Cause.noRoom, "There is no space left. Please free some first."),
    (.notPermitted, "The storage can't be used. Please allow it first."),
  ])
  func `a storage that fails is told at once, and at an order, which isn't served`(
    cause: StockNotSaved.Cause, message: String
  ) throws {
    texts.refusal = cause
    let page = texts.page()
    #expect(alert(page)?.title == "Orders can't be saved.")
    #expect(alert(page)?.message == message)
    try tap("OK", on: page)
    #expect(page.screen == JuiceKiosk(phrases: .english).screen)
    try tap("Kiwi juice", on: page)
    #expect(
      alert(page)?.title == "We couldn't save your order, so nothing was made. Please try again.")
    #expect(alert(page)?.message == message)
    #expect(counts(page) == ["10", "10", "10", "10", "10"])
    texts.refusal = nil
    try tap("OK", on: page)
    try tap("Kiwi juice", on: page)
    #expect(alert(page)?.name == "Kiwi juice is ready! Enjoy!")
  }

  @Test func `a stock that was changed elsewhere isn't overwritten`() throws {
    let page = texts.page()
    texts[.stock] = #"{ "version": 1, "stock": { "kiwi": 99 } }"#
    try tap("Kiwi juice", on: page)
    #expect(alert(page)?.message == "The stock was changed elsewhere.")
    #expect(counts(texts.page()) == ["10", "10", "10", "99", "10"])
    let broken = #"{ "version": 1, "stock": { "kiwi": 101 } }"#
    for saved in [broken, #"{ "version": 1, "stock": { "kiwi": 50 } }"#] {
      texts[.stock] = saved
      try tap("Reload stock", on: page)
      let damage = "The saved stock is damaged. Please repair it first."
      #expect(alert(page)?.message == (saved == broken ? damage : nil))
      guard saved == broken else { continue }
      try tap("Cancel", on: page)
      try tap("Kiwi juice", on: page)
      #expect(alert(page)?.message == damage)
    }
    try tap("Kiwi juice", on: page)
    #expect(counts(page) == ["10", "10", "10", "47", "10"])
    #expect(counts(texts.page()) == counts(page))
  }

  @Test func `a saved stock that can't be read is replaced only after a word about it`() throws {
    texts[.stock] = #"{ "version": 1, "stock": { "kiwi": 101 } }"#
    let page = texts.page()
    #expect(alert(page)?.title == "The saved stock can't be read.")
    #expect(
      alert(page)?.message
        == "stock.json:1:36: stock.kiwi: 101 is out of range; use 0 to 100")
    #expect(alert(page)?.hints == ["The saved stock is damaged. Please repair it first."])
    #expect(alert(page)?.dismissal == nil)
    #expect(texts[.stock].contains("101"))
    try tap("Start with a new stock", on: page)
    #expect(texts[.stock].contains(#""kiwi": 10"#))
    #expect(alert(texts.page()) == nil)
    try tap("Kiwi juice", on: page)
    #expect(counts(texts.page()) == ["10", "10", "10", "7", "10"])
  }

  @Test(
    arguments: [("ko", "저장된 재고를 확인해 주세요."), ("en", "Please check the saved stock.")])
  func `a misspelled fruit of a saved stock is told as by the program until the stock is saved`(
    language: String, title: String
  ) throws {
    let saved = #"{ "version": 1, "stock": { "banana": 4, "kiwy": 7 } }"#
    texts[.stock] = saved
    let error = #expect(throws: FileError.self) {
      try StockDocument(json: Array(saved.utf8), file: "stock.json", menu: .standard)
    }
    for _ in 1...2 {
      let page = texts.page(language)
      #expect(alert(page)?.title == title)
      #expect(alert(page)?.message == error?.description)
      #expect(alert(page)?.message?.contains(#"Did you mean "kiwi"?"#) == true)
      #expect(alert(page)?.messageLanguage == "en")
      #expect(texts[.stock] == saved)
    }
    let page = texts.page(language)
    page.perform(try #require(alert(page)?.dismissal?.action))
    #expect(counts(page) == ["10", "4", "10", "10", "10"])
    page.perform(.order(.juiceButtonTapped(.banana)))
    #expect(texts[.stock].contains(#""kiwy": 7"#))
    #expect(alert(texts.page(language)) == nil)
    #expect(counts(texts.page(language)) == ["10", "2", "10", "10", "10"])
  }

  @Test func `the names that only another language has are known with it`() {
    texts[.menu] = """
      { "fruits": [{ "id": "a", "name": { "ko": "감" }, "stock": 1 },
          { "id": "b", "name": { "en": "Pear" }, "stock": 1 },
          { "id": "c", "name": { "en": "Fig", "ko": "무화과" }, "stock": 1 }],
        "juices": [{ "id": "d", "flavour": { "fr": "Kaki", "de": "Kaki" }, "recipe": { "a": 2 } }] }
      """
    #expect(texts.page("en").foreignNames == ["감": "ko", "Kaki": "fr"])
    #expect(texts.page("ko").foreignNames == ["Pear": "en", "Kaki": "fr"])
  }

  @Test func `a menu opens at once, and again with the page`() throws {
    let page = texts.page()
    try tap("Kiwi juice", on: page)
    try tap("OK", on: page)
    page.load(Array(Self.lemonade.utf8), file: "menu.json")
    #expect(alert(page)?.title == "Replace the menu?")
    #expect(alert(page)?.message == "menu.json: Lemon\nThe stock stays.")
    #expect(texts[.menu] == "")
    try tap("Replace", on: page)
    #expect(counts(page) == ["20"])
    try tap("Lemon juice", on: page)
    #expect(counts(texts.page()) == ["18"])
    try tap("OK", on: page)
    page.load([])
    try tap("Cancel", on: page)
    #expect(counts(page) == ["18"])
    page.load([])
    try tap("Replace", on: page)
    #expect(counts(page) == ["10", "10", "10", "7", "10"])
    #expect(counts(texts.page()) == ["10", "10", "10", "7", "10"])
    #expect(texts[.stock].contains(#""lemon": 18"#))
  }

  @Test func `the question about a menu tells that a draft goes`() throws {
    let page = texts.page("ko")
    try tap("재고수정", on: page)
    page.perform(.stockEdit(.incrementButtonTapped(.kiwi)))
    page.load(Array(Self.lemonade.utf8), file: "a.json")
    let lines = ["a.json: Lemon", "재고는 그대로 남습니다.", "저장하지 않은 변경 사항은 사라집니다."]
    #expect(alert(page)?.message == lines.joined(separator: "\n"))
  }

  @Test func `the warnings of a menu are told before it's asked about`() throws {
    let page = texts.page("ko")
    let odd = Self.lemonade.replacing(#""en""#, with: #""english""#)
    let warnings = try MenuFile(json: Array(odd.utf8), file: "a.json").warnings
    page.load(Array(odd.utf8), file: "a.json")
    #expect(alert(page)?.title == "메뉴를 확인해 주세요.")
    #expect(warnings.isEmpty == false)
    #expect(alert(page)?.message == warnings.joined(separator: "\n"))
    #expect(alert(page)?.messageLanguage == "en")
    try tap("확인", on: page)
    #expect(alert(page)?.title == "메뉴를 바꿀까요?")
    #expect(alert(page)?.messageLanguage == nil)
  }

  @Test func `a menu with errors is refused with the messages of a menu file`() throws {
    let page = texts.page("ko")
    let wrong = Array(Self.lemonade.replacing("20", with: "200").replacing("2 }", with: "0 }").utf8)
    page.load(wrong, file: "shop.json")
    let error = #expect(throws: FileError.self) { try MenuFile(json: wrong, file: "shop.json") }
    #expect(error?.problems.count == 2)
    #expect(alert(page)?.title == "메뉴를 열 수 없습니다.")
    #expect(alert(page)?.message == error?.description)
    #expect(alert(page)?.messageLanguage == "en")
    #expect(texts[.menu] == "")
    page.perform(try #require(alert(page)?.dismissal?.action))
    #expect(page.screen == JuiceKiosk(phrases: .korean).screen)
  }

  @Test func `a menu that can't be kept isn't opened`() throws {
    let page = texts.page()
    texts.refusal = .noRoom
    page.load(Array(Self.lemonade.utf8), file: "menu.json")
    try tap("Replace", on: page)
    #expect(alert(page)?.title == "The menu could not be saved.")
    #expect(alert(page)?.message == "There is no space left. Please free some first.")
    #expect(counts(page).count == 5)
  }

  @Test func `what is dropped on the stock sheet is asked or told, and the sheet comes back`()
    throws
  {
    let page = texts.page()
    try tap("Edit stock", on: page)
    let sheet = page.screen
    page.load(Array(Self.lemonade.utf8), file: "menu.json")
    page.load(nil)
    #expect(alert(page)?.title == "Replace the menu?")
    page.perform(try #require(alert(page)?.dismissal?.action))
    #expect(alert(page)?.message == "Only a menu file can be opened.")
    try tap("OK", on: page)
    #expect(page.screen == sheet)
    #expect(texts[.menu] == "")
  }

  @Test func `a saved menu and a saved stock that can't be read are told one after the other`()
    throws
  {
    texts[.menu] = "{"
    texts[.stock] = "{"
    let page = texts.page("ko")
    #expect(alert(page)?.title == "저장된 재고를 읽을 수 없습니다.")
    #expect(alert(page)?.hints == ["저장된 재고가 손상되었습니다. 먼저 복구해 주세요."])
    #expect(alert(page)?.messageLanguage == "en")
    page.perform(try #require(alert(page)?.buttons.first?.action(.tap)))
    #expect(alert(page)?.title == "메뉴를 열 수 없습니다.")
    page.perform(try #require(alert(page)?.dismissal?.action))
    #expect(page.screen == JuiceKiosk().screen)
    #expect(texts[.menu] == "{")
  }
}
