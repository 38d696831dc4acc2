import SteppedTesting
import Testing

@Test(.stepped(orders: 10)) @MainActor func `a test runs in steps`() async {
  var coins = 0
  Task { coins += 1 }
  await settled()
  #expect(coins == 1)
}
