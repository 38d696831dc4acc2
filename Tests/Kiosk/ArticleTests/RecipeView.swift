import SwiftUI

extension View {
  /// Does the work for each request for as long as the request is made.
  func responding<Request: Hashable & Sendable, Response: Sendable>(
    to requests: [Request],
    work: @escaping @Sendable (Request) async -> Response,
    receive: @escaping @MainActor (Response, Request) -> Void
  ) -> some View {
    background {
      ForEach(requests, id: \.self) { request in
        Color.clear.task(id: request) {
          let response = await work(request)
          if Task.isCancelled == false { receive(response, request) }
        }
      }
    }
  }
}

@Observable final class RecipeViewModel {
  private(set) var dish = "Bibimbap"
  private(set) var text: String?

  var requests: [String] { text == nil ? [dish] : [] }

  func dishButtonTapped(_ dish: String) { (self.dish, text) = (dish, nil) }

  func receive(_ text: String, for dish: String) {
    if requests.contains(dish) { self.text = text }
  }
}

struct RecipeView: View {
  let recipe: RecipeViewModel
  let load: @Sendable (String) async -> String

  var body: some View {
    Text(recipe.text ?? "Loading")
      .responding(to: recipe.requests, work: load) { recipe.receive($0, for: $1) }
  }
}
