import HeadlessUI
import JuiceModel
import JuiceScreens
import Synchronization
import Testing

@testable import TerminalPort

@Suite struct ScreenWatchTests {
  @Test func `a change is reported once until the screen is read again`() throws {
    let count = Atomic(0)
    let watch = ScreenWatch { count.add(1, ordering: .relaxed) }
    let store = FruitStore(Stock(of: .standard))
    let kiosk = JuiceKiosk(maker: JuiceMaker(menu: .standard, store: store))
    let opened = watch.screen(of: kiosk)
    _ = watch.screen(of: kiosk)
    #expect(count.load(ordering: .relaxed) == 0)
    try store.apply(["banana": -1])
    try store.apply(["banana": -1])
    #expect(count.load(ordering: .relaxed) == 1)
    #expect((watch.screen(of: kiosk) == opened) == false)
    try store.apply(["banana": -1])
    #expect(count.load(ordering: .relaxed) == 2)
  }
}
