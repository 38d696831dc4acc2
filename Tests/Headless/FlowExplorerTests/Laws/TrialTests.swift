import FlowDriver
import FlowExplorer
import HeadlessUI
import Testing

struct TrialTests {
  /// A shop with a question, which ignores what it doesn't offer, but for some slips.
  private static func shop(_ slips: [[Int]], isRude: Bool = false) -> Forgetful {
    @Sendable func screen(_ state: Int) -> Screen<Int> {
      let home = Screen<Int>.room("Home", ("Ask", 1), ("Buy", 2))
      let question = Alert(message: "Sure?", buttons: [Button("Yes", action: 3)])
      return [home, home.covered(by: .alert(question)), .room("Sold", ("Back", 0))][state]
    }
    return Forgetful { state, memory in
      var screen = screen(state)
      if isRude, memory.isRestored, memory.actions.contains(3) { screen.title = "No" }
      return screen
    } go: { state, action, _ in
      let isDone = screen(state).actions.contains(action) || slips.contains([state, action])
      return isDone ? action % 3 : state
    }
  }

  private func finding(_ app: Forgetful, _ property: Property<Forgetful>) throws -> Finding {
    try #require(Explorer(Scope("shop"), properties: [property]) { app }.explore().findings.first)
  }

  private static let slips: [(slips: [[Int]], isRude: Bool, found: String?, steps: Int)] = [
    ([], false, nil, 0),
    ([[1, 2]], false, #"here tap "Buy", which isn't offered, changes something"#, 1),
    ([[2, 1]], false, #"here tap "Ask", which isn't offered, changes something"#, 1),
    ([[2, 0], [1, 4]], false, nil, 0),
    ([[0, 0]], true, #"here tap "Yes", which isn't offered, changes something"#, 0),
  ]

  @Test(arguments: slips)
  func `what isn't offered is tried in every state, even in those before it was found`(
    slips: [[Int]], isRude: Bool, found: String?, steps: Int
  ) throws {
    let finding = try finding(Self.shop(slips, isRude: isRude), .ignoresWhatIsNotOffered())
    #expect(finding.note == found)
    guard case .violated(let count, let flow, let evidence) = finding.outcome else {
      #expect(finding.outcome == .holds)
      #expect(finding.examined == 3)
      return #expect(found == nil)
    }
    #expect([count, flow.steps.count] == [steps, steps])
    #expect(evidence == .unshown)
  }

  @Test func `what may come at any time isn't tried`() throws {
    let property = Property<Forgetful>.ignoresWhatIsNotOffered { ($0 == 2) == false }
    #expect(try finding(Self.shop([[1, 2]]), property).outcome == .holds)
  }

  @Test func `a trial does and restores what it likes`() throws {
    let property = Property<Forgetful>.everyTrial("Ask and Buy are one") {
      app, state throws(RestoringError) in
      guard state == 0 else { return nil }
      app.perform(1)
      let asked = app.state
      app.restore(state)
      app.perform(2)
      return app.state == asked ? nil : "\(asked) isn't \(app.state)"
    }
    let finding = try finding(Self.shop([]), property)
    #expect(finding.note == "1 isn't 2")
  }

  @Test func `a trial that can't go back violates the law of going back`() {
    var maze = Maze([.room("Home", ("Go", 1)), .room("Away", ("Back", 0))])
    maze.unrestorable = [7]
    let app = maze
    let property = Property<Maze>.everyTrial("seven") { app, _ throws(RestoringError) in
      try app.restore(7)
      return nil
    }
    let exploration = Explorer(Scope("maze"), properties: [property]) { app }.explore()
    #expect(exploration.violations.map { $0.property } == ["the app can go back to every state"])
  }
}
