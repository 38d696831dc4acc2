import HeadlessTesting
import Testing

@MainActor final class Titles {
  private(set) var text = "Nothing yet"
  private var task: Task<Void, Never>?
  private let load: (String) async throws -> String

  init(load: @escaping (String) async throws -> String) { self.load = load }

  func topicTapped(_ topic: String) {
    text = "Loading"
    task?.cancel()
    task = Task {
      let title = try? await load(topic)
      if Task.isCancelled == false { text = title ?? "No connection" }
    }
  }
}

struct TitlesTests {
  private static func makeApp() -> StubbedApp<AdaptedApp<Titles, String, String, String>> {
    let app = AdaptedApp<Titles, String, String, String> { calls in
      Titles { topic in try await calls.response(to: topic) }
    } screen: { titles in
      Screen(
        title: "Titles",
        bar: ["Cats", "Dogs"].map { Button($0, action: $0) },
        content: [.text(titles.text)])
    } perform: { titles, topic in
      titles.topicTapped(topic)
    }
    return StubbedApp(app) { topic in [Stub("found", "\(topic) of the world")] }
  }

  @Test func `a title is shown when it comes`() throws {
    let driver = Driver(TitlesTests.makeApp())
    try driver.run(
      .tap("Cats"), .expect(.text("Loading")), .answer("Cats", with: "found"),
      .expect(.text("Cats of the world")))
    expectSnapshot(
      of: driver.app.screen, drawnBy: TextRenderer(viewport: Viewport(columns: 40, rows: 10)),
      named: "Titles/cats.40x10.en")
  }

  @Test func `no order of responses breaks the titles`() {
    let explorer = Explorer(
      Scope("titles"), properties: Property.usual + [.saysThatItWaits(.text("Loading"))]
    ) {
      ReplayedApp(makeApp: TitlesTests.makeApp)
    }
    let exploration = explorer.explore()
    #expect(exploration.holds, "\(exploration)")
  }
}
