import Descriptors
import HeadlessUI
import JuiceModel
import JuiceScreens
import Observation
import Synchronization
import Testing

@testable import TerminalUI

@Suite struct ScreenWatchTests {
  private let clock = TestClock()

  private func watch(_ changed: @escaping @Sendable () -> Void = {}) -> ScreenWatch {
    ScreenWatch(now: { [clock] in clock.now }, changed)
  }

  @Test func `a change is reported once until the screen is read again`() throws {
    let count = Atomic(0)
    var watch = watch { count.add(1, ordering: .relaxed) }
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

  @Test(arguments: [0, 4, 5, 54, 554])
  func `a change that comes some milliseconds after its report is seen`(late: Int) {
    var watch = watch()
    let sign = Sign()
    _ = watch.screen(of: sign)
    sign.willChange()
    #expect(watch.screen(of: sign).title == "old")
    clock.advance(late)
    if late > 4 { _ = watch.screen(of: sign) }
    sign.change(to: "new")
    var seen = "old"
    while let deadline = watch.deadline {
      clock.advance(Int(clock.now.milliseconds(until: deadline)))
      seen = watch.screen(of: sign).title
    }
    #expect(seen == "new")
  }

  @Test func `what a late change shows is watched, too`() {
    let count = Atomic(0)
    var watch = watch { count.add(1, ordering: .relaxed) }
    let sign = Sign()
    _ = watch.screen(of: sign)
    sign.willChange()
    _ = watch.screen(of: sign)
    sign.change(to: "open")
    clock.advance(5)
    #expect(watch.screen(of: sign).content.isEmpty == false)
    #expect(count.load(ordering: .relaxed) == 1)
    sign.hours.text = "9 to 5"
    #expect(count.load(ordering: .relaxed) == 2)
    #expect(watch.screen(of: sign).content == [.text("9 to 5")])
  }

  @Test
  func `after a change the screen is read three more times, and then only after the next one`()
    throws
  {
    var watch = watch()
    let store = FruitStore(Stock(of: .standard))
    let kiosk = JuiceKiosk(maker: JuiceMaker(menu: .standard, store: store))
    for _ in 0..<2 {
      _ = watch.screen(of: kiosk)
      for pause in [5, 50, 500] {
        #expect(watch.deadline == clock.now + .milliseconds(pause))
        clock.advance(pause - 1)
        _ = watch.screen(of: kiosk)
        clock.advance(1)
        _ = watch.screen(of: kiosk)
      }
      #expect(watch.deadline == nil)
      _ = watch.screen(of: kiosk)
      #expect(watch.deadline == nil)
      try store.apply(["banana": -1])
    }
  }
}

/// A sign whose text changes some time after that was announced, as if its thread had been stopped in
/// between.
private final class Sign: HeadlessApp, Observable {
  @Observable
  final class Hours {
    var text = ""
  }

  let hours = Hours()
  private let registrar = ObservationRegistrar()
  private var stored = "old"

  var text: String {
    registrar.access(self, keyPath: \.text)
    return stored
  }

  var screen: Screen<Int> {
    Screen(title: text, content: text == "open" ? [.text(hours.text)] : [])
  }

  func perform(_ action: Int) {}

  func willChange() {
    registrar.willSet(self, keyPath: \.text)
  }

  func change(to text: String) {
    stored = text
    registrar.didSet(self, keyPath: \.text)
  }
}
