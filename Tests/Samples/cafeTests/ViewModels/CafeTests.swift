import FlowDriver
import HeadlessUI
import Testing

@testable import cafe

struct CafeTests {
  private let cafe = Cafe(.en)
  private let latte = Cafe.Destination.product(Product.latte.item)

  @Test func `an event of a layer that is covered or gone changes nothing`() {
    cafe.productButtonTapped(.latte)
    cafe.productButtonTapped(.latte)
    #expect(cafe.path == [latte])
    cafe.bagButtonTapped()
    let state = cafe.state
    let events: [Cafe.Action] = [
      .orderButtonTapped, .bagButtonTapped, .sendButtonTapped, .productButtonTapped(.bagel),
      .sizeButtonTapped(Product.latte.sizes[1]), .dismissed(latte),
    ]
    for event in events {
      cafe.perform(event)
      #expect(cafe.state == state, "\(event)")
    }
    cafe.perform(.queryChanged, entering: "latte")
    #expect(cafe.state == state)
    cafe.perform(.dismissed(.bag))
    #expect(cafe.path == [latte])
  }

  @Test func `a product's sheet shows its picture once that is loaded`() {
    cafe.menu.received(.products([.latte]), for: .list(.drinks))
    cafe.productButtonTapped(.latte)
    let name = Product.latte.picture
    let sources: [(Response?, PictureSource?)] = [
      (nil, nil), (.failure, nil), (.picture([1, 2]), .bytes([1, 2])),
    ]
    for (response, source) in sources {
      if let response { cafe.menu.received(response, for: .picture(name)) }
      let picture = Node<Cafe.Action>.picture("Latte", symbol: "☕", source: source)
      #expect(cafe.screen.topLayer.content.first == picture)
    }
  }

  @Test func `an order that fails goes back into the bag, under an alert that nothing covers`()
    throws
  {
    let bagel = Product.bagel.item
    cafe.productButtonTapped(.latte)
    cafe.bag.countChanged(bagel, by: 1)
    cafe.bag.sendButtonTapped()
    #expect(cafe.bag.requests == [.order([bagel: 1])])
    cafe.receive(.failure, for: .order([bagel: 1]))
    #expect(cafe.bag.state.items == [bagel: 1])
    #expect(cafe.screen.meets(.alert("We can't take your order now.")))
    let alert = try #require(cafe.path.last)
    cafe.bagButtonTapped()
    cafe.dismissed(latte)
    #expect(cafe.path == [latte, alert])
    cafe.dismissed(alert)
    cafe.dismissed(alert)
    #expect(cafe.path == [latte])
  }
}
