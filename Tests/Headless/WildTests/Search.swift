import ExistingApps
import FlowDriver
import FlowExplorer
import HeadlessUI

/// A search that stays busy if its text is cleared while it runs.
///
/// See <https://github.com/Silo-Server/silo-apple/pull/44>.
@MainActor final class ClearedSearch {
  private(set) var text = ""
  private(set) var titles: [String] = []
  private(set) var isLoading = false
  private var task: Task<Void, Never>?
  private let search: (String) async throws -> String
  private let isMended: Bool

  init(isMended: Bool, search: @escaping (String) async throws -> String) {
    (self.isMended, self.search) = (isMended, search)
  }

  func textChanged(_ text: String) {
    self.text = text
    titles = []
    task?.cancel()
    if isMended { isLoading = false }
    guard text.isEmpty == false else { return }
    isLoading = true
    task = Task {
      let title = try? await search(text)
      guard Task.isCancelled == false else { return }
      (titles, isLoading) = ([title].compactMap { $0 }, false)
    }
  }
}

/// A search whose responses come in any order, and whose last one is shown.
///
/// See <https://github.com/satsdisco/JellyAmp/issues/41>.
@MainActor final class StaleSearch {
  private(set) var text = ""
  private(set) var titles: [String] = []
  private var task: Task<Void, Never>?
  private let search: (String) async throws -> String
  private let isMended: Bool

  init(isMended: Bool, search: @escaping (String) async throws -> String) {
    (self.isMended, self.search) = (isMended, search)
  }

  func textChanged(_ text: String) {
    (self.text, titles) = (text, [])
    if isMended { task?.cancel() }
    task = Task {
      if let title = try? await search(text) { titles = [title] }
    }
  }
}

extension Report {
  static let clearedSearch = Report(
    "a busy flag that a cancelled search leaves",
    found: .spinnerEnds(.text("Loading")),
    among: Property.usual + [.saysThatItWaits(.text("Loading"))]
  ) { isMended in
    AdaptedApp<ClearedSearch, String, String, String> { calls in
      ClearedSearch(isMended: isMended) { try await calls.response(to: $0) + $0 }
    } screen: { model in
      Screen(
        title: "Search",
        content: [
          .field("Text", text: model.text, entered: "text", offered: ["cat", ""]),
          .text(model.isLoading ? "Loading" : model.titles.first ?? "Nothing found"),
        ])
    } perform: { _, _ in
    } enter: { model, _, text in
      model.textChanged(text)
    }
    .stubbed("a ")
  }

  static let staleSearch = Report(
    "stale results that come last",
    found: .rows(of: "Titles", belongTo: "Text") { $0.hasSuffix($1) }, among: [.noDeadEnd]
  ) { isMended in
    AdaptedApp<StaleSearch, String, String, String> { calls in
      StaleSearch(isMended: isMended) { try await calls.response(to: $0) + $0 }
    } screen: { model in
      Screen(
        title: "Search",
        content: [
          .field("Text", text: model.text, entered: "text", offered: ["cat", "dog"]),
          .group("Titles", children: model.titles.map { .text($0) }),
        ])
    } perform: { _, _ in
    } enter: { model, _, text in
      model.textChanged(text)
    }
    .stubbed("a ")
  }
}
