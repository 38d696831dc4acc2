import ExistingApps
import FlowDriver
import FlowExplorer
import Foundation
import HeadlessUI
import Observation
import TestSupport
import Testing

struct Offline: Error, Hashable {}

typealias SearchApp<Model> = AdaptedApp<Model, String, String, Result<[String], Offline>>

@MainActor @Observable final class SearchModel {
  private(set) var query = ""
  private(set) var titles: [String] = []
  private(set) var isLoading = false
  private let search: (String) async throws -> [String]
  private var task: Task<Void, Never>?

  init(search: @escaping (String) async throws -> [String]) {
    self.search = search
  }

  func queryChanged(_ query: String) {
    self.query = query
    isLoading = true
    task?.cancel()
    task = Task {
      let found = try? await search(query)
      guard Task.isCancelled == false else { return }
      titles = found ?? []
      isLoading = false
    }
  }
}

nonisolated func searchApp() -> SearchApp<SearchModel> {
  AdaptedApp { calls in
    SearchModel { text in try await calls.response(to: text).get() }
  } screen: { model in
    let texts = model.isLoading ? ["Loading"] : model.titles
    return Screen(
      title: "Titles",
      content: [
        .field("Search", text: model.query, entered: "query", offered: ["cat", "dog"])
      ] + texts.map { .text($0) })
  } perform: { _, _ in
  } enter: { model, _, text in
    model.queryChanged(text)
  }
}

nonisolated func stubbed<Model>(_ app: SearchApp<Model>) -> StubbedApp<SearchApp<Model>> {
  StubbedApp(app) { call in
    [Stub("two", .success(["\(call) 1", "\(call) 2"])), Stub("offline", .failure(Offline()))]
  }
}

@Test func `no order of responses breaks the search`() {
  let explorer = Explorer(
    Scope("searches"), properties: Property.usual + [.saysThatItWaits(.text("Loading"))]
  ) { ReplayedApp { stubbed(searchApp()) } }
  #expect(explorer.explore().holds)
}

@Test func `the titles of the last search are shown`() throws {
  let driver = Driver(stubbed(searchApp()))
  try driver.run(
    .enter("cat", into: "Search"),
    .enter("dog", into: "Search"),
    .expect(.noRequest("cat")),
    .answer("dog", with: "two"),
    .expect(.text("dog 2")))
}

@Test func `real work gives the responses of a live app`() async throws {
  let app = LiveApp(searchApp()) { call in .success(["\(call.request) for real"]) }
  app.take(.text("cat", "query"))
  #expect(app.screen.topLayer.content.dropFirst() == [.text("Loading")])
  try await wait(for: "titles") {
    app.update()
    return app.screen.topLayer.content.dropFirst() == [.text("cat for real")]
  }
}

@Test func `the article shows the fault of the first version, and its flow passes on the second`()
  throws
{
  let explorer = Explorer(
    Scope("searches"), properties: Property.usual + [.saysThatItWaits(.text("Loading"))]
  ) {
    ReplayedApp { stubbed(FirstVersion.searchApp()) }
  }
  let exploration = explorer.explore()
  let folder = ThisPackage.path("Sources/Headless/ExistingApps/ExistingApps.docc")
  let article = try String(contentsOfFile: "\(folder)/AnAppThatYouAlreadyHave.md", encoding: .utf8)
  #expect(article.contains("```text\n\(exploration)```\n"), "\(exploration)")
  guard case .violated(_, let flow, _) = exploration.violations.first?.outcome else {
    Issue.record("\(exploration)")
    return
  }
  try Driver(stubbed(searchApp())).run(flow)
}

/// The first version of the article's view model, which has a fault.
enum FirstVersion {
  @MainActor @Observable final class SearchModel {
    private(set) var query = ""
    private(set) var titles: [String] = []
    private(set) var isLoading = false
    private let search: (String) async throws -> [String]
    private var task: Task<Void, Never>?

    init(search: @escaping (String) async throws -> [String]) {
      self.search = search
    }

    func queryChanged(_ query: String) {
      self.query = query
      isLoading = true
      task?.cancel()
      task = Task {
        defer { isLoading = false }
        do {
          titles = try await search(query)
        } catch {
          titles = []
        }
      }
    }
  }

  nonisolated static func searchApp() -> SearchApp<SearchModel> {
    AdaptedApp { calls in
      SearchModel { text in try await calls.response(to: text).get() }
    } screen: { model in
      let texts = model.isLoading ? ["Loading"] : model.titles
      return Screen(
        title: "Titles",
        content: [
          .field("Search", text: model.query, entered: "query", offered: ["cat", "dog"])
        ] + texts.map { .text($0) })
    } perform: { _, _ in
    } enter: { model, _, text in
      model.queryChanged(text)
    }
  }
}
