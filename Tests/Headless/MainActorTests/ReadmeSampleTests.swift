import Foundation
import HeadlessTesting
import SteppedTesting
import TestSupport
import Testing

@Suite(FailsAsTheReadmeSays(), .snapshots(in: "Tests/Headless/MainActorTests/Snapshots"))
struct ReadmeSampleTests {
  @MainActor final class SearchModel {
    private(set) var text = "Tap an animal"
    private var task: Task<Void, Never>?
    private let find: (String) async throws -> String
    init(find: @escaping (String) async throws -> String) { self.find = find }

    func tapped(_ animal: String) {
      text = "Loading"
      task?.cancel()
      task = Task { text = (try? await find(animal)) ?? "Nothing found" }
    }
  }

  nonisolated func searchApp() -> StubbedApp<AdaptedApp<SearchModel, String, String, String>> {
    let app = AdaptedApp<SearchModel, String, String, String> { calls in
      SearchModel { animal in try await calls.response(to: animal) }
    } screen: { model in
      Screen(title: "Search", bar: [Button("cat", action: "cat")], content: [.text(model.text)])
    } perform: { model, animal in
      model.tapped(animal)
    }
    return StubbedApp(app) { animal in [Stub("found", "a \(animal)")] }
  }

  @Test func `no order of responses breaks the search`() {
    let explorer = Explorer(
      Scope("search"), properties: Property.usual + [.saysThatItWaits(.text("Loading"))]
    ) { ReplayedApp { searchApp() } }
    #expect(explorer.explore().holds)
  }

  @Test func `a search says that it's loading`() throws {
    let driver = Driver(searchApp())
    try driver.run(.tap("cat"), .expect(.text("Loading")))
    let renderer = TextRenderer(viewport: Viewport(columns: 40, rows: 10))
    expectSnapshot(of: driver.app.screen, drawnBy: renderer, named: "Search/loading.40x10.en")
  }

  @Test(.stepped) @MainActor func `a search shows what it finds`() async {
    let model = SearchModel { animal in "a \(animal)" }
    model.tapped("cat")
    await settled()
    #expect(model.text == "a cat")
  }
}

/// Expects the first test to fail with the flow that the README begins with.
nonisolated private struct FailsAsTheReadmeSays: TestTrait, SuiteTrait, TestScoping {
  let isRecursive = true

  @concurrent func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    let flow = try ThisPackage.text("README.md").components(separatedBy: "```\n")[1]
    let isFirst = test.name.contains("no order of responses")
    try await confirmation(expectedCount: isFirst ? 1 : 0) { confirm in
      let handler = IssueHandlingTrait.compactMapIssues { issue in
        guard "\(issue)".contains("\n\(flow)") else { return issue }
        confirm()
        return nil
      }
      try await handler.provideScope(for: test, testCase: testCase, performing: function)
    }
  }
}
