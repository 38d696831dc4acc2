import ExistingApps
import FlowDriver
import FlowExplorer
import HeadlessUI

/// A list that a view loads by `task(id:)`, so that another filter cancels what loads.
///
/// See <https://github.com/kasianov-mikhail/scout/pull/767>.
@MainActor final class FilteredList: FaultyModel {
  var filter = "all"
  private(set) var isLoading = false
  private(set) var message = ""

  func loadList() async {
    isLoading = true
    message = ""
    do {
      message = try await ask(filter)
    } catch {
      if isMended && error is CancellationError { return }
      message = "Failed"
    }
    isLoading = false
  }
}

extension Report {
  static let filteredList = Report(
    "a cancelled task of a view", found: .saysThatItWaits(.text("Loading")),
    among: Property.usual + [.spinnerEnds(.text("Loading"))]
  ) { isMended in
    Adapted<FilteredList> { calls in
      FilteredList(isMended: isMended) { try await calls.response(to: $0) }
    } screen: { list in
      Screen(
        title: "List",
        bar: ["all", "mine"].map { Button($0, action: $0 == list.filter ? nil : $0) },
        content: [.text(list.isLoading ? "Loading" : list.message)])
    } perform: { list, action in
      list.filter = action
    }
    .task(id: { $0.filter }) { await $0.loadList() }
    .stubbed("loaded")
  }
}
