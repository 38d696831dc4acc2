import FlowDriver
import FlowExplorer
import HeadlessUI
import Testing

struct ModelledAppTests {
  private typealias App = ModelledApp<Maze, Maze>

  private func explore(_ app: Maze, model: Maze = .shop) -> Exploration<App> {
    Explorer(
      Scope("shop"), properties: [.agreesWithModel("the shop agrees with its model")],
      makeApp: { ModelledApp(app, model: model) }
    ).explore()
  }

  @Test func `an app that agrees with its model is explored as without one`() {
    let exploration = explore(.shop)
    let alone = Explorer(Scope("shop"), makeApp: { Maze.shop }).explore()
    #expect(exploration.isComplete)
    #expect(exploration.findings.map { $0.outcome } == [.holds])
    #expect(exploration.findings.map { $0.examined } == [exploration.states.count])
    #expect(exploration.states.map { $0.app } == alone.states)
    #expect(exploration.states.map { $0.model?.state } == alone.states)
    #expect(exploration.transitionCount == alone.transitionCount)
    #expect(exploration.coverageReport == alone.coverageReport)
  }

  @Test(arguments: ShopFault.all)
  func `a difference is found with the fewest steps and told by a flow`(fault: ShopFault) throws {
    var app = Maze.shop
    fault.change(&app.rooms)
    let exploration = explore(app)
    guard case .violated(_, let flow, let isConfirmed) = exploration.findings.first?.outcome else {
      Issue.record("not found")
      return
    }
    #expect(flow.description == fault.flow)
    #expect(isConfirmed)
    #expect(throws: FlowError.self) { try Driver(app).run(flow) }
    try Driver(Maze.shop).run(flow)
    try Driver(App(.shop, model: .shop)).run(try Flow(parsing: fault.flow, file: "f"))
  }

  @Test func `an app that differs goes on alone`() {
    var app = Maze.shop
    app.rooms[0].title = "Hom"
    let exploration = explore(app)
    let states = exploration.states
    #expect(exploration.findings.map { $0.examined } == [1])
    #expect(states.map { $0.app } == [0, 1, 3, 2, 0])
    #expect(states.map { $0.model?.state } == [0, nil, nil, nil, nil])
  }

  @Test func `a state is restored in the app and in the model`() {
    let app = App(.shop, model: .shop)
    let first = app.state
    app.screen.actions.first.map { app.perform($0) }
    #expect((app.state == first) == false)
    #expect(app.restore(first))
    #expect(app.state == first)
    #expect(app.app == .shop)
    #expect(app.model == .shop)
  }

  @Test func `a state that the app refuses leaves the model as it was`() {
    var maze = Maze.shop
    maze.unrestorable = [0]
    let app = App(maze, model: .shop)
    let first = app.state
    app.screen.actions.first.map { app.perform($0) }
    let state = app.state
    #expect(app.restore(first) == false)
    #expect(app.state == state)
  }

  @Test func `the app can be read while it performs an action`() {
    let bell = Bell()
    let app = ModelledApp(bell, model: Maze([.room("Bell", ("Ring", 0))]))
    bell.didRing = { [unowned app] in #expect(app.app.state == 1) }
    app.screen.actions.first.map { app.perform($0) }
    #expect(app.state.app == 2)
  }
}

/// An app that calls a closure while it performs an action.
private final class Bell: RestorableApp {
  private(set) var state = 0
  var didRing: () -> Void = {}

  var screen: Screen<Int> { .room("Bell", ("Ring", 0)) }

  func perform(_ action: Int) {
    state += 1
    didRing()
    state += 1
  }

  func restore(_ state: Int) -> Bool {
    self.state = state
    return true
  }
}
