import SwiftUI
import TestSupport
import Testing

@MainActor struct RecipeViewTests {
  private let recipe = RecipeViewModel()

  private func texts(_ host: Host) -> [String] {
    host.draw().compactMap { if case .text(let text) = $0 { text } else { nil } }
  }

  @Test func `a response is shown when it comes, and the work for another dish is cancelled`()
    async throws
  {
    let shelf = Shelf<String>()
    let host = Host(RecipeView(recipe: recipe) { await shelf.text(of: $0) })
    #expect(texts(host) == ["Loading"])
    try await shelf.waitForReaders(of: "Bibimbap")
    recipe.dishButtonTapped("Kimchi")
    #expect(texts(host) == ["Loading"])
    try await shelf.waitForCancellations(["Bibimbap"])
    try await shelf.put("Mix", on: "Bibimbap")
    try await shelf.put("Salt", on: "Kimchi")
    try await wait(for: "a text") { (recipe.text == nil) == false }
    #expect(texts(host) == ["Salt"])
  }
}
