import HeadlessUI
import Observation
import Shelves
import Synchronization
import Testing

struct LiveAppTests {
  private let shelf = Shelf<Int>()

  private func makeApp(keepsAsking: Bool = false) -> LiveApp<Reader> {
    LiveApp(Reader(keepsAsking: keepsAsking)) { [shelf] page in await shelf.text(of: page) }
  }

  @Test
  func `a response is handed over when it is taken, and observers of the screen are notified`()
    async throws
  {
    let app = makeApp()
    let isNotified = Atomic(false)
    withObservationTracking {
      _ = app.screen
    } onChange: {
      isNotified.store(true, ordering: .releasing)
    }
    try await shelf.put("Once", on: 1)
    try await wait(for: "a notification") { isNotified.load(ordering: .acquiring) }
    #expect(app.screen.topLayer.name == "Page 1, Loading")
    #expect(app.takeResponses() == [])
    #expect(app.screen.topLayer.name == "Page 1, Once")
    #expect(app.app.requests.isEmpty)
  }

  @Test func `work is cancelled when its request is withdrawn, and when the app is released`()
    async throws
  {
    var app: LiveApp? = makeApp()
    try await shelf.waitForReaders(of: 1)
    app?.perform(2)
    try await shelf.waitForCancellations([1])
    try await shelf.waitForReaders(of: 2)
    app = nil
    try await shelf.waitForCancellations([1, 2])
  }

  @Test func `a response to a request that was withdrawn and made again is dropped`() async throws {
    let app = makeApp()
    try await shelf.waitForReaders(of: 1)
    app.perform(2)
    app.perform(1)
    try await shelf.waitForReaders(of: 1, count: 2)
    try await shelf.put("Late", on: 1)
    app.takeResponses()
    #expect(app.screen.topLayer.name == "Page 1, Loading")
    try await shelf.put("Once", on: 1)
    try await #expect(app.title(after: "Page 1, Loading") == "Page 1, Once")
  }

  @Test func `a request that its response doesn't end is answered again`() async throws {
    let app = makeApp(keepsAsking: true)
    try await shelf.put("Once", on: 1)
    try await #expect(app.title(after: "Page 1, Loading") == "Page 1, Once")
    try await shelf.put("Twice", on: 1)
    try await #expect(app.title(after: "Page 1, Once") == "Page 1, Twice")
  }
}

/// A reader of pages that are loaded one at a time.
private struct Reader: RequestingApp {
  let keepsAsking: Bool
  private var page = 1
  private var text: String?

  init(keepsAsking: Bool) { self.keepsAsking = keepsAsking }

  var requests: [Int] { text == nil || keepsAsking ? [page] : [] }
  var screen: Screen<Int> { Screen(title: "Page \(page), \(text ?? "Loading")") }

  mutating func perform(_ page: Int) { (self.page, text) = (page, nil) }

  mutating func receive(_ text: String, for page: Int) {
    if page == self.page { self.text = text }
  }
}

extension LiveApp {
  /// Returns the first other title, for which it waits.
  fileprivate func title(after title: String) async throws -> String {
    try await wait(for: "another title than \(title)") {
      takeResponses()
      return (screen.topLayer.name == title) == false
    }
    return screen.topLayer.name
  }
}
