import FlowDriver
import FlowExplorer
import HeadlessUI
import Testing

struct NearMissTests {
  /// Returns the flow to a third room through the second of two that are one step away, as text.
  private func flow(_ first: Screen<Int>, _ second: Screen<Int>) -> String? {
    let maze = Maze([.room("Home", ("First", 1), ("Second", 2)), first, second, .room("End")])
    let last: Property<Maze> = .sometimes("the end") { state, _ in state == 3 }
    return maze.explored(last).findings.first?.flow?.description
  }

  @Test func `controls that differ only in name, identifier, or gesture aren't confused`() {
    let names = flow(.room("Same", ("one", 0)), .room("Same", ("two", 3)))
    #expect(names == "tap \"Second\"\ntap \"two\"\n")
    func room(_ identifiers: String..., leadingTo number: Int) -> Screen<Int> {
      Screen(
        title: "Same",
        content: identifiers.map { .button(Button("Go", action: number, identifier: $0)) })
    }
    let identifiers = flow(room("a", "b", leadingTo: 0), room("c", "d", leadingTo: 3))
    #expect(identifiers == "tap \"Second\"\ntap \"Go\" id \"c\"\n")
    let needless = flow(room("a", leadingTo: 0), room("b", leadingTo: 3))
    #expect(needless == "tap \"Second\"\ntap \"Go\"\n")
    let up = Node.stepper("Go", value: "0", decrement: 0, increment: 3, identifier: "a")
    let steps = flow(.room("Same"), Screen(title: "Same", content: [up]))
    #expect(steps == "tap \"Second\"\nincrease \"Go\"\n")
    let stepper = Node<Int>.stepper("Go", value: "0", decrement: 0, increment: 0)
    let gestures = flow(
      Screen(title: "Same", content: [stepper]),
      .room("Same", ("Go", 3), ("Go", 3)))
    #expect(gestures == "tap \"Second\"\ntap \"Go\" 1st\n")
  }

  @Test func `an alert that leads to a sheet can be left, even if the sheet can't`() {
    let alert = Layer(.alert, message: "?", buttons: [Button("OK", action: 2).node])
    let maze = Maze([
      .room("Home", ("Go", 1)), Screen(title: "Home", coveredBy: [alert]),
      Screen(title: "Home", coveredBy: [.room("Pit", ("Stay", 2))]),
    ])
    let exploration = maze.explored(.everyAlertCanBeLeft, .homeCanBeReached())
    #expect(exploration.findings.map { $0.isViolation } == [false, true, false])
    #expect(exploration.findings.first?.outcome == .holds)
  }

  @Test func `home is a screen that nothing covers, or the one with an identifier`() {
    let maze = Maze([.room("Home", ("Go", 1)), .room("A", ("B", 2)), .room("B", ("A", 1))])
    let exploration = maze.explored(
      .homeCanBeReached(), .homeCanBeReached(identifier: "A"),
      .homeCanBeReached(identifier: "Home"))
    #expect(exploration.findings.map { $0.holds } == [true, true, false, true])
  }

  @Test func `only the cancel button itself cancels, whatever the others do or are called`() {
    let buttons = [
      Button("No", action: 0, role: .cancel), Button("Never", action: 0), Button("No", action: 2),
    ].map { $0.node }
    let maze = Maze([
      .room("Home", ("Go", 1)),
      Screen(title: "Home", coveredBy: [Layer(.alert, message: "Buy?", buttons: buttons)]),
      .room("Sold", ("Back", 0)),
    ])
    let finding = maze.explored(
      .cancellingPreserves("what is sold", { $0 == 2 }, shown: { _ in [] })
    ).findings.first
    #expect(finding?.examined == 1)
    #expect(finding?.outcome == .holds)
  }
}
