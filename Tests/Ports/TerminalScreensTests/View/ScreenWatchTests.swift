import HeadlessUI
import Observation
import Synchronization
import Terminals
import Testing

@testable import TerminalScreens

struct ScreenWatchTests {
  private final class Reports: Sendable {
    let count = Atomic(0)
  }

  private let clock = TestClock()
  private let sign = Sign()
  private let reports = Reports()
  private let watch: ScreenWatch<Int>

  init() {
    let report: @Sendable () -> Void = { [reports] in reports.count.add(1, ordering: .relaxed) }
    watch = ScreenWatch(now: { [clock] in clock.now }, report)
    _ = read()
  }

  private var reportCount: Int { reports.count.load(ordering: .relaxed) }

  private func read() -> String { watch.screen(of: sign).topLayer.name }

  @Test func `a change is reported once until the screen is read again`() {
    for count in 1...2 {
      for text in ["new", "newer"] {
        sign.change(to: text)
        #expect(reportCount == count)
      }
      #expect(read() == "newer")
    }
  }

  @Test(arguments: [0, 5, 99, 100, 999])
  func `a change that comes a second after its report or sooner is seen`(late: Int) {
    sign.willChange()
    #expect(read() == "old")
    let change = clock.now + .milliseconds(late)
    while let deadline = watch.deadline, deadline <= change {
      clock.advance(to: deadline)
      #expect(read() == "old")
    }
    clock.advance(to: change)
    sign.didChange(to: "new")
    var seen = "old"
    for _ in 0..<20 {
      guard let deadline = watch.deadline else { break }
      #expect(seen == "new" || deadline <= change + .milliseconds(100))
      clock.advance(to: deadline)
      seen = read()
    }
    #expect(seen == "new")
    #expect(watch.deadline == nil)
  }

  @Test func `what a late change shows is watched, too`() {
    sign.willChange()
    _ = read()
    sign.didChange(to: "open")
    clock.advance(100)
    #expect(read() == "9 to 5")
    sign.hours.text = "8 to 6"
    #expect(reportCount == 2)
    #expect(read() == "8 to 6")
  }

  @Test func `what an action leads to without a report is watched, after any pause`() {
    sign.change(to: "new")
    _ = read()
    clock.advance(2_000)
    _ = read()
    sign.didChange(to: "open")
    #expect(watch.screen(of: sign, hasActed: true).topLayer.name == "9 to 5")
    sign.hours.text = "8 to 6"
    #expect(reportCount == 2)
    #expect(read() == "8 to 6")
  }

  @Test
  func `after a change the screen is read for a second, and then only after the next one`() {
    for _ in 0..<2 {
      for _ in 0..<10 {
        #expect(watch.deadline == clock.now + .milliseconds(100))
        for milliseconds in [99, 1] {
          clock.advance(milliseconds)
          _ = read()
        }
      }
      _ = read()
      #expect(watch.deadline == nil)
      sign.change(to: "new")
      _ = read()
    }
  }
}

/// A sign that says its hours while it's open, and whose text can change some time after that was
/// announced.
private final class Sign: HeadlessApp, Observable {
  @Observable
  final class Hours {
    var text = "9 to 5"
  }

  let hours = Hours()
  private let registrar = ObservationRegistrar()
  private var stored = "old"

  var text: String {
    registrar.access(self, keyPath: \.text)
    return stored
  }

  var screen: Screen<Int> { Screen(title: text == "open" ? hours.text : text) }

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
