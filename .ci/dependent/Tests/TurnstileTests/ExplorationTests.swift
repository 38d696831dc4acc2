import FlowDriver
import FlowExplorer
import Foundation
import HeadlessUI
import Testing

struct ExplorationTests {
  /// Two counters with 10,000 states, which go further than the environment variable `COUNTER_LIMIT`
  /// allows.
  private struct Counters: RestorableApp {
    struct State: Hashable {
      var left = 0
      var right = 0
    }

    enum Action { case left, right }

    private(set) var state = State()

    var screen: Screen<Action> {
      Screen(
        title: "Counters",
        content: [
          counter("Left", state.left, .left), counter("Right", state.right, .right),
        ])
    }

    private func counter(_ name: String, _ count: Int, _ action: Action) -> Node<Action> {
      .stepper(
        Stepper(name, value: "\(count)", decrement: nil, increment: count < 99 ? action : nil))
    }

    mutating func perform(_ action: Action) {
      switch action {
      case .left: state.left += 1
      case .right: state.right += 1
      }
    }

    mutating func restore(_ state: State) -> Bool {
      self.state = state
      return true
    }
  }

  @Test func `counters stay within their limit`() {
    let limit = Int(ProcessInfo.processInfo.environment["COUNTER_LIMIT"] ?? "") ?? 99
    let laws: [Property<Counters>] = [
      .always("left within its limit") { state, _ in
        state.left > limit ? [.expect(.value("Left", "\(limit)"))] : nil
      },
      .always("both within their limit") { state, _ in
        min(state.left, state.right) > limit ? [.expect(.value("Right", "\(limit)"))] : nil
      },
      .sometimes("the last state is reached") { state, _ in state.left + state.right == 198 },
    ]
    let exploration = Explorer(Scope("counters"), properties: laws) { Counters() }.explore()
    #expect(exploration.states.count == 10_000)
    #expect(exploration.holds)
  }
}
