import FlowDriver
import FlowExplorer
import HeadlessUI
import Testing

struct PartialModelTests {
  private typealias App = ModelledApp<Forgetful, CounterModel>

  /// A counter to 19 that skips a number: after a number of steps since it was made, or restored, or
  /// always at one number.
  private static func counter(skipping number: Int? = nil, after steps: Int? = nil) -> Forgetful {
    Forgetful { state, _ in
      Screen(
        title: "Counter \(state % 3)", bar: [Button("Reset", action: 0)],
        content: [
          .value("Count", value: "\(state)"),
          .button(Button("Add", action: state < 19 ? 1 : nil)),
          .button(Button("Again", action: nil)),
        ])
    } go: { state, action, memory in
      let isSkipping = state + 1 == number || memory.actions.count == steps
      return action == 0 ? 0 : state + (isSkipping ? 2 : 1)
    }
  }

  private func findings(_ app: Forgetful, _ property: Property<App>) -> [Finding] {
    Explorer(Scope("counter"), properties: [property]) {
      ModelledApp(app, model: CounterModel())
    }.explore().findings
  }

  @Test func `a model reads the names and the values of commands`() {
    let commands: [Command] = [
      .tap("Add", in: "Mango"), .enter("cat", into: "Search"), .answer("cat", with: "two"),
      .dismiss,
    ]
    #expect(commands.map { $0.name } == ["Add", "Search", "cat", ""])
    #expect(commands.map { $0.value } == ["", "cat", "two", ""])
  }

  @Test func `what the model says is compared, and nothing else`() throws {
    let law = Property<App>.agreesWithModel("the count is right")
    #expect(findings(Self.counter(), law).allSatisfy { $0.outcome == .holds })
    let flow = try Flow(
      parsing: "tap \"Add\"\ntap \"Add\"\nexpect value \"Count\" \"2\"\n", file: "f")
    let wrong = findings(Self.counter(skipping: 2), law).first?.outcome
    #expect(wrong == .violated(steps: 2, flow, .confirmed))
  }

  @Test func `what an app keeps beside its state is told in the words of the model`() throws {
    let finding = findings(Self.counter(after: 7), .dependsOnStateAlone(steps: 200)).first
    let adds = [Command](repeating: .tap("Add"), count: 7)
    let flow = try Flow(adds + [.expect(.value("7", of: "Count"))])
    #expect(finding?.outcome == .violated(steps: 7, flow, .confirmed))
  }

  @Test func `a law that the model contradicts isn't confirmed, and one that it leaves open fails`()
    throws
  {
    let wrong = Property<App>.always("never two") { state, _ in
      state.app == 2 ? [.expect(.title("Counter 9"))] : nil
    }
    let flow = try Flow([.tap("Add"), .tap("Add"), .expect(.title("Counter 9"))])
    let open = findings(Self.counter(), wrong).first?.outcome
    #expect(open == .violated(steps: 2, flow, .failing))
    let twin = Maze([.room("Home", ("Go", 1)), .room("Away", ("Back", 0))])
    let away = Property<ModelledApp<Maze, Maze>>.always("stay") { state, _ in
      state.app == 1 ? [.expect(.title("Home"))] : nil
    }
    let finding = Explorer(Scope("twin"), properties: [away]) {
      ModelledApp(twin, model: twin)
    }.explore().findings.first
    #expect(finding?.note == "the model doesn't pass the flow, either")
  }

  @Test func `what was only seen after going back isn't shown by its flow`() {
    let law = Property<Forgetful>.always("no ticket is missing") { _, screen in
      screen.value(of: "Left") == "-1" ? [.expect(.value("0", of: "Left"))] : nil
    }
    let finding = Forgetful.tickets.explored(law).findings.first
    #expect(finding?.note?.hasPrefix("a new app passes the flow; ") == true)
  }
}
