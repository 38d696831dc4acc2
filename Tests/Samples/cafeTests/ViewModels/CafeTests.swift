import Alerts
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

  @Test func `leaving takes away what is on top`() {
    cafe.orderButtonTapped()
    cafe.productButtonTapped(.latte)
    cafe.bagButtonTapped()
    cafe.backButtonTapped()
    #expect(cafe.isBagOpen == false)
    cafe.backButtonTapped()
    #expect(cafe.detail == nil)
    #expect(cafe.isOrderOpen)
    cafe.backButtonTapped()
    #expect(cafe.isOrderOpen == false)
  }

  @Test func `a response to nobody changes nothing`() {
    cafe.productButtonTapped(.latte)
    cafe.backButtonTapped()
    let state = cafe.state
    cafe.receive(.products([.mocha]), for: .recommendations(for: "latte"))
    cafe.receive(.accepted(number: 7), for: .order([Item(product: .latte): 1]))
    #expect(cafe.state == state)
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

  @Test func `the answer of the counter is an alert, in whatever order its end is reported`() {
    cafe.bag.countChanged(Item(product: .latte), by: 1)
    cafe.bag.sendButtonTapped()
    cafe.receive(.refused, for: .order([Item(product: .latte): 1]))
    let alert = cafe.alerts.alert
    #expect(alert?.intent.message == "We can't take your order now.")
    cafe.dismissed(alert)
    cafe.alertButtonTapped(.close, of: alert)
    #expect(cafe.alerts.alert == nil)
  }

  @Test func `a café goes back to a state`() {
    let first = cafe.state
    cafe.receive(.products([.latte]), for: .drinks)
    cafe.productButtonTapped(.latte)
    cafe.detail?.sizeButtonTapped(Product.latte.sizes[1])
    cafe.detail?.addButtonTapped()
    cafe.bagButtonTapped()
    let second = cafe.state
    cafe.restore(first)
    #expect(cafe.state == first)
    #expect(cafe.detail == nil)
    cafe.restore(second)
    #expect(cafe.state == second)
    #expect(cafe.bag.title == "Bag 1")
  }
}
