import FlowDriver
import FlowExplorer
import Testing

@testable import cafe

struct ExplorationTests {
  @Test func `everything is visited, and every law holds`() {
    let exploration = Explorer(Cafe.scope, properties: Cafe.laws) { StubbedApp<Cafe>() }.explore()
    #expect(exploration.holds, "\(exploration.report)")
  }
}
