import Testing

@testable import cafe

struct BagViewModelTests {
  private let bag = BagViewModel(.en)
  private let bagel = OrderItem(product: .bagel)

  @Test func `a bag counts its items, and forgets an item that's taken out`() {
    #expect(bag.count == "0")
    #expect(bag.total == "0 won")
    bag.countChanged(bagel, by: 1)
    bag.countChanged(bagel, by: 1)
    #expect(bag.count == "2")
    #expect(bag.count(of: bagel) == 2)
    #expect(bag.total == "1,800 won")
    bag.countChanged(bagel, by: -1)
    #expect(bag.items.map { bag.name(of: $0) } == ["Bagel"])
    bag.countChanged(bagel, by: -1)
    #expect(bag.items == [])
  }

  @Test func `an order waits for the counter, and a second one for the first`() {
    #expect(bag.canSend == false)
    bag.sendButtonTapped()
    #expect(bag.requests == [])
    bag.countChanged(bagel, by: 2)
    #expect(bag.canSend)
    bag.sendButtonTapped()
    #expect(bag.requests == [.order([bagel: 2])])
    #expect(bag.message == "Sending your order")
    #expect(bag.count == "0")
    bag.countChanged(bagel, by: 1)
    #expect(bag.canSend == false)
    bag.sendButtonTapped()
    #expect(bag.requests == [.order([bagel: 2])])
  }

  @Test func `a large order has its price in groups of three digits`() {
    #expect(CafeLanguage.en.won(999) == "999 won")
    #expect(CafeLanguage.en.won(6000 * 261) == "1,566,000 won")
    #expect(CafeLanguage.ko.won(1_000_000_050) == "1,000,000,050원")
  }

  @Test func `each cup that was accepted brings a star, and no item is lost meanwhile`() {
    let latte = OrderItem(product: .latte, size: Product.latte.sizes[1])
    bag.countChanged(bagel, by: 2)
    bag.countChanged(latte, by: 3)
    bag.sendButtonTapped()
    bag.countChanged(latte, by: 1)
    #expect(bag.received(.accepted(number: 7)) == "Number 7 is on its way!")
    #expect(bag.stars == "5")
    #expect(bag.items == [latte])
    #expect(bag.message == nil)
  }

  @Test(arguments: [
    (Response.refused(limit: 5), "We take up to 5 items at once."),
    (.failure, "We can't take your order now."),
  ])
  func `an order that isn't accepted goes back into the bag`(response: Response, reply: String) {
    bag.countChanged(bagel, by: 2)
    bag.sendButtonTapped()
    bag.countChanged(bagel, by: 1)
    #expect(bag.received(response) == reply)
    #expect(bag.requests == [])
    #expect(bag.stars == "0")
    #expect(bag.count(of: bagel) == 3)
  }
}
