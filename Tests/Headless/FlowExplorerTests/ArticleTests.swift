import FlowDriver
import FlowExplorer
import HeadlessUI
import Testing

/// A counter from 0 to 99.
struct Counter: RestorableApp {
  enum Action { case add, reset }

  var state = 0

  var screen: Screen<Action> {
    Screen(
      title: "Counter",
      content: [
        .value("Count", value: "\(state)"),
        .button(Button("Add one", action: state < 99 ? .add : nil)),
        .button(Button("Reset", action: state > 0 ? .reset : nil)),
      ])
  }

  mutating func perform(_ action: Action) {
    switch action {
    case .add: state += 1
    case .reset: state = 0
    }
  }

  mutating func restore(_ state: Int) { self.state = state }
}

@Test func `the counter stays below a hundred`() {
  let explorer = Explorer(
    Scope<Counter>("counter"),
    properties: [
      .noDeadEnd,
      .everyAlertCanBeLeft,
      .always("at most 99") { count, _ in
        count > 99 ? [.expect(.value("99", of: "Count"))] : nil
      },
      .sometimes("99 is reached") { count, _ in count == 99 },
    ],
    makeApp: { Counter() })
  let exploration = explorer.explore()
  #expect(exploration.holds)
}

struct CounterModel: PartialModel {
  var count = 0
  var expectations: [Command.Expectation] { [.value("\(count)", of: "Count")] }
  mutating func perform(_ command: Command) { count = command == .tap("Reset") ? 0 : count + 1 }
}

@Test func `the counter agrees with its model`() {
  let explorer = Explorer(
    Scope<ModelledApp<Counter, CounterModel>>("counter"),
    properties: [.agreesWithModel("the counter agrees with its model")],
    makeApp: { ModelledApp(Counter(), model: CounterModel()) })
  #expect(explorer.explore().holds)
}
