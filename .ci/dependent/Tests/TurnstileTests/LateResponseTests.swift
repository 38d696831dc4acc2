import FlowDriver
import FlowExplorer
import HeadlessUI
import Testing

/// The app of the article on apps that wait, without the guard that drops late responses.
private struct CarelessRecipes: RequestingApp, RestorableApp {
  private var recipes = Recipes()

  var state: Recipes.State { recipes.state }
  var requests: [String] { recipes.requests }
  var screen: Screen<Recipes.Action> { recipes.screen }

  mutating func receive(_ text: String, for dish: String) {
    recipes.restore(Recipes.State(dish: state.dish, text: text))
  }

  mutating func perform(_ action: Recipes.Action) { recipes.perform(action) }
  mutating func restore(_ state: Recipes.State) { recipes.restore(state) }
}

struct LateResponseTests {
  @Test func `a late response is found`() {
    let explorer = Explorer(
      Scope<StubbedApp<CarelessRecipes>>("recipes"),
      properties: [.everyResponseEndsItsRequest, .ignoresWhatIsNotOffered(), .noDeadEnd]
    ) {
      StubbedApp(CarelessRecipes()) { dish in [Stub("text", "How to make \(dish)")] }
    }
    let report = explorer.explore().report
    let late = #"here answer "Bibimbap" with "text", which isn't offered, changes something"#
    #expect(report.contains(late), "\(report)")
  }

  @Test func `a recipe is loaded`() async throws {
    let app = LiveApp(Recipes()) { dish in "How to make \(dish)" }
    app.perform(.open("Kimchi"))
    let end = ContinuousClock.now + .seconds(60)
    while app.updatedScreen().events.isEmpty == false, end > .now {
      try await Task.sleep(for: .milliseconds(1))
    }
    #expect(app.screen.topLayer.content == [.text("How to make Kimchi")])
  }
}
