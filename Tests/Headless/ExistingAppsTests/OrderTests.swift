import Dispatch
import ExistingApps
import FlowDriver
import FlowExplorer
import HeadlessUI
import Synchronization
import Testing

/// Loads a theme from a cache and from a server at the same time; the server's should stay.
@MainActor private final class ThemeModel {
  private(set) var theme = "none"
  private let waitsForBoth: Bool

  init(waitsForBoth: Bool) { self.waitsForBoth = waitsForBoth }

  func loadTapped() {
    if waitsForBoth {
      Task {
        async let cached = theme("cached")
        async let fresh = theme("fresh")
        theme = await (cached, fresh).1
      }
    } else {
      for name in ["cached", "fresh"] {
        Task.detached { [self] in
          let found = await theme(name)
          await MainActor.run { theme = found }
        }
      }
    }
  }

  @concurrent private func theme(_ name: String) async -> String { name }
}

private func app(waitsForBoth: Bool) -> Existing<ThemeModel> {
  Adapted<ThemeModel> { _ in
    ThemeModel(waitsForBoth: waitsForBoth)
  } screen: { model in
    Screen(
      title: "Themes", bar: [Button("Load", action: "Load")],
      content: [.value("Theme", value: model.theme)])
  } perform: { model, _ in
    model.loadTapped()
  }
  .stubbed()
}

private func explore(
  waitsForBoth: Bool, jobsOutOfTurn: Int = 1
) -> Exploration<ReplayedApp<Existing<ThemeModel>>> {
  let law = Property<ReplayedApp<Existing<ThemeModel>>>.always("the server's theme stays") {
    $1.value(of: "Theme") == "cached" ? [.expect(.value("fresh", of: "Theme"))] : nil
  }
  return Explorer(Scope("themes", jobsOutOfTurn: jobsOutOfTurn), properties: [law, .goesOnAlike]) {
    ReplayedApp { app(waitsForBoth: waitsForBoth) }
  }
  .explore()
}

@Suite(.timeLimit(.minutes(5))) struct OrderTests {
  @Test func `a race of two detached tasks is found by another order of their jobs`() throws {
    let exploration = explore(waitsForBoth: false)
    let flow = try Flow([.order("1:2"), .tap("Load"), .expect(.value("fresh", of: "Theme"))])
    #expect(exploration.violations.first?.outcome == .violated(steps: 1, flow, .failing))
    #expect(throws: FlowError.self) { try Driver(app(waitsForBoth: false)).run(flow) }
    try Driver(app(waitsForBoth: true)).run(flow)
    #expect(try Flow(parsing: "\(flow)", file: "flow") == flow)
    #expect("\(exploration)".contains("of jobs, with up to 1 job of an event out of turn"))
  }

  @Test func `a model that waits for both holds in every order`() {
    let exploration = explore(waitsForBoth: true, jobsOutOfTurn: 2)
    #expect(exploration.holds, "\(exploration)")
    #expect("\(exploration)".contains("of jobs, with up to 2 jobs of an event out of turn"))
  }

  @Test func `the plain order alone is tried if the scope says so, and the report says it`() {
    let exploration = explore(waitsForBoth: false, jobsOutOfTurn: 0)
    #expect(exploration.holds)
    #expect("\(exploration)".contains("0 other orders of jobs, with up to 0 jobs"))
    #expect("\(exploration)".contains(" left out"))
  }

  @Test func `of the orders of many jobs some are tried, and the others are counted`() {
    let exploration = explored {
      Adapted<Int> { _ in
        0
      } screen: { _ in
        Screen(title: "Tasks", bar: [Button("Start", action: "")])
      } perform: { _, _ in
        for _ in 1...40 { Task.detached {} }
      }
      .stubbed()
    }
    let words = "31 other orders of jobs, with up to 1 job of an event out of turn"
    #expect("\(exploration)".contains("\(words), and 749 left out"), "\(exploration)")
  }

  @Test func `eight explorations at once find what each finds alone`() {
    let holds = Mutex([Bool?](repeating: nil, count: 8))
    DispatchQueue.concurrentPerform(iterations: 8) { index in
      let exploration = explore(waitsForBoth: index.isMultiple(of: 2))
      holds.withLock { $0[index] = exploration.holds }
    }
    #expect(holds.withLock { $0 } == (0..<8).map { $0.isMultiple(of: 2) })
  }

  @Test func `an order is for the next event alone`() throws {
    let flow = try Flow([
      .order("1:2"), .tap("Load"), .tap("Load"), .expect(.value("fresh", of: "Theme")),
    ])
    try Driver(app(waitsForBoth: false)).run(flow)
  }

  @Test func `an order names any choice of a long event`() throws {
    let line = "order \"70001:2,100000:70001\"\n"
    #expect(try "\(Flow(parsing: line, file: "x.flow"))" == line)
  }

  @Test func `an order of jobs that aren't there fails the flow`() {
    let error = #expect(throws: FlowError.self) {
      try Driver(app(waitsForBoth: false)).run(.order("1:9"), .tap("Load"))
    }
    #expect(error?.message == "found fewer jobs; expected order 1:9")
  }

  @Test(arguments: [
    "", "1", "0:2", "1:1", "1:2,", "a:2", "1:2:3", "a:1:2", "1:99999999999999999999", "1::2",
    "-1:2",
  ])
  func `what isn't an order of jobs is told with its place`(text: String) {
    let error = #expect(throws: FlowError.self) {
      try Flow(parsing: "order \"\(text)\"", file: "x.flow")
    }
    #expect("\(error.map { "\($0)" } ?? "")".hasPrefix("x.flow:1"))
  }
}
