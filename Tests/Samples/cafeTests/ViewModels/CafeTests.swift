import Testing

@testable import cafe

struct CafeTests {
  private let cafe = Cafe(.en)

  @Test func `the café asks for what its screens show`() {
    #expect(cafe.requests == [.drinks])
    cafe.orderButtonTapped()
    #expect(cafe.requests == [.drinks, .food])
    cafe.productButtonTapped(.latte)
    #expect(cafe.requests == [.drinks, .food, .recommendations(for: "latte")])
    cafe.productButtonTapped(.bagel)
    #expect(cafe.requests == [.drinks, .food, .recommendations(for: "bagel")])
    cafe.backButtonTapped()
    #expect(cafe.requests == [.drinks, .food])
    cafe.backButtonTapped()
    #expect(cafe.requests == [.drinks])
  }

  @Test func `what the screen doesn't offer changes nothing`() {
    cafe.perform(.bagButtonTapped)
    let state = cafe.state
    cafe.perform(.orderButtonTapped)
    cafe.perform(.sendButtonTapped)
    #expect(cafe.state == state)
    cafe.perform(.backButtonTapped)
    #expect((cafe.state == state) == false)
  }
}
