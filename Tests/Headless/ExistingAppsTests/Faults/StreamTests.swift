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

/// Shows the prices of a stream while it's connected.
@MainActor final class TickerModel {
  private(set) var isConnected = false
  private(set) var price: String?
  private var task: Task<Void, Never>?
  private let prices: () -> AsyncStream<String>
  private let isMended: Bool

  init(isMended: Bool, prices: @escaping () -> AsyncStream<String>) {
    (self.isMended, self.prices) = (isMended, prices)
  }

  func connectTapped() {
    isConnected = true
    if isMended { task?.cancel() }
    task = Task {
      for await price in prices() { self.price = price }
    }
  }

  func disconnectTapped() {
    (isConnected, price) = (false, nil)
    task?.cancel()
  }
}

private func ticker(isMended: Bool) -> Existing<TickerModel, String> {
  AdaptedApp { (calls: Calls<String, String>) in
    TickerModel(isMended: isMended) {
      AsyncStream { try? await calls.response(to: "price") }
    }
  } screen: { (model: TickerModel) in
    Screen(
      title: "Ticker",
      bar: [
        Button("Connect", action: "Connect"),
        Button("Disconnect", action: model.isConnected ? "Disconnect" : nil),
      ],
      content: [.value(Value("Price", value: model.price ?? "unknown"))])
  } perform: { model, action in
    if action == "Connect" { model.connectTapped() } else { model.disconnectTapped() }
  }
  .stubbed("10", "20")
}

@Test func `a stream goes on after its model is disconnected`() throws {
  let hunt = FaultHunt(
    laws: [
      .always("a ticker waits for nothing while it isn't connected") { _, screen in
        let isConnected = screen.meets(.button("Disconnect", isEnabled: true))
        return isConnected || screen.events.isEmpty ? nil : [.expect(.noRequest("price"))]
      }
    ], makeApp: ticker)
  try hunt.expectFault(
    """
    tap "Connect"
    tap "Connect"
    tap "Disconnect"
    expect no request "price"

    """)
}
