import FlowDriver
import FlowExplorer
import HeadlessUI
import TestSupport
import Testing

struct ModelledAppTests {
  private typealias App = ModelledApp<Maze, Maze>

  /// A shop with a sheet, a question with two answers, and a number of pears that goes from 0 to 1.
  private static let shop = Maze([
    home(pears: 0), sheet(dismiss: 0), question(yes: 3), home(pears: 1),
  ])

  private static func sheet(dismiss room: Int) -> Screen<Int> {
    home(pears: 0).covered(
      by: .sheet(title: "Shop", bar: [Button("Close", action: 0)], dismissal: Dismissal(room)))
  }

  private static func question(yes: Int, no: Int = 0, pears: Int = 0) -> Screen<Int> {
    let buttons = [Button("Yes", action: yes), Button("No", action: no, role: .cancel)]
    let alert = Layer(
      .alert, title: "Sure?", message: "A pear costs 3", buttons: buttons.map { $0.node },
      dismissal: Dismissal(0))
    return home(pears: pears).covered(by: alert)
  }

  private static func home(pears: Int, ask: Int? = 2) -> Screen<Int> {
    let (less, more) = pears > 0 ? (0, nil) : (Int?.none, Int?(3))
    return Screen(
      title: "Home", bar: [Button("Shop", action: 1)],
      content: [
        .stepper("Pears", value: "\(pears)", decrement: less, increment: more),
        .button(Button("Ask", action: ask)),
      ])
  }

  private func explore(_ app: Maze) -> Exploration<App> {
    Explorer(
      Scope("shop", statesAfterViolation: .max),
      properties: [.agreesWithModel("the shop agrees with its model")],
      makeApp: { ModelledApp(app, model: Self.shop) }
    ).explore()
  }

  /// A room of the shop as a fault changes it, and the flow that shows the fault.
  private static let faults: [(room: Int, Screen<Int>, flow: String)] = [
    (0, Screen(title: "Homes"), "expect title \"Home\"\n"),
    (0, home(pears: 0, ask: nil), "expect button \"Ask\" enabled\n"),
    (1, home(pears: 0), "tap \"Shop\"\nexpect title \"Shop\"\n"),
    (
      2, question(yes: 3, pears: 1),
      "tap \"Ask\"\nexpect line 3 \"stepper \\\"Pears\\\" \\\"0\\\" increase [3]\"\n"
    ),
    (2, question(yes: 0), "tap \"Ask\"\ntap \"Yes\"\nexpect value \"Pears\" \"1\"\n"),
    (2, question(yes: 3, no: 3), "tap \"Ask\"\ntap \"No\"\nexpect value \"Pears\" \"0\"\n"),
    (1, sheet(dismiss: 3), "tap \"Shop\"\ndismiss\nexpect value \"Pears\" \"0\"\n"),
  ]

  @Test(arguments: faults)
  func `a difference is found with the fewest steps and told by a flow`(
    room: Int, screen: Screen<Int>, flow text: String
  ) throws {
    var app = Self.shop
    app.rooms[room] = screen
    let outcome = explore(app).findings.first?.outcome
    let flow = try Flow(parsing: text, file: "f")
    #expect(outcome == .violated(steps: flow.steps.count - 1, flow, .confirmed))
    #expect(throws: FlowError.self) { try Driver(app).run(flow) }
    try Driver(App(Self.shop, model: Self.shop)).run(flow)
  }

  @Test func `two choices with one action are told apart in an app that's replayed, too`() {
    var app = Self.shop
    app.rooms[2] = Self.question(yes: 3, no: 3)
    let law = Property<ModelledApp<ReplayedApp<Maze>, Maze>>.agreesWithModel("as the model says")
    let explorer = Explorer(Scope("shop"), properties: [law]) { [app] in
      ModelledApp(ReplayedApp { app }, model: Self.shop)
    }
    #expect(explorer.explore().violations.first?.stepCount == 2)
  }

  @Test func `an app that agrees with its model is explored as without one, and goes on alone`() {
    let exploration = explore(Self.shop)
    let alone = Self.shop.explored()
    #expect(exploration.findings.map { $0.outcome } == [.holds, .holds])
    #expect(exploration.states.map { $0.app } == alone.states)
    #expect(exploration.states.map { $0.model?.state } == alone.states)
    #expect(exploration.layerTransitions == alone.layerTransitions)
    var app = Self.shop
    app.rooms[0].base = app.rooms[0].base.with(title: "Hom")
    let differing = explore(app)
    #expect(differing.findings.map { $0.examined } == [1, 5])
    #expect(differing.states.map { $0.app } == [0, 1, 3, 2, 0])
    #expect(differing.states.map { $0.model?.state } == [0, nil, nil, nil, nil])
  }

  @Test func `a state is restored in both, or refused by both`() throws {
    var maze = Self.shop
    maze.unrestorable = [1]
    let app = App(maze, model: Self.shop)
    let first = app.state
    app.screen.actions.first.map { app.perform($0) }
    let second = app.state
    try app.restore(first)
    #expect(app.state == first)
    let error = #expect(throws: RestoringError.self) { try app.restore(second) }
    #expect(error?.description == "the room is locked")
    #expect(app.state == first)
    #expect(app.model == Self.shop)
  }

  @Test func `the events of a wrapper are those of the same wrapper as a model`() throws {
    let findings = [2, 1].map { most in
      Explorer(Scope("rain"), properties: [.agreesWithModel("it rains as the model says")]) {
        ModelledApp(Rain(most: most), model: Rain(most: 2))
      }.explore().findings[0]
    }
    let flow = try Flow([.event("rain"), .event("rain"), .expect(.title("2"))])
    #expect(findings[0].outcome == .holds)
    #expect(findings[1].outcome == .violated(steps: 2, flow, .confirmed))
  }
}

/// A screen on which it can rain several times.
private struct Rain: RestorableApp, AppModel {
  let most: Int
  var state = 0

  var screen: Screen<Int> {
    let rain = ExternalEvent<Int>("rain")
    return Screen(title: "\(state)", events: state < 2 ? [rain] : [])
  }

  mutating func perform(_ action: Int) {}

  mutating func take(_ input: Input<Int>) -> Bool {
    state = min(state + 1, most)
    return input == .event("rain")
  }

  mutating func restore(_ state: Int) { self.state = state }
}
