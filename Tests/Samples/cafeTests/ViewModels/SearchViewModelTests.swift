import Foundation
import Testing

@testable import cafe

struct SearchViewModelTests {
  private let korean = Cafe(.ko)
  private let english = Cafe(.en)

  init() {
    for cafe in [korean, english] {
      cafe.menu.received(.products([.latte, .mocha]), for: .list(.drinks))
      cafe.menu.received(.products([.bagel]), for: .list(.food))
    }
  }

  private func found(_ query: String, in cafe: Cafe) -> [String] {
    cafe.search.queryChanged(query)
    return [ProductList.drinks, .food].flatMap(cafe.search.results).map(\.id)
  }

  @Test(arguments: [
    ("latte", ["latte"]), ("LA tt", ["latte"]), ("ｌａｔｔｅ", ["latte"]), ("el", ["bagel"]),
    ("a", ["latte", "mocha", "bagel"]), (" \u{3000}\n", ["latte", "mocha", "bagel"]),
    ("라떼", []), ("latte.", []),
  ])
  func `a search ignores case, width, and blanks`(query: String, ids: [String]) {
    #expect(found(query, in: english) == ids)
    #expect(english.search.query == query)
  }

  @Test func `a search is in the language of the app, however a syllable is stored`() {
    #expect(found("라 떼", in: korean) == ["latte"])
    #expect(found("베이글".decomposedStringWithCanonicalMapping, in: korean) == ["bagel"])
    #expect(found("latte", in: korean) == [])
  }

  @Test func `a search says that nothing is found once both lists are there`() {
    #expect(english.search.message == nil)
    english.search.queryChanged("latte")
    #expect(english.search.message == nil)
    for cafe in [korean, english] { cafe.search.queryChanged(cafe.search.offered[1]) }
    #expect(english.search.message == "We have nothing like that.")
    #expect(korean.search.message == "찾는 메뉴가 없어요.")
    for response in [nil, Response.failure] {
      english.menu.restore([.list(.food): response].compactMapValues { $0 })
      #expect(english.search.message == nil)
    }
  }
}
