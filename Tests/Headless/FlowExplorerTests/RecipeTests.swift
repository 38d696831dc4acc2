import FlowDriver
import FlowExplorer
import HeadlessUI
import Testing

struct Recipes: RequestingApp, RestorableApp {
  enum Action: Hashable, Sendable {
    case open(String)
    case back
  }

  struct State: Hashable, Sendable {
    var dish: String?
    var text: String?
  }

  private(set) var state = State()

  var requests: [String] { state.text == nil ? [state.dish].compactMap { $0 } : [] }

  mutating func receive(_ text: String, for dish: String) {
    guard requests.contains(dish) else { return }
    state.text = text
  }

  mutating func perform(_ action: Action) {
    switch action {
    case .open(let dish): if state == State() { state.dish = dish }
    case .back: state = State()
    }
  }

  mutating func restore(_ state: State) { self.state = state }

  var screen: Screen<Action> {
    guard let dish = state.dish else {
      let buttons = ["Bibimbap", "Kimchi"].map { Button($0, action: Action.open($0)) }
      return Screen(title: "Recipes", content: buttons.map { .button($0) })
    }
    return Screen(
      title: dish, bar: [Button("Back", action: .back)], content: [.text(state.text ?? "Loading")])
  }
}

struct RecipeTests {
  @Test func `a recipe is shown when it comes`() throws {
    let driver = Driver(
      StubbedApp(Recipes()) { dish in
        [Stub("text", "How to make \(dish)"), Stub("offline", "No connection")]
      })
    try driver.run(
      .tap("Kimchi"),
      .expect(.text("Loading")),
      .answer("Kimchi", with: "text"),
      .expect(.text("How to make Kimchi")))
  }

  @Test func `recipes can come at any moment`() {
    let explorer = Explorer(
      Scope<StubbedApp<Recipes>>("recipes"),
      properties: [
        .everyResponseEndsItsRequest, .ignoresWhatIsNotOffered(), .noDeadEnd,
        .always("a recipe is for the dish that is open") { state, _ in
          guard let dish = state.dish, let text = state.text else { return nil }
          return text == "How to make \(dish)" ? nil : [.expect(.text("How to make \(dish)"))]
        },
      ]
    ) {
      StubbedApp(Recipes()) { dish in [Stub("text", "How to make \(dish)")] }
    }
    #expect(explorer.explore().holds)
  }
}
