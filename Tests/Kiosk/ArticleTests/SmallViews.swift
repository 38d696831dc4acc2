import AlertIntents
import JuiceViewModels
import SwiftUI

struct JuiceList: View {
  let order: OrderViewModel
  var body: some View {
    List(order.juices) { juice in
      Button(juice.title) { order.juiceButtonTapped(juice.id) }
    }
    .alert(order.alert, buttonTapped: order.alertButtonTapped, dismissed: order.dismissed)
  }
}

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

@Observable final class NoteViewModel {
  enum Answer { case delete, keep }
  private(set) var text = "Buy milk"
  private(set) var alert: PresentedAlert<Answer>?
  private var answers = AlertAnswers<Answer>()

  func deleteButtonTapped() {
    let delete = AlertIntent.Button("Delete", role: .destructive, action: Answer.delete)
    let keep = AlertIntent.Button("Keep", role: .cancel, action: Answer.keep)
    alert = answers.present(AlertIntent(title: "Delete the note?", buttons: [delete, keep]))
  }
  func alertButtonTapped(_ answer: Answer, of alert: PresentedAlert<Answer>) {
    guard answers.accept(answer, of: alert, current: self.alert) else { return }
    self.alert = nil
    if answer == .delete { text = "" }
  }
  func dismissed(_ alert: PresentedAlert<Answer>) {
    if answers.acceptDismissal(of: alert, current: self.alert) { self.alert = nil }
  }
}

struct NoteView: View {
  let note: NoteViewModel
  var body: some View {
    Button("Delete") { note.deleteButtonTapped() }
      .alert(note.alert, buttonTapped: note.alertButtonTapped, dismissed: note.dismissed)
  }
}
