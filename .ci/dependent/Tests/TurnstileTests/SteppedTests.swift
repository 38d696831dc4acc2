import Foundation
import SteppedTesting
import Testing

@Test(.stepped(orders: 10)) @MainActor func `a test runs in steps`() async {
  var coins = 0
  Task { coins += 1 }
  await settled()
  #expect(coins == 1)
  await withCheckedContinuation { continuation in
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.1) { continuation.resume() }
  }
}

@Test(.stepped(orders: 10)) func `a detached task fails its own test, and not a neighbour`() async {
  await Task.detached { #expect(getenv("TURNSTILE_COINS") == nil) }.value
}
