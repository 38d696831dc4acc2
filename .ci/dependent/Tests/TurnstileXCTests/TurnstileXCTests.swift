import TextRendering
import TextSnapshots
import Turnstile
import XCTest

final class TurnstileXCTests: XCTestCase {
  func testTheTurnstileOpensWithoutCoins() {
    expectTurnstile(named: "closed-in-xctest")
  }

  func testATaskDrawsTheTurnstile() async {
    await Task.detached { expectTurnstile(named: "closed-in-xctest-task") }.value
  }

  func testAThreadDrawsTheTurnstile() {
    let isDone = DispatchSemaphore(value: 0)
    Thread {
      expectTurnstile(named: "closed-in-thread")
      isDone.signal()
    }.start()
    isDone.wait()
  }
}

private func expectTurnstile(named name: String) {
  expectSnapshot(
    of: Turnstile.ofEnvironment.screen,
    drawnBy: TextRenderer(viewport: Viewport(columns: 40, rows: 10)),
    named: "Turnstile/\(name).40x10.en"
  )
}
