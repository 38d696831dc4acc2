import FlowDriver
import FlowExplorer
import HeadlessUI
import Testing

struct ReportTests {
  private static let properties: [Property<Maze>] = [
    .noDeadEnd, .everyAlertCanBeLeft,
    .everyStep(
      "moves", where: { ($0.affordance.name == "Reset") == false },
      { $0.before == $0.after ? [.expect(.change)] : nil }),
    .always("ninety", where: { state, _ in state == 90 }, { _, _ in nil }),
    .everyStep("beyond", where: { $0.before > 999 }, { _ in [.expect(.noAlert)] }),
    .always("nobody", where: { state, _ in state < 0 }, { _, _ in [.expect(.noAlert)] }),
    .sometimes("99 is reached") { state, _ in state == 99 },
  ]

  private func explore(
    _ scope: Scope<Maze>, _ properties: [Property<Maze>] = properties
  ) -> Exploration<Maze> {
    Explorer(scope, properties: properties) { Maze.dial }.explore()
  }

  @Test func `a law counts the states and steps at which it had something to look at`() {
    let exploration = explore(Scope("dial"))
    let states = exploration.states
    let report = exploration.report
    let alerts = states.count { $0 > 100 }
    let resets = states.count - alerts - 1
    let steps = exploration.transitionCount - resets
    #expect(
      report == """
        dial: complete
          \(states.count) states, \(exploration.transitionCount) transitions, \
        depth \(exploration.depth), 30 (screen, control, alert) triples
          holds in \(states.count) states: no dead end
          holds in \(alerts) states: every alert can be left
          holds in \(steps) steps: moves
          holds in 1 state: ninety
          vacuous, with no step to look at: beyond
          vacuous, with no state to look at: nobody
          reached after 15 steps: 99 is reached
          holds in \(states.count) states: the app can go back to every state

        """)
    #expect(exploration.holds)
    let bounded = explore(Scope("dial", states: 57))
    let visited = bounded.states.prefix(57 - bounded.frontierCount)
    #expect(
      bounded.findings.prefix(2).map { $0.examined }
        == [visited.count, visited.count { $0 > 100 }])
  }

  @Test func `an exploration is described by what is wrong, each in at most a page`() {
    let long = String(repeating: "long ", count: 200)
    let properties = (0..<30).map { number in
      Property<Maze>.always("\(number) \(long)") { state, _ in
        state == 89 ? [.expect(.title(long))] : nil
      }
    }
    let exploration = explore(Scope(long), properties)
    for description in exploration.violations.map({ $0.description }) {
      let lines = description.split(separator: "\n")
      let isPage = lines.count <= 40 && lines.allSatisfy { $0.unicodeScalars.count <= 161 }
      #expect(isPage)
      #expect(lines.last?.hasPrefix("expect title \"long long ") == true)
    }
    let description = exploration.description
    #expect(description.contains("... 17 more lines ...\n"))
    #expect((0..<30).allSatisfy { description.contains("\n# \($0) long ") })
  }

  @Test func `a long counterexample is described by its beginning and its end`() {
    let last = Property<Maze>.always("never 99") { state, _ in
      state == 99 ? [.expect(.value("98", of: "Number"))] : nil
    }
    let scope = Scope<Maze>("ones") { _, affordance in (affordance.name == "Seven") == false }
    let finding = explore(scope, [last]).findings[0]
    let lines = finding.description.split(separator: "\n")
    #expect(lines.count == 40)
    #expect(lines.first == "  VIOLATED after 108 steps: never 99")
    #expect(finding.summary == "VIOLATED after 108 steps: never 99")
    #expect(finding.flow?.steps.count == 109)
    #expect(lines[29] == "... 72 more lines ...")
    #expect(lines.suffix(2) == ["tap \"One\"", "expect value \"Number\" \"98\""])
  }

  @Test func `a terminal shows the progress once a second has passed, and then once a second`() {
    var line = ProgressLine("searches")
    let times = [0, 0.9, 1.1, 1.9, 2].map { Duration.seconds($0) }
    #expect(line.end.isEmpty)
    let texts = times.map { line.texts(states: 9, visited: 4, after: $0) }
    #expect(texts.map { $0.count } == [0, 0, 3, 0, 3])
    #expect(texts[2] == ["\r", "searches: 4 of 9 states visited, 1 s", "\u{1B}[K"])
    #expect(line.end == ["\r", "\u{1B}[K"])
  }

  private func most(_ most: Int) -> Property<Maze> {
    .always("at most \(most)") { state, _ in
      state % 100 > most ? [.expect(.value("\(most)", of: "Number"))] : nil
    }
  }

  @Test func `short violations come before long ones, and what is never reached comes last`() {
    let never = Property<Maze>.sometimes("never") { _, _ in false }
    let exploration = explore(
      Scope("dial", statesAfterViolation: .max), [never, most(20), .noDeadEnd, most(8), most(9)])
    let order = ["at most 8", "at most 9", "at most 20", "never"]
    #expect(exploration.violations.map { $0.property } == order)
    #expect(order.dropLast().allSatisfy { exploration.description.contains("\n# \($0)\n") })
    #expect(exploration.description.contains(": no dead end") == false)
    let results = exploration.report.split(separator: "\n").filter { $0.contains(": ") }
    let names = results.dropFirst().compactMap { $0.split(separator: ": ").last }
    #expect(
      names.dropLast() == ["at most 8", "at most 9", "no dead end", "at most 20", "never"])
  }
}
