import ExistingApps
import FlowDriver
import FlowExplorer
import Foundation
import HeadlessUI
import TestSupport
import Testing

/// A number whose getter fills a memo, and whose words are made when they're shown first.
@MainActor private final class Numbers {
  private var number = 0
  private var memo: [Int: String] = [:]
  private lazy var words = ["zero", "one", "two"]

  var text: String {
    guard number > 0 else { return "-" }
    let text = memo[number] ?? words[number]
    memo[number] = text
    return text
  }

  func next() { number = (number + 1) % 3 }
}

/// A code that expires after four seconds.
@MainActor private final class Code<Time: Clock<Duration>> {
  private let clock: Time
  private let sent: Time.Instant
  private(set) var text = "sent"

  init(_ clock: Time) { (self.clock, sent) = (clock, clock.now) }

  func perform(_ action: String) {
    if action == "Wait" {
      Task { try await clock.sleep(for: .seconds(1)) }
    } else {
      text = sent.duration(to: clock.now) < .seconds(4) ? "accepted" : "expired"
    }
  }
}

/// A session that ends after an hour.
@MainActor private final class Session {
  private(set) var text = "signed in"
  private let end: Date
  private let now: () -> Date

  init(now: @escaping () -> Date) { (self.now, end) = (now, now() + 3600) }

  func orderTapped() { text = now() < end ? "ordered" : "signed out" }
}

/// An upload that waits before it begins, and before it's tried again.
@MainActor private final class Upload {
  private(set) var isTried = false
  private let clock: any Clock<Duration>

  init(clock: any Clock<Duration>) {
    self.clock = clock
    Task {
      try await clock.sleep(for: .seconds(1))
      isTried = true
      try await clock.sleep(for: .seconds(1))
    }
  }
}

private func sessionApp() -> Existing<Session> {
  let now = ExternalValue(Date(timeIntervalSinceReferenceDate: 0))
  return AdaptedApp<Session, String, String, String> { _ in
    Session { now.value }
  } screen: { session in
    let isEarly = now.value.timeIntervalSinceReferenceDate < 7200
    return Screen(
      title: "Session", bar: [Button("Order", action: "order")], content: [.text(session.text)],
      events: isEarly ? [ExternalEvent("an hour passes", action: "hour")] : [])
  } perform: { session, action in
    if action == "hour" { now.value += 3600 } else { session.orderTapped() }
  }
  .stubbed()
}

@MainActor private final class Subscription {
  var value: String?
}

struct ShownModelTests {
  @Test func `a date that a test sets tells states apart, and can be left out`() {
    let exploration = explored(Property.usual) { sessionApp() }
    #expect(exploration.holds, "\(exploration)")
    #expect(exploration.states.count == 8)
    let named = Explorer(Scope("session"), properties: [.goesOnAlike]) {
      ReplayedApp(except: ["ExternalValue<Date>.value"]) { sessionApp() }
    }
    #expect(named.explore().states.count < 8)
  }

  @Test func `a clock names a sleep after what it is for`() throws {
    let driver = Driver(
      Adapted<Upload> { calls in
        Upload(
          clock: CallClock(calls) { (upload: Upload?, _) in
            upload?.isTried == true ? "retry" : "debounce"
          })
      } screen: { upload in
        Screen(title: upload.isTried ? "Tried" : "New")
      } perform: { _, _ in
      }
      .stubbed("over"))
    try driver.run(
      .answer("debounce", with: "over"),
      .expect(.request("retry")),
      .expect(.noRequest("debounce")))
  }

  @Test func `a getter may fill a memo, and make what is lazy`() {
    let exploration = explored([.noDeadEnd]) {
      Adapted<Numbers> { _ in
        Numbers()
      } screen: { numbers in
        Screen(
          title: "Numbers", bar: [Button("Next", action: "Next")], content: [.text(numbers.text)])
      } perform: { numbers, _ in
        numbers.next()
      }
    }
    #expect(exploration.holds, "\(exploration)")
    #expect(exploration.states.count == 5)
  }

  @Test func `what the server has may be beneath a sheet or an alert`() {
    let exploration = explored([
      .showsWhatTheServerHas { (count: Int) in [.value("\(count)", of: "Count")] }
    ]) {
      let server = ExternalValue(0)
      return Adapted<Numbers> { _ in
        Numbers()
      } screen: { numbers in
        let next = Button("Next", action: "Next")
        let alert = Layer(.alert, message: numbers.text, buttons: [next.node])
        return Screen(
          title: "Numbers", content: [.value("Count", value: "0")],
          coveredBy: [numbers.text == "-" ? alert : .sheet(title: numbers.text, bar: [next])])
      } perform: { numbers, _ in
        numbers.next()
        server.value = 0
      }
    }
    #expect(exploration.holds, "\(exploration)")
  }

  @Test(arguments: [true, false])
  func `what the server has may be absent, and isn't what a view model calls a value`(
    isShown: Bool
  ) {
    let exploration = explored([
      .showsWhatTheServerHas { (plan: String?) in [.value(plan ?? "none", of: "Plan")] }
    ]) {
      let server = ExternalValue<String?>(nil)
      return Adapted<Subscription> { _ in
        Subscription()
      } screen: { subscription in
        Screen(
          title: "Subscription", bar: [Button("Buy", action: "")],
          content: [.value("Plan", value: subscription.value ?? "none")])
      } perform: { subscription, _ in
        server.value = "plus"
        subscription.value = isShown ? "plus" : nil
      }
    }
    #expect(exploration.holds == isShown, "\(exploration)")
  }

  @Test(.first) func `a server that another external value can be taken for stops with the reason`()
    async
  {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = explored([.showsWhatTheServerHas { (count: Int) in [.text("\(count)")] }]) {
        let values = [ExternalValue(0), ExternalValue(1)]
        return Adapted<Numbers> { _ in
          Numbers()
        } screen: { _ in
          Screen(title: "\(values.count)")
        } perform: { _, _ in
        }
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("2 external values have the type Int."), "\(message)")
  }

  @Test func `the time that has passed since an instant tells states apart`() {
    typealias Clock = CallClock<String, String>
    let exploration = Explorer(
      Scope<ReplayedApp<Existing<Code<Clock>>>>("code", depth: 9) { state, choice in
        state.screen.events.isEmpty || choice.gesture == .event
      }, properties: [.goesOnAlike]
    ) {
      ReplayedApp {
        Adapted<Code<Clock>> { calls in
          Code(CallClock(calls) { _ in "sleep" })
        } screen: { code in
          Screen(
            title: "Code", bar: ["Wait", "Use"].map { Button($0, action: $0) },
            content: [.text(code.text)])
        } perform: { code, action in
          code.perform(action)
        }
        .stubbed("over")
      }
    }
    .explore()
    #expect(exploration.holds && exploration.depth == 9, "\(exploration)")
    let texts = exploration.states.map { $0.screen.topLayer.content }
    #expect(texts.contains([.text("expired")]))
    #expect(exploration.report.contains("not looked at") == false)
  }
}
