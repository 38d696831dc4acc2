import ExistingApps
import FlowDriver
import FlowExplorer
import Foundation
import HeadlessUI
import Testing

/// A chooser that keeps a response until another one has come.
@MainActor private final class Chooser<Response: Sendable> {
  private(set) var text = "None"
  private let ask: (String) async throws -> Response

  init(ask: @escaping (String) async throws -> Response) { self.ask = ask }

  func choose(_ name: @escaping (Response) -> String) {
    guard (text == "Choosing") == false else { return }
    text = "Choosing"
    Task {
      let choice = try? await ask("choice")
      _ = try? await ask("crop")
      text = choice.map(name) ?? "None"
    }
  }
}

private final class Photo: Sendable {
  let name: String

  init(_ name: String) { self.name = name }
}

private struct Reply: CustomStringConvertible {
  let name: String
  var description: String { "a reply" }
}

/// Scores that are loaded each time a sleep is over, by calls that ignore their cancellation.
@MainActor private final class Scores {
  private(set) var text = "None"
  private let ask: (String) async throws -> String
  private var polling: Task<Void, Never>?
  private var loading: Task<Void, Never>?

  init(ask: @escaping (String) async throws -> String) { self.ask = ask }

  func toggle() {
    loading?.cancel()
    if let task = polling.take() { return task.cancel() }
    polling = Task {
      while case .some = try? await ask("sleep") { load() }
    }
  }

  private func load() {
    loading?.cancel()
    loading = Task {
      let score = try? await ask("load")
      if Task.isCancelled == false { text = score ?? "None" }
    }
  }
}

/// A chooser whose task is detached, and inherits nothing of the event that starts it.
@MainActor private final class DetachedChooser {
  private(set) var text = "None"
  private let ask: @Sendable (String) async -> String

  init(ask: @escaping @Sendable (String) async -> String) { self.ask = ask }

  func choose() {
    Task.detached { [self, ask] in
      let choice = await ask("choice")
      _ = await ask("crop")
      await show(choice)
    }
  }

  private func show(_ choice: String) { text = choice }
}

struct ResponseTests {
  private func holds<Response: Sendable>(
    _ make: @escaping @Sendable (String) -> Response,
    _ name: @escaping @Sendable (Response) -> String
  ) -> Bool {
    explored([.spinnerEnds(.text("Choosing"))]) {
      let app = AdaptedApp<Chooser<Response>, String, String, Response> { calls in
        Chooser { try await calls.response(to: $0) }
      } screen: { chooser in
        Screen(title: "Photo", bar: [Button("Choose", action: "")], content: [.text(chooser.text)])
      } perform: { chooser, _ in
        chooser.choose(name)
      }
      return StubbedApp(app) { _ in ["cat", "dog"].map { Stub($0, make($0)) } }
    }.holds
  }

  @Test func `responses that read alike are told apart`() {
    let results = [
      holds({ Data($0.utf8) }, { String(decoding: $0, as: UTF8.self) }),
      holds({ Photo($0) }, { $0.name }),
      holds({ [Photo($0)] }, { $0[0].name }),
      holds({ Reply(name: $0) }, { $0.name }),
    ]
    #expect(results == [true, true, true, true])
  }

  @Test func `the responses of a detached task are told apart`() {
    let exploration = explored {
      Adapted<DetachedChooser> { calls in
        DetachedChooser { (try? await calls.response(to: $0)) ?? "None" }
      } screen: { chooser in
        Screen(title: "Photo", bar: [Button("Choose", action: "")], content: [.text(chooser.text)])
      } perform: { chooser, _ in
        chooser.choose()
      }
      .stubbed("cat", "dog")
    }
    #expect(exploration.holds, "\(exploration)")
  }

  @Test func `responses that read otherwise each time are the same`() {
    let words = ["one", "two", "three", "four"]
    let numbers = Dictionary(uniqueKeysWithValues: words.map { ($0, 1) })
    let results = [
      holds({ Set(words + [$0]) }, { $0.contains("cat") ? "cat" : "dog" }),
      holds({ numbers.merging([$0: 2]) { $1 } }, { $0["cat"] == nil ? "dog" : "cat" }),
    ]
    #expect(results == [true, true])
  }

  @Test func `a loop that leaves more and more cancelled calls is explored to its end`() {
    let exploration = explored {
      Adapted<Scores> { calls in
        Scores { try await calls.response(to: $0, ignoringCancellation: $0 == "load") }
      } screen: { scores in
        Screen(
          title: "Scores", bar: [Button("Toggle", action: "")], content: [.text(scores.text)])
      } perform: { scores, _ in
        scores.toggle()
      }
      .stubbed("1:0", "1:1")
    }
    #expect(exploration.holds && exploration.states.count < 500, "\(exploration)")
  }
}
