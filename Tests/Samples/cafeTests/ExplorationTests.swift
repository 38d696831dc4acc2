import FlowDriver
import FlowExplorer
import Testing

@testable import cafe

struct ExplorationTests {
  @Test(arguments: [Scope.loading, .ordering])
  func `everything is visited, and every law holds`(scope: Scope<StubbedApp<Cafe>>) {
    let exploration = Explorer(scope, properties: Cafe.laws) { StubbedApp<Cafe>() }.explore()
    #expect(exploration.holds, "\(exploration.report)")
  }
}
