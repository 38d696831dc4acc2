import FlowExplorer
import FlowTesting
import HeadlessUI
import TestSupport
import Testing

@testable import cafe

struct FlowTests {
  @Test(arguments: try FlowFile.all(in: "Flows"))
  func `a flow passes`(file: FlowFile) {
    file.run(on: StubbedApp<Cafe>())
  }
}

struct ExplorationTests {
  @Test func `everything is visited, and every law holds`() {
    let states = TestSizes.size(quick: 150, exhaustive: .max)
    let scope = Cafe.scope.bounded(states: states)
    let exploration = Explorer(scope, properties: Cafe.laws) { StubbedApp<Cafe>() }.explore()
    let isRight = TestSizes.areExhaustive ? exploration.holds : exploration.violations.isEmpty
    #expect(isRight && exploration.states.count >= min(states, 1_816), "\(exploration.report)")
  }

  @Test func `every search is visited, and every law holds`() {
    let exploration = Explorer(Cafe.searchScope, properties: Cafe.laws) { StubbedApp<Cafe>() }
      .explore()
    #expect(exploration.holds && exploration.states.count == 54, "\(exploration.report)")
    let queries = Set(exploration.states.map(\.query))
    #expect(queries == ["", "latte", "black tea"])
  }
}

extension StubbedApp<Cafe> {
  /// Creates a café in English that is answered well or badly.
  init() { self.init(Cafe(.en), stubs: Cafe.stubs) }
}
