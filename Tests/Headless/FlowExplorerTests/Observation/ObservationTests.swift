import FlowDriver
import FlowExplorer
import HeadlessUI
import Testing

struct ObservationTests {
  private func explore(
    _ order: Transfer.Order,
    _ scope: Scope<Transfer> = Scope("jars"),
    workers: Int = 1
  ) -> Exploration<Transfer> {
    Explorer(
      scope, properties: [.observersReadOnlyStates({ $0.state }, of: { $0 })]
    ) {
      Transfer(order)
    }.explore(workers: workers)
  }

  private func finding(
    _ order: Transfer.Order,
    _ scope: Scope<Transfer> = Scope("jars")
  ) throws -> Finding {
    try #require(explore(order, scope).findings.first)
  }

  @Test func `an event that changes everything at once passes, and each step is examined`() throws {
    let exploration = explore(.atOnce)
    let finding = try #require(exploration.findings.first)
    #expect(finding.outcome == .holds)
    #expect(finding.examined == exploration.transitionCount)
    #expect(finding.note == nil)
  }

  @Test func `a coin that is in two jars for a moment is found`() throws {
    let exploration = explore(.twice)
    let finding = try #require(exploration.findings.first)
    let flow = Flow([.tap(Target("Move"))])
    #expect(finding.outcome == .violated(steps: 1, flow, isConfirmed: false))
    #expect(finding.note == "during the last step, an observer reads 3 and 1")
    #expect(exploration.holds == false)
    #expect(
      exploration.report.hasSuffix(
        """
          VIOLATED after 1 step: an observer reads only states that events lead to \
        (the flow doesn't show it)
        # an observer reads only states that events lead to
        # during the last step, an observer reads 3 and 1
        tap "Move"

        """))
  }

  @Test func `a change that no observer is notified of is found`() throws {
    let exploration = Explorer(
      Scope("jar"), properties: [.observersReadOnlyStates({ $0.state }, of: { $0 })]
    ) {
      ShyJar()
    }.explore()
    let finding = try #require(exploration.findings.first)
    let flow = Flow([.tap("Next"), .tap("Next"), .tap("Next"), .tap("Next")])
    #expect(finding.outcome == .violated(steps: 4, flow, isConfirmed: false))
    #expect(finding.note == "during the last step, an observer reads nothing of the change")
    #expect(finding.examined == 4)
  }

  @Test func `a state to which an event leads from the state before may be read`() throws {
    #expect(try finding(.lost).outcome == .holds)
  }

  @Test func `the event that leads there needn't belong to the scope`() throws {
    let scope = Scope<Transfer>("moves") { _, affordance in (affordance.name == "Take") == false }
    #expect(try finding(.lost, scope).outcome == .holds)
    #expect(try finding(.twice, scope).holds == false)
  }

  @Test func `a state to which an event leads from the state after may be read`() throws {
    #expect(try finding(.alertLast).outcome == .holds)
    let scope = Scope<Transfer>("moves") { _, affordance in (affordance.name == "OK") == false }
    #expect(try finding(.alertLast, scope).outcome == .holds)
  }

  @Test func `a state that the app refuses to restore makes nothing look wrong`() throws {
    let exploration = Explorer(
      Scope("jars"), properties: [.observersReadOnlyStates({ $0.state }, of: { $0 })]
    ) {
      Transfer(.alertLast, restoresAlerts: false)
    }.explore()
    #expect(exploration.bound == .refusedState(1))
    #expect(exploration.findings.map { $0.outcome } == [.undecided])
    #expect(exploration.findings.first?.isVacuous == false)
  }

  @Test func `an alert that comes before what it says is found`() throws {
    let finding = try finding(.alertFirst)
    #expect(finding.note == "during the last step, an observer reads 3 and 0, done")
  }

  @Test func `an app that can't be observed leaves nothing to look at`() throws {
    let exploration = Explorer(
      Scope("jar"),
      properties: [.observersReadOnlyStates({ $0.state }, of: { $0 })]
    ) {
      UnobservableJar()
    }.explore()
    let finding = try #require(exploration.findings.first)
    #expect(finding.outcome == .holds)
    #expect(finding.isVacuous)
  }

  @Test func `only what is read counts, and it's described as asked`() throws {
    let explorer = Explorer(
      Scope("jars"),
      properties: [
        .observersReadOnlyStates({ $0.left }, of: { $0.left }),
        .observersReadOnlyStates(
          { $0.left + $0.right }, of: { $0.left + $0.right },
          described: { "a sum of\n\($0)" }),
        .observersReadOnlyStates({ _ in 0 }, of: { _ in 0 }),
      ]
    ) { Transfer(.twice) }
    let findings = explorer.explore().findings
    #expect(findings.map { $0.holds } == [true, false, true])
    #expect(findings.map { $0.isVacuous } == [false, false, true])
    #expect(findings[1].note == "during the last step, an observer reads a sum of␊4")
  }

  @Test func `what is read only after a restore is told`() throws {
    let exploration = Explorer(
      Scope("jar"), properties: [.observersReadOnlyStates({ $0.state }, of: { $0 })]
    ) { RestlessJar() }.explore()
    let note = exploration.findings.first?.note
    #expect(note == "during the last step from a restored state, an observer reads 7")
  }

  @Test(arguments: Transfer.Order.allCases)
  func `a walk that was cut short decides nothing but a violation`(order: Transfer.Order) throws {
    for states in 1...6 {
      let finding = try finding(order, Scope("jars", states: states))
      let fails = [.twice, .alertFirst].contains(order)
      #expect(finding.outcome == .undecided || (fails && finding.isViolation))
    }
  }

  @Test(arguments: Transfer.Order.allCases)
  func `the finding is the same for any number of workers`(order: Transfer.Order) {
    let alone = explore(order)
    for workers in 1...4 { #expect(explore(order, workers: workers).report == alone.report) }
  }
}
