import SwiftUI
import Synchronization
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
    let works = Works()
    let host = Host(RecipeView(recipe: recipe) { await works.text(of: $0) })
    #expect(texts(host) == ["Loading"])
    await works.wait { $0.started == ["Bibimbap"] }
    recipe.dishButtonTapped("Kimchi")
    #expect(texts(host) == ["Loading"])
    await works.wait { $0.started == ["Bibimbap", "Kimchi"] && $0.cancelled == ["Bibimbap"] }
    works.finish()
    while recipe.text == nil { await Task.yield() }
    #expect(texts(host) == ["How to make Kimchi"])
  }
}

/// Work that goes on until it's told to finish.
private final class Works: Sendable {
  struct State {
    var started: [String] = []
    var cancelled: [String] = []
    var isFinished = false
  }

  private let state = Mutex(State())

  func text(of dish: String) async -> String {
    state.withLock { $0.started.append(dish) }
    await withTaskCancellationHandler {
      await wait { $0.isFinished }
    } onCancel: {
      state.withLock { $0.cancelled.append(dish) }
    }
    return "How to make \(dish)"
  }

  func finish() { state.withLock { $0.isFinished = true } }

  func wait(until isReached: (State) -> Bool) async {
    while state.withLock({ isReached($0) }) == false { await Task.yield() }
  }
}
