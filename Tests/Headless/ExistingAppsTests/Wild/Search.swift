import ExistingApps
import FlowDriver
import FlowExplorer
import HeadlessUI

/// A search that stays busy if its text is cleared while it runs.
///
/// See <https://github.com/Silo-Server/silo-apple/pull/44>.
@MainActor final class ClearedSearch: FaultyModel {
  private(set) var text = ""
  private(set) var titles: [String] = []
  private(set) var isLoading = false
  private var task: Task<Void, Never>?

  func textChanged(_ text: String) {
    self.text = text
    titles = []
    task?.cancel()
    if isMended { isLoading = false }
    guard text.isEmpty == false else { return }
    isLoading = true
    task = Task {
      let title = try? await ask(text) + text
      guard Task.isCancelled == false else { return }
      titles = [title].compactMap { $0 }
      isLoading = false
    }
  }
}

/// A search whose responses come in any order, and whose last one is shown.
///
/// See <https://github.com/satsdisco/JellyAmp/issues/41>.
@MainActor final class StaleSearch: FaultyModel {
  private(set) var text = ""
  private(set) var titles: [String] = []
  private var task: Task<Void, Never>?

  func textChanged(_ text: String) {
    self.text = text
    titles = []
    if isMended { task?.cancel() }
    task = Task {
      if let title = try? await ask(text) + text { titles = [title] }
    }
  }
}

extension Report {
  static let clearedSearch = Report(
    "a busy flag that a cancelled search leaves",
    found: .spinnerEnds(.text("Loading")),
    among: Property.usual + [.saysThatItWaits(.text("Loading"))], response: "a "
  ) { (model: ClearedSearch) in
    Screen(
      title: "Search",
      content: [
        .field("Text", text: model.text, entered: "text", offered: ["cat", ""]),
        .text(model.isLoading ? "Loading" : model.titles.first ?? "Nothing found"),
      ])
  } enter: { model, text in
    model.textChanged(text)
  }

  static let staleSearch = Report(
    "stale results that come last",
    found: .rows(of: "Titles", belongTo: "Text") { $0.hasSuffix($1) }, among: [.noDeadEnd],
    response: "a "
  ) { (model: StaleSearch) in
    Screen(
      title: "Search",
      content: [
        .field("Text", text: model.text, entered: "text", offered: ["cat", "dog"]),
        .group("Titles", children: model.titles.map { .text($0) }),
      ])
  } enter: { model, text in
    model.textChanged(text)
  }
}
