import ExistingApps
import HeadlessUI
import Observation

/// The first version of the article's view model, which has a fault.
enum FirstVersion {
  @MainActor @Observable final class SearchModel {
    private(set) var titles: [String] = []
    private(set) var isLoading = false
    private let search: (String) async throws -> [String]
    private var task: Task<Void, Never>?

    init(search: @escaping (String) async throws -> [String]) {
      self.search = search
    }

    func searchButtonTapped(_ text: String) {
      isLoading = true
      task?.cancel()
      task = Task {
        defer { isLoading = false }
        do {
          titles = try await search(text)
        } catch {
          titles = []
        }
      }
    }
  }

  static func searchApp() -> SearchApp<SearchModel> {
    AdaptedApp { calls in
      SearchModel { text in try await calls.response(to: text).get() }
    } screen: { model in
      Screen(
        title: "Search",
        bar: [Button("cat", action: "cat"), Button("dog", action: "dog")],
        content: model.isLoading ? [.text("Loading")] : model.titles.map { .text($0) })
    } perform: { model, text in
      model.searchButtonTapped(text)
    }
  }
}
