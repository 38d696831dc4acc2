import FlowDriver
import FlowExplorer
import HeadlessUI
import Testing

struct ExaminedTests {
  private static let properties: [Property<Dial>] = [
    .noDeadEnd, .everyAlertCanBeLeft, .everyControlActs { $0.name == "Reset" },
    .always("ninety", where: { state, _ in state.number == 90 }, { _, _ in nil }),
    .everyStep("beyond", where: { $0.before.number > 99 }, { _ in [.expect(.noAlert)] }),
    .always("nobody", where: { state, _ in state.number < 0 }, { _, _ in [.expect(.noAlert)] }),
    .cancellingPreserves("the number", { $0.number }, shown: { _ in [] }),
    .sometimes("99 is reached") { state, _ in state.number == 99 },
  ]

  private func explore(_ scope: Scope<Dial>, workers: Int = 1) -> Exploration<Dial> {
    Explorer(scope, properties: Self.properties) { Dial() }.explore(workers: workers)
  }

  @Test func `a law counts the states and steps at which it had something to look at`() {
    let exploration = explore(Scope("dial"))
    let states = exploration.states
    let alerts = states.count { $0.isAsking }
    let resets = states.count { $0.isAsking == false && $0.number > 0 }
    #expect(
      exploration.findings.map { $0.examined } == [
        states.count, alerts, exploration.transitionCount - resets,
        states.count { $0.number == 90 }, 0, 0, 0, states.count,
      ])
    let subjects: [Finding.Subject] = [
      .state, .state, .step, .state, .step, .state, .step, .state,
    ]
    #expect(exploration.findings.map { $0.subject } == subjects)
    #expect(exploration.holds)
  }

  @Test func `a law that never had anything to look at is told as vacuous, and isn't a failure`() {
    let exploration = explore(Scope("dial"))
    #expect(
      exploration.findings.filter { $0.isVacuous }.map { $0.property } == [
        "beyond", "nobody", "cancelling preserves the number",
      ])
    #expect(exploration.report.contains("  vacuous, with no step to look at: beyond\n"))
    #expect(exploration.report.contains("  vacuous, with no state to look at: nobody\n"))
    #expect(
      exploration.report.contains("  holds in \(exploration.states.count) states: no dead end\n"))
  }

  @Test(arguments: [1, 2, 10, 57, 100, 108])
  func `the counts are those of the visited states, for any number of workers`(states: Int) {
    let alone = explore(Scope("dial", states: states))
    let visited = alone.states.count - alone.frontierCount
    #expect(alone.findings.first?.examined == visited)
    #expect(alone.findings.last?.examined == visited)
    let alerts = alone.states.prefix(visited).count { $0.isAsking }
    #expect(alone.findings.dropFirst().first?.examined == alerts)
    for workers in 2...5 {
      #expect(explore(Scope("dial", states: states), workers: workers).findings == alone.findings)
    }
  }

  @Test func `an exploration is described by what is wrong, in at most a page`() {
    let long = String(repeating: "long ", count: 2_000)
    let properties = (0..<30).map { number in
      Property<Dial>.always("\(number) \(long)") { state, _ in
        state.number == 89 ? [.expect(.title(long))] : nil
      }
    }
    let exploration = Explorer(Scope(long), properties: properties) { Dial() }.explore()
    let findings = exploration.findings.map { $0.description }
    for description in [exploration.description] + findings {
      let lines = description.split(separator: "\n")
      #expect(lines.count <= 40)
      #expect(lines.allSatisfy { $0.unicodeScalars.count <= 161 })
      #expect(lines.last?.hasPrefix("expect title \"long long ") == true)
    }
    #expect(exploration.description.contains("... 16 more lines ...\n"))
    #expect(exploration.description.contains("\n  VIOLATED after 17 steps: 29 long "))
  }

  @Test func `a long counterexample is described by its beginning and its end`() {
    let last = Property<Dial>.always("never 99") { state, _ in
      state.number == 99 ? [.expect(.value("Number", "98"))] : nil
    }
    let scope = Scope<Dial>("ones") { _, affordance in (affordance.name == "Seven") == false }
    let finding = Explorer(scope, properties: [last]) { Dial() }.explore().findings.first
    let lines = finding?.description.split(separator: "\n") ?? []
    #expect(lines.count == 40)
    #expect(lines.first == "  VIOLATED after 108 steps: never 99")
    #expect(lines.dropFirst(29).first == "... 72 more lines ...")
    #expect(lines.suffix(2) == ["tap \"One\"", "expect value \"Number\" \"98\""])
  }

  @Test func `violations come first in the description, and what holds is left out`() {
    let low = (8...9).map { most in
      Property<Dial>.always("at most \(most)") { state, _ in
        state.number > most ? [.expect(.value("Number", "\(most)"))] : nil
      }
    }
    let exploration = Explorer(
      Scope("dial", depth: 9), properties: Self.properties.suffix(1) + low
    ) { Dial() }.explore()
    let visited = exploration.states.count - exploration.frontierCount
    #expect(
      exploration.description == """
        dial: bounded by 9 steps, frontier \(exploration.frontierCount)
          \(exploration.states.count) states, \(exploration.transitionCount) transitions, depth 9, \
        \(exploration.layerTransitions.count) (screen, control, alert) triples, \
        \(exploration.untriedAffordances.count) controls never tried
          VIOLATED after 2 steps: at most 8
          VIOLATED after 2 steps: at most 9
          undecided after \(visited) states: 99 is reached
        # at most 8
        tap "Seven"
        tap "Seven"
        expect value "Number" "8"

        """)
  }
}
