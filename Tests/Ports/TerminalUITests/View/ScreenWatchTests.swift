import HeadlessUI
import Observation
import Synchronization
import Testing

@testable import TerminalUI

struct ScreenWatchTests {
  private let clock = TestClock()
  private let sign = Sign()

  private func watch(_ changed: @escaping @Sendable () -> Void = {}) -> ScreenWatch {
    ScreenWatch(now: { [clock] in clock.now }, changed)
  }

  @Test func `a change is reported once until the screen is read again`() {
    let count = Atomic(0)
    let watch = watch { count.add(1, ordering: .relaxed) }
    var counts: [Int] = []
    for _ in 1...2 {
      _ = watch.screen(of: sign)
      sign.change(to: "new")
      counts.append(count.load(ordering: .relaxed))
      sign.change(to: "newer")
      counts.append(count.load(ordering: .relaxed))
    }
    #expect(counts == [1, 1, 2, 2])
    #expect(watch.screen(of: sign).topLayer.title == "newer")
  }

  @Test(arguments: [0, 4, 5, 54, 554])
  func `a change that comes some milliseconds after its report is seen`(late: Int) {
    let watch = watch()
    _ = watch.screen(of: sign)
    sign.willChange()
    #expect(watch.screen(of: sign).topLayer.title == "old")
    clock.advance(late)
    if late > 4 { _ = watch.screen(of: sign) }
    sign.didChange(to: "new")
    var seen = "old"
    while let deadline = watch.deadline {
      clock.advance(to: deadline)
      seen = watch.screen(of: sign).topLayer.name
    }
    #expect(seen == "new")
  }

  @Test func `what a late change shows is watched, too`() {
    let count = Atomic(0)
    let watch = watch { count.add(1, ordering: .relaxed) }
    _ = watch.screen(of: sign)
    sign.willChange()
    _ = watch.screen(of: sign)
    sign.didChange(to: "open")
    clock.advance(5)
    #expect(watch.screen(of: sign).topLayer.content.isEmpty == false)
    sign.hours.text = "9 to 5"
    #expect(count.load(ordering: .relaxed) == 2)
    #expect(watch.screen(of: sign).topLayer.content == [.text("9 to 5")])
  }

  @Test func `what an action leads to without a report is watched, too`() {
    let count = Atomic(0)
    let watch = watch { count.add(1, ordering: .relaxed) }
    _ = watch.screen(of: sign)
    while let deadline = watch.deadline {
      clock.advance(to: deadline)
      _ = watch.screen(of: sign)
    }
    let other = Sign()
    _ = watch.screen(of: other, hasActed: true)
    other.change(to: "new")
    #expect(count.load(ordering: .relaxed) == 1)
  }

  @Test
  func `after a change the screen is read three more times, and then only after the next one`() {
    let watch = watch()
    for _ in 0..<2 {
      _ = watch.screen(of: sign)
      for pause in [5, 50, 500] {
        #expect(watch.deadline == clock.now + .milliseconds(pause))
        clock.advance(pause - 1)
        _ = watch.screen(of: sign)
        clock.advance(1)
        _ = watch.screen(of: sign)
      }
      _ = watch.screen(of: sign)
      #expect(watch.deadline == nil)
      sign.change(to: "new")
    }
  }
}

/// A sign whose text can change some time after that was announced.
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

  func change(to text: String) {
    willChange()
    didChange(to: text)
  }

  func willChange() {
    registrar.willSet(self, keyPath: \.text)
  }

  func didChange(to text: String) {
    stored = text
    registrar.didSet(self, keyPath: \.text)
  }
}
