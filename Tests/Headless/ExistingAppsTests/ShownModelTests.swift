import ExistingApps
import FlowExplorer
import HeadlessUI
import Testing

private typealias Adapted<Model> = AdaptedApp<Model, String, String, String>

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

struct ShownModelTests {
  @Test func `a getter may fill a memo, and make what is lazy`() {
    let exploration = Explorer(Scope("numbers"), properties: [.noDeadEnd]) {
      ReplayedApp {
        Adapted<Numbers> { _ in
          Numbers()
        } screen: { numbers in
          Screen(
            title: "Numbers", bar: [Button("Next", action: "Next")], content: [.text(numbers.text)])
        } perform: { numbers, _ in
          numbers.next()
        }
      }
    }
    .explore()
    #expect(exploration.holds, "\(exploration)")
    #expect(exploration.states.count == 5)
  }

  @Test func `the time that has passed since an instant tells states apart`() {
    typealias Clock = CallClock<String, String>
    let exploration = Explorer(
      Scope<ReplayedApp<Existing<Code<Clock>>>>("code", depth: 9) { state, choice in
        state.screen.events.isEmpty || choice.gesture == .event
      }
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
