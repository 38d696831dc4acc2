import FlowDriver
import FlowExplorer
import HeadlessUI
import Testing

/// A shop in which each order waits, as many as there are.
private struct Shop: RequestingApp, RestorableApp {
  struct State: Hashable, Sendable {
    var orders: Set<Int> = []
    var isAway = false
  }

  var state = State()
  /// Whether the shop waits for its news all the time.
  var polls = false

  var requests: [String] { state.orders.sorted().map { "order \($0)" } + (polls ? ["news"] : []) }

  var screen: Screen<Bool> {
    Screen(
      title: state.isAway ? "Away" : "Shop",
      bar: [Button("Order", action: true)] + (polls ? [Button("Leave", action: false)] : []),
      content: [.value("Orders", value: "\(state.orders.count)")])
  }

  mutating func perform(_ orders: Bool) {
    let free = (1...).first { state.orders.contains($0) == false }
    if orders, let free { state.orders.insert(free) }
    state.isAway = orders == false
  }

  mutating func receive(_ response: String, for request: String) {
    state.orders = state.orders.filter { ("order \($0)" == request) == false }
  }

  mutating func restore(_ state: State) { self.state = state }
}

struct WaitingCallsTests {
  private func explore(
    calls: Int? = nil, polls: Bool = false, _ laws: Property<StubbedApp<Shop>>...
  ) -> Exploration<StubbedApp<Shop>> {
    let scope = calls.map { Scope<StubbedApp<Shop>>("shop", calls: $0) } ?? Scope("shop")
    return Explorer(scope, properties: laws) {
      StubbedApp(Shop(polls: polls)) { _ in [Stub("done", "")] }
    }.explore()
  }

  @Test func `an app that can be asked again and again is explored to its end`() {
    let explorations = [nil, 1, 2, 3].map { explore(calls: $0) }
    #expect(explorations.map { $0.states.count } == [4, 2, 4, 8])
    #expect(explorations.map { $0.holds } == [true, true, true, true])
    let lines = explorations.map { $0.report.split(separator: "\n")[2] }
    #expect(lines[0] == "  at most 2 calls at once: 1 step not continued")
    #expect(lines[1] == "  at most 1 call at once: 1 step not continued")
  }

  @Test func `a fault in what isn't continued is found`() throws {
    let exploration = explore(
      .always("two orders at most") { state, _ in
        state.orders.count > 2 ? [.expect(.value("2", of: "Orders"))] : nil
      })
    let taps = [Command](repeating: .tap("Order"), count: 3)
    let flow = try Flow(taps + [.expect(.value("2", of: "Orders"))])
    #expect(exploration.violations.map { $0.outcome } == [.violated(steps: 3, flow, .failing)])
  }

  @Test func `a fault in a state comes before one in what isn't continued from another`() {
    let exploration = explore(
      polls: true,
      .always("at home with one order") { state, _ in
        state.isAway || state.orders.count > 1 ? "not so" : nil
      })
    #expect(exploration.violations.map { $0.stepCount } == [1])
  }

  @Test func `a step that isn't continued may lead home`() {
    let exploration = explore(calls: 1, polls: true, .homeCanBeReached(identifier: "Shop"))
    #expect(exploration.states.map { $0.isAway } == [false, true])
    #expect(exploration.holds, "\(exploration)")
  }
}
