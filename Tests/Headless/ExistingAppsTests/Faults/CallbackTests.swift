import ExistingApps
import FlowDriver
import FlowExplorer
import HeadlessUI
import Testing

/// Shows a dish with its recipe, which a client loads with a completion handler and can't cancel.
final class RecipeModel {
  private(set) var dish: String?
  private(set) var recipe: String?
  private let load: (String, @escaping (String) -> Void) -> Void
  private let isMended: Bool

  init(isMended: Bool, load: @escaping (String, @escaping (String) -> Void) -> Void) {
    (self.isMended, self.load) = (isMended, load)
  }

  func dishTapped(_ dish: String) {
    (self.dish, recipe) = (dish, nil)
    load(dish) { [weak self] recipe in
      guard let self, self.dish == dish || isMended == false else { return }
      self.recipe = recipe
    }
  }

  func backTapped() { (dish, recipe) = (nil, nil) }
}

private func recipes(isMended: Bool) -> Existing<RecipeModel, String> {
  AdaptedApp { (calls: Calls<String, String>) in
    RecipeModel(isMended: isMended) { dish, completion in
      calls.respond(to: dish) { completion("\($0) of \(dish)") }
    }
  } screen: { (model: RecipeModel) in
    guard let dish = model.dish else {
      return Screen(
        title: "Recipes", content: ["kimbap", "kimchi"].map { .button(Button($0, action: $0)) })
    }
    return Screen(
      title: dish, bar: [Button("Back", action: "Back")],
      content: [.text(model.recipe ?? "Loading")])
  } perform: { model, action in
    if action == "Back" { model.backTapped() } else { model.dishTapped(action) }
  }
  .stubbed("text")
}

@Test func `a completion handler shows its recipe for another dish`() throws {
  let hunt = FaultHunt(
    laws: [
      .always("a recipe is of its dish") { _, screen in
        let other = screen.topLayer.title == "kimbap" ? "text of kimchi" : "text of kimbap"
        return screen.meets(.text(other)) && (screen.topLayer.title == "Recipes") == false
          ? [.expect(.noText(other))] : nil
      }
    ], makeApp: recipes)
  try hunt.expectFault(
    """
    tap "kimbap"
    tap "Back"
    tap "kimchi"
    answer "kimbap" with "text"
    expect no text "text of kimbap"

    """)
}
