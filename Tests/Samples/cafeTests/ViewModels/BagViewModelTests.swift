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

  @Test(arguments: [Response.refused, .failure(.missing)])
  func `an order that isn't accepted goes back into the bag`(response: Response) {
    bag.countChanged(bagel, by: 2)
    bag.sendButtonTapped()
    bag.countChanged(bagel, by: 1)
    #expect(bag.received(response) == "We can't take your order now.")
    #expect(bag.requests == [])
    #expect(bag.stars == "0")
    #expect(bag.count(of: bagel) == 3)
  }
}
