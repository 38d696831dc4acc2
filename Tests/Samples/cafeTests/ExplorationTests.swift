import FlowDriver
import FlowExplorer
import HeadlessUI
import Testing

@testable import cafe

struct ExplorationTests {
  /// Loads lists and a picture in every order, with up to two products, and leaves the bag out.
  private static let loading = Scope<StubbedApp<Cafe>>("loading") { state, affordance in
    let names = ["Add", "Bag", "Bagel", "Tall", "picture mocha.svg", "picture bagel.svg"]
    return names.contains(affordance.name) == false
      && (affordance.opensProduct == false || state.countOfProducts < 2)
  }

  /// Fills the bag with up to two lattes and orders them, and leaves failures and pictures out.
  private static let ordering = Scope<StubbedApp<Cafe>>("ordering") { state, affordance in
    let names = ["Order", "Mocha", "picture latte.svg", "picture mocha.svg", "Try again"]
    return names.contains(affordance.name) == false && (affordance.identifier == "offline") == false
      && (affordance.addsItem == false || state.bag.countOfAll < 2)
  }

  @Test(arguments: [loading, ordering])
  func `everything is visited, and every law holds`(scope: Scope<StubbedApp<Cafe>>) {
    let explorer = Explorer(
      scope,
      properties: [
        .everyResponseEndsItsRequest, .ignoresWhatIsNotOffered { $0.isResponse }, .noDeadEnd,
        .homeCanBeReached,
        .dependsOnStateAlone(steps: 300),
      ]
    ) { StubbedApp<Cafe>() }
    let exploration = explorer.explore()
    #expect(exploration.holds, "\(exploration.report)")
  }
}
