import HeadlessUI
import Testing

@testable import cafe

struct CafeTests {
  private let cafe = Cafe(.en)
  private let latte = Cafe.Destination.product(Product.latte.item)
  private let bagel = Cafe.Destination.product(Product.bagel.item)

  @Test func `the café asks for what its screens show`() {
    #expect(cafe.requests == [.list(.drinks)])
    cafe.orderButtonTapped()
    #expect(cafe.requests == [.list(.drinks), .list(.food)])
    cafe.productButtonTapped(.latte)
    #expect(cafe.requests == [.drinks, .food, .recommendations(for: "latte")].map(Request.list))
    cafe.productButtonTapped(.bagel)
    #expect(cafe.requests.last == .list(.recommendations(for: "bagel")))
    cafe.dismissed(bagel)
    cafe.dismissed(latte)
    #expect(cafe.requests == [.list(.drinks), .list(.food)])
    cafe.dismissed(.order)
    #expect(cafe.requests == [.list(.drinks)])
  }

  @Test func `a product leads back to the one that it was opened from`() {
    cafe.productButtonTapped(.latte)
    cafe.productButtonTapped(.bagel)
    cafe.productButtonTapped(.bagel)
    #expect(cafe.path == [latte, bagel])
    cafe.dismissed(bagel)
    #expect(cafe.path == [latte])
  }

  @Test func `the size decides the price, and is the one to come back to`() {
    cafe.productButtonTapped(.latte)
    cafe.sizeButtonTapped(Product.latte.sizes[1])
    let tall = OrderItem(product: .latte, size: Product.latte.sizes[1])
    #expect(tall.price == 5000)
    cafe.bagButtonTapped()
    cafe.sizeButtonTapped(Product.latte.sizes[0])
    cafe.dismissed(.bag)
    #expect(cafe.path == [.product(tall)])
  }

  @Test func `there is one bag, and only an alert covers it`() {
    cafe.bagButtonTapped()
    cafe.bagButtonTapped()
    cafe.productButtonTapped(.latte)
    #expect(cafe.path == [.bag])
  }

  @Test func `a late answer to an alert changes nothing`() throws {
    cafe.productButtonTapped(.latte)
    cafe.bag.countChanged(OrderItem(product: .bagel), by: 1)
    cafe.bag.sendButtonTapped()
    cafe.receive(.refused(limit: 5), for: cafe.bag.requests[0])
    let alert = try #require(cafe.path.last)
    cafe.bagButtonTapped()
    cafe.dismissed(latte)
    #expect(cafe.path == [latte, alert])
    cafe.dismissed(alert)
    cafe.dismissed(alert)
    #expect(cafe.path == [latte])
  }

  @Test func `leaving loses the order that is on its way`() {
    cafe.bag.countChanged(OrderItem(product: .bagel), by: 1)
    #expect(cafe.screen.hasUnsavedChanges == false)
    cafe.bag.sendButtonTapped()
    #expect(cafe.screen.hasUnsavedChanges)
    cafe.receive(.accepted(number: 7), for: cafe.bag.requests[0])
    #expect(cafe.screen.hasUnsavedChanges == false)
  }

  @Test func `what the screen doesn't offer changes nothing`() {
    cafe.perform(.bagButtonTapped)
    let state = cafe.state
    cafe.perform(.orderButtonTapped)
    cafe.perform(.sendButtonTapped)
    #expect(cafe.state == state)
    cafe.perform(.dismissed(.bag))
    #expect((cafe.state == state) == false)
  }
}
