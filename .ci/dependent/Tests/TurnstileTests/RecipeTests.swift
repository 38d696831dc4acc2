import FlowDriver
import FlowExplorer
import HeadlessUI
import Testing

/// The app of the article on apps that wait, without the guard that drops late responses.
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
  @Test func `a late response is found`() {
    let explorer = Explorer(
      Scope<StubbedApp<Recipes>>("recipes"),
      properties: [.everyResponseEndsItsRequest, .ignoresWhatIsNotOffered(), .noDeadEnd]
    ) {
      StubbedApp(Recipes()) { dish in [Stub("text", "How to make \(dish)")] }
    }
    let report = explorer.explore().report
    let late = #"here answer "Bibimbap" with "text", which isn't offered, changes something"#
    #expect(report.contains(late), "\(report)")
  }

  @Test(.timeLimit(.minutes(1))) func `a recipe is loaded`() async {
    let app = LiveApp(Recipes()) { dish in "How to make \(dish)" }
    app.perform(.open("Kimchi"))
    while app.screen.content == [.text("Loading")] { await Task.yield() }
    #expect(app.screen.content == [.text("How to make Kimchi")])
  }
}
