import FlowDriver
import FlowExplorer
import HeadlessUI
import TestSupport
import Testing

struct CoverageTests {
  /// A library with a book that asks before it closes, and a shelf that its button and Esc close alike.
  private static let library: Maze = {
    let home = Screen<Int>.room("Library", ("Book", 1), ("Shelf", 2), ("Light", 0), ("Attic", nil))
    let alert = Layer<Int>.alert(message: "Close it?", buttons: [Button("Yes", action: 0)])
    return Maze([
      home, home.covered(by: alert),
      home.covered(by: .room("Shelf", ("Close", 0), ("Book", 1), dismissal: 0)),
    ])
  }()

  private let exploration = Explorer(Scope("library"), makeApp: { library }).explore(workers: 2)

  private func transitions(uncoveredBy flows: String...) throws -> [UncoveredTransition] {
    let flows = try flows.enumerated().map { try Flow(parsing: $1, file: "\($0).flow") }
    return try exploration.transitions(uncoveredBy: flows) { CoverageTests.library }
  }

  @Test func `without flows, each control of each layer is uncovered, with a shortest flow`()
    throws
  {
    let found = try transitions(uncoveredBy: "")
    #expect(
      found.map { "\($0)" }.joined(separator: "\n") == """
        # screen "Library": tap "Book" leads to alert "Close it?"
        tap "Book"

        # screen "Library": tap "Shelf" leads to sheet "Shelf"
        tap "Shelf"

        # screen "Library": tap "Light" leads to screen "Library"
        tap "Light"

        # alert "Close it?": tap "Yes" leads to screen "Library"
        tap "Book"
        tap "Yes"

        # sheet "Shelf": tap "Close" leads to screen "Library"
        tap "Shelf"
        tap "Close"

        # sheet "Shelf": tap "Book" leads to alert "Close it?"
        tap "Shelf"
        tap "Book"

        # sheet "Shelf": dismiss leads to screen "Library"
        tap "Shelf"
        dismiss

        """)
    let flows = found.map { $0.flow }
    #expect(
      try exploration.transitions(uncoveredBy: flows) { CoverageTests.library }.isEmpty)
  }

  @Test func `what a flow does is covered, and a button isn't Esc`() throws {
    let found = try transitions(
      uncoveredBy:
        "tap \"Light\"\nexpect title \"Library\"\ntap \"Book\"\ntap \"Yes\"",
      "tap \"Shelf\"\ndismiss\ntap \"Shelf\"\ntap \"Book\"")
    #expect(found.map { $0.flow.description } == ["tap \"Shelf\"\ntap \"Close\"\n"])
    #expect(found.map { $0.transition.affordance.name } == ["Close"])
  }

  @Test func `a command of several steps makes the transitions of each`() throws {
    let count = Maze(
      (1...3).map { next in
        Screen(
          title: next < 3 ? "Count" : "Full",
          content: [
            .stepper("Count", value: "\(next)", decrement: nil, increment: next < 3 ? next : nil)
          ])
      })
    let flow = try Flow([.increase("Count", by: 2)])
    let exploration = Explorer(Scope("count")) { count }.explore()
    #expect(exploration.layerTransitions.count == 2)
    #expect(try exploration.transitions(uncoveredBy: [flow]) { count }.isEmpty)
  }

  @Test func `controls of the same name in two rows make two transitions`() throws {
    var orchard = Orchard("Kiwi", "Mango")
    orchard.most = 2
    let exploration = Explorer(Scope("orchard")) { [orchard] in orchard }.explore()
    let flow = try Flow(parsing: "tap \"Add\" in \"Kiwi\"\nsubmit \"Search\"", file: "f")
    let found = try exploration.transitions(uncoveredBy: [flow]) { orchard }
    let taps = found.map { "\($0.transition)" }.filter { $0.contains("tap") }
    #expect(taps == ["screen \"Orchard\": tap \"Add\" in \"Mango\" leads to screen \"Orchard\""])
    #expect(found.contains { "\($0.flow)" == "enter \"kiwi\" in \"Search\"\n" })
  }

  @Test func `a flow that fails is an error with its file and its line`() {
    let error = #expect(throws: FlowError.self) {
      try transitions(uncoveredBy: "tap \"Book\"", "\ntap \"Book\"\nexpect no alert")
    }
    #expect(error?.description.hasPrefix("1.flow:3: found alert") == true)
    let parsing = #expect(throws: FlowError.self) {
      try transitions(uncoveredBy: "tap \"Book\"", "\ntab")
    }
    #expect(parsing?.description.hasPrefix("1.flow:2:1: ") == true)
  }

  /// A library that waits for a page even at home, to which one of the responses leads.
  @Sendable private static func waiting() -> StubbedApp<WaitingMaze> {
    StubbedApp(WaitingMaze(waiting: [0, 1])) { _ in [Stub("home", 0), Stub("found", 2)] }
  }

  @Test func `an event that changes no layer counts once, and any other one on each layer`()
    throws
  {
    let flow = try Flow(parsing: "answer \"page\" with \"home\"", file: "f")
    let found = try Explorer(Scope("waiting"), makeApp: CoverageTests.waiting).explore()
      .transitions(uncoveredBy: [flow], makeApp: CoverageTests.waiting)
    let answers = found.filter { $0.transition.affordance.gesture == .event }
    #expect(
      answers.map { "\($0)".prefix { ($0 == "\n") == false } } == [
        #"# screen "Library": answer "page" with "found" leads to screen "Once upon a time""#,
        #"# screen "Loading": answer "page" with "home" leads to screen "Library""#,
        #"# screen "Loading": answer "page" with "found" leads to screen "Once upon a time""#,
      ])
  }
}
