import Shelves
import SwiftUI
import Testing

@Suite(.timeLimit(.minutes(1)))
@MainActor struct RecipeViewTests {
  private let recipe = RecipeViewModel()

  private func texts(_ host: Host) -> [String] {
    host.draw().compactMap { if case .text(let text) = $0 { text } else { nil } }
  }

  @Test func `a response is shown when it comes, and the work for another dish is cancelled`()
    async
  {
    let shelf = Shelf<String>()
    let host = Host(RecipeView(recipe: recipe) { await shelf.text(of: $0) })
    #expect(texts(host) == ["Loading"])
    await shelf.waitForReaders(of: "Bibimbap")
    recipe.dishButtonTapped("Kimchi")
    #expect(texts(host) == ["Loading"])
    await shelf.waitForCancellations(["Bibimbap"])
    await shelf.put("Mix", on: "Bibimbap")
    await shelf.put("Salt", on: "Kimchi")
    while recipe.text == nil { await Task.yield() }
    #expect(texts(host) == ["Salt"])
  }
}
