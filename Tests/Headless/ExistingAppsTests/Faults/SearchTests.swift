import ExistingApps
import FlowDriver
import FlowExplorer
import HeadlessUI
import Observation
import Testing

@MainActor @Observable
final class SearchModel {
  private(set) var query = ""
  private(set) var titles: [String] = []
  private(set) var isLoading = false
  private let search: (String) async throws -> [String]
  private var task: Task<Void, Never>?

  init(search: @escaping (String) async throws -> [String]) { self.search = search }

  func searchButtonTapped(_ text: String) {
    query = text
    isLoading = true
    task?.cancel()
    task = Task {
      defer { isLoading = false }
      do { titles = try await search(text) } catch { titles = [] }
    }
  }
}
