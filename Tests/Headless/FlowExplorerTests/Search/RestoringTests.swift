import FlowDriver
import FlowExplorer
import HeadlessUI
import Synchronization
import Testing

/// A page that shows how many were made before it.
private struct Page: HeadlessApp {
  private static let count = Mutex(0)

  private let number = Page.count.withLock { count in
    count += 1
    return count
  }

  var screen: Screen<Int> { Screen(title: "Page", content: [.text("one"), .text("\(number)")]) }
  func perform(_ action: Int) {}
}

struct RestoringTests {
  @Test func `the first line in which two screens differ is named`() throws {
    let exploration = Explorer(Scope("page")) { ReplayedApp { Page() } }.explore()
    let note = try #require(exploration.violations.first?.note)
    #expect(note.contains("state: its screen had the line `  text \""), "\(note)")
    #expect(note.contains("\"`, and now has `  text \""), "\(note)")
  }

  @Test(arguments: [[0], [1], [2], [3], [1, 3], [2, 3]] as [Set<Int>], [false, true])
  func `a state to which the app doesn't go back ends the exploration`(
    rooms: Set<Int>, isConfused: Bool
  ) throws {
    var maze = Maze([
      .room("Home", ("Left", 1), ("Right", 2)), .room("Left", ("Home", 0), ("On", 3)),
      .room("Right", ("Home", 0), ("On", 3)), .room("End", ("Home", 0)),
    ])
    guard isConfused == false || rooms.contains(0) == false else { return }
    if isConfused { maze.confused = rooms } else { maze.unrestorable = rooms }
    let app = maze
    let explorer = Explorer(Scope("maze"), properties: [.noDeadEnd, .homeCanBeReached()]) { app }
    let exploration = explorer.explore()
    let first = try #require(rooms.min())
    let reason = isConfused ? "it's in another state afterwards" : "the room is locked"
    let finding = try #require(exploration.violations.first)
    let flow = exploration.flow(to: first)
    #expect(exploration.bound == .violation)
    #expect(finding.property == "the app can go back to every state")
    #expect(finding.outcome == .violated(steps: flow.steps.count, flow, .unshown))
    #expect(finding.note == "the app can't go back to this state: \(reason)")
    #expect(exploration.states == [[0], [0, 1, 2], [0, 1, 2, 3], [0, 1, 2, 3]][first])
    #expect(exploration.frontierCount == exploration.states.count - first)
    #expect(exploration.findings.dropLast().map { $0.outcome } == [.undecided, .undecided])
    #expect(exploration.holds == false)
    for workers in 2...4 {
      #expect(explorer.explore(workers: workers).report == exploration.report)
    }
  }

  @Test func `what was violated before a state is refused is found, too`() {
    var maze = Maze([.room("Home", ("A", 1), ("B", 2)), .room("A"), .room("B")])
    maze.unrestorable = [2]
    let exploration = maze.explored(.noDeadEnd)
    #expect(exploration.violations.count == 2)
    #expect(exploration.report.contains("\n# no dead end\n# nobody can act"))
    #expect(exploration.report.contains(".noDeadEnd(unless:)\ntap \"A\"\ndismiss\n"))
    #expect(maze.explored(in: Scope("maze", states: 2)).bound == .states(2))
  }

  @Test func `a state that is refused between two steps counts as not visited`() {
    var maze = Maze([.room("Door", ("One", 1), ("Two", 2))])
    maze.isOneWay = true
    let exploration = maze.explored()
    #expect(exploration.bound == .violation)
    #expect(exploration.states == [0])
    #expect(exploration.transitionCount == 0)
  }
}
