import FlowDriver
import FlowExplorer
import HeadlessUI
import TestSupport
import Testing

struct ReadyLawTests {
  private static let menu = ExternalEvent("menu", response: "soup", action: 0)
  private static let laws: [Property<Maze>] =
    Property.usual + [
      .spinnerEnds(.text("Loading")), .spinnerEnds(.status("Saving", of: "Save")),
      .saysThatItWaits(.text("Loading")),
      .rows(of: "Sights", belongTo: "City") { $0.hasPrefix($1) },
      .rows(of: "Photos", beginLike: { _ in ["one", "two", "three"] }), .noRowTwice(in: "Tags"),
      .nothingRemains(when: .button("Sign in")) { $0 == "Ann" },
    ]

  private static func room(_ content: [Node<Int>], _ events: ExternalEvent<Int>...) -> Screen<Int> {
    Screen(title: "Room", bar: [Button("Back", action: 0)], content: content, events: events)
  }

  /// The title of each room with a fault is the law that it violates, and the lines show that.
  @Test(arguments: try outlines(in: "Tables/rooms.txt"))
  func `a fault is found by one ready law alone, which shows it`(
    law: String, room: Screen<Int>, shown: String
  ) {
    let hall = Screen(title: "Hall", bar: [Button("Go", action: 1)])
    let exploration = Explorer(Scope("house", statesAfterViolation: .max), properties: Self.laws) {
      Maze([hall, room])
    }
    .explore()
    #expect(exploration.violations.map { $0.property } == [law], "\(exploration)")
    #expect(exploration.report.contains("tap \"Go\"\n\(shown)"), "\(exploration.report)")
  }

  @Test(arguments: [
    ("Tags", ["new", "new"], "\"new\" is there more than once"),
    ("Photos", ["two", "one"], "the row \"two\" is in the place of \"one\""),
  ])
  func `a law that no command shows says what is wrong`(
    group: String, rows: [String], words: String
  ) throws {
    let room = Self.room([.group(group, children: rows.map { .text($0) })])
    let exploration = Explorer(Scope("room"), properties: Self.laws) { Maze([room]) }.explore()
    let finding = try #require(exploration.violations.first)
    #expect(finding.outcome == .violated(steps: 0, try Flow([]), .unshown))
    #expect(finding.note == words)
  }

  @Test func `a spinner may be beneath an alert or a sheet, and a request may be made again`() {
    let calls = [Self.menu, ExternalEvent("sleep", response: "over", action: 0)]
    let again = ["cancelled menu", "cancelled menu 2", "sleep 2"].map {
      ExternalEvent<Int>($0, response: "over", action: 0)
    }
    let hall = Screen(title: "Hall", content: [.text("Loading")], events: calls + again)
    let alert = Layer(.alert, message: "Offline", buttons: [Button("OK", action: 1).node])
    let sheet = Layer.sheet(title: "Menu", bar: [Button("Close", action: 2)])
    let laws: [Property<Maze>] = [
      .noRequestTwice(except: ["sleep"]), .saysThatItWaits(.text("Loading")),
      .saysThatItWaits(.text("Sleeping")) { $0 == "nap" },
    ]
    let exploration = Explorer(Scope("house"), properties: laws) {
      Maze([hall.covered(by: alert), hall.covered(by: sheet), hall])
    }
    .explore()
    #expect(exploration.holds, "\(exploration)")
    #expect(exploration.findings[2].isVacuous)
  }

  @Test func `a call that was cancelled may remain when somebody has signed out`() {
    let call = ExternalEvent<Int>("cancelled menu", response: "soup", action: 0)
    let gate = Screen(title: "Gate", bar: [Button("Sign in", action: 0)], events: [call])
    let laws = Array(Self.laws.suffix(1)) + [.saysThatItWaits(.text("Loading"))]
    let exploration = Explorer(Scope("gate"), properties: laws) { Maze([gate]) }.explore()
    #expect(exploration.holds && exploration.findings[0].isVacuous == false, "\(exploration)")
  }

  @Test func `a last screen and a control without an effect are fine if they're named`() {
    let hall = Screen(title: "Hall", bar: [Button("Share", action: 0), Button("Go", action: 1)])
    let explorations = [
      Property.usual,
      [.noDeadEnd(unless: .text("Welcome")), .everyControlHasAnEffect(except: ["Share"])],
    ].map { laws in
      Explorer(Scope("house", statesAfterViolation: .max), properties: laws) {
        Maze([hall, Screen(title: "Home", content: [.text("Welcome")])])
      }
      .explore()
    }
    #expect(explorations[0].violations.count == 2, "\(explorations[0])")
    #expect(explorations[1].holds, "\(explorations[1])")
  }
}
