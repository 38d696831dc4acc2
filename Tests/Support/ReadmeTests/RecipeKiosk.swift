import FlowDriver
import FlowExplorer
import HeadlessUI
import JuiceModel
import JuiceScreens
import JuiceViewModels
import Testing

enum ShopAction: Hashable, Sendable {
  case kiosk(KioskAction)
  case recipesButtonTapped
  case recipesDismissed
}

extension Layer where Action == ShopAction {
  static func recipes(_ juices: [OrderViewModel.JuiceRow]) -> Layer {
    .sheet(
      title: "Recipes",
      bar: [Button("Close", action: .recipesDismissed, role: .cancel)],
      content: juices.map { .value($0.title, value: $0.recipe, symbol: $0.symbol) },
      dismissal: Dismissal(.recipesDismissed)
    )
  }
}

final class RecipeKiosk: RestorableApp {
  struct State: Hashable {
    var kiosk: JuiceKiosk.State
    var showsRecipes: Bool
  }

  private let kiosk: JuiceKiosk
  private let order: OrderViewModel
  private var showsRecipes = false

  init(maker: JuiceMaker) {
    kiosk = JuiceKiosk(maker: maker, phrases: .english)
    order = OrderViewModel(maker: maker, phrases: .english)
  }

  var screen: Screen<ShopAction> {
    let screen = kiosk.screen.map(ShopAction.kiosk)
      .adding(toBar: Button("Recipes", action: .recipesButtonTapped))
    return showsRecipes ? screen.covered(by: .recipes(order.juices)) : screen
  }

  func perform(_ action: ShopAction) {
    switch action {
    case .kiosk(let action): kiosk.perform(action)
    case .recipesButtonTapped: showsRecipes = true
    case .recipesDismissed: showsRecipes = false
    }
  }

  var state: State { State(kiosk: kiosk.state, showsRecipes: showsRecipes) }

  func restore(_ state: State) throws(RestoringError) {
    try kiosk.restore(state.kiosk)
    showsRecipes = state.showsRecipes
  }
}

@Test func `the recipes say what a juice takes`() throws {
  let driver = Driver(RecipeKiosk(maker: JuiceMaker(menu: .standard)))
  try driver.run(
    .tap("Recipes"),
    .expect(.value("Strawberry 10, Banana 1", of: "Strawberry banana juice")),
    .dismiss,
    .expect(.title("Fresh juice, made for you!")))
}

@Test func `a person can leave every state, and the recipes are one of them`() throws {
  let menu = try Menu(
    fruits: Menu.standard.fruits.filter { $0.id == .kiwi },
    juices: Menu.standard.juices.filter { $0.id == .kiwi })
  let explorer = Explorer(
    Scope<RecipeKiosk>("kiwis") { _, affordance in (affordance.role == .stepper) == false },
    properties: [
      .noDeadEnd, .homeCanBeReached(),
      .sometimes("the recipes are shown") { state, _ in state.showsRecipes },
    ],
    makeApp: { RecipeKiosk(maker: JuiceMaker(menu: menu)) })
  #expect(explorer.explore().holds)
}
