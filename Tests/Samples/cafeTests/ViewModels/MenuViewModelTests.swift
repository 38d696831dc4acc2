import Testing

@testable import cafe

struct MenuViewModelTests {
  private let menu = MenuViewModel(.en)

  @Test func `a list that was loaded isn't asked for again, and its pictures are, once`() {
    #expect(menu.requests(for: [.drinks, .food]) == [.drinks, .food])
    #expect(menu.message(.drinks) == "Loading")
    menu.received(.products([.mocha, .latte, .latte]), for: .drinks)
    #expect(menu.message(.drinks) == nil)
    #expect(
      menu.requests(for: [.drinks, .food]) == [.food, .picture("latte.svg"), .picture("mocha.svg")])
    menu.received(.picture([1]), for: .picture("latte.svg"))
    menu.received(.failure(.missing), for: .picture("mocha.svg"))
    #expect(menu.requests(for: [.drinks]) == [])
    #expect(menu.picture(of: .latte) == [1])
    #expect(menu.picture(of: .mocha) == nil)
  }

  @Test func `only some drinks are recommended`() {
    menu.received(.products([.latte, .bagel]), for: .drinks)
    #expect(menu.recommended == [.latte])
    #expect(menu.products(.drinks) == [.latte, .bagel])
    #expect(menu.products(.food) == [])
  }
}
