import HeadlessUI
import Observation
import Shelves
import Testing

@Suite(.timeLimit(.minutes(1)))
struct LiveAppTests {
  private let shelf = Shelf<Int>()

  private func makeApp(keepsAsking: Bool = false) -> LiveApp<Reader> {
    LiveApp(Reader(keepsAsking: keepsAsking)) { [shelf] page in await shelf.text(of: page) }
  }

  @Test
  func `a response is handed over when it is taken, and observers of the screen are notified`()
    async
  {
    let app = makeApp()
    await withCheckedContinuation { continuation in
      withObservationTracking {
        _ = app.screen
      } onChange: {
        continuation.resume()
      }
      Task { [shelf] in await shelf.put("Once", on: 1) }
    }
    #expect(app.screen.topLayer.name == "Page 1, Loading")
    #expect(app.takeResponses() == [])
    #expect(app.screen.topLayer.name == "Page 1, Once")
    #expect(app.app.requests.isEmpty)
  }

  @Test func `work is cancelled when its request is withdrawn, and when the app is released`() async
  {
    var app: LiveApp? = makeApp()
    await shelf.waitForReaders(of: 1)
    app?.perform(2)
    await shelf.waitForCancellations([1])
    await shelf.waitForReaders(of: 2)
    app = nil
    await shelf.waitForCancellations([1, 2])
  }

  @Test func `a response to a request that was withdrawn and made again is dropped`() async {
    let app = makeApp()
    await shelf.waitForReaders(of: 1)
    app.perform(2)
    app.perform(1)
    await shelf.waitForReaders(of: 1, count: 2)
    await shelf.put("Late", on: 1)
    app.takeResponses()
    #expect(app.screen.topLayer.name == "Page 1, Loading")
    await shelf.put("Once", on: 1)
    await #expect(app.title(after: "Page 1, Loading") == "Page 1, Once")
  }

  @Test func `a request that its response doesn't end is answered again`() async {
    let app = makeApp(keepsAsking: true)
    await shelf.put("Once", on: 1)
    await #expect(app.title(after: "Page 1, Loading") == "Page 1, Once")
    await shelf.put("Twice", on: 1)
    await #expect(app.title(after: "Page 1, Once") == "Page 1, Twice")
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
  fileprivate func title(after title: String) async -> String {
    while screen.topLayer.name == title {
      await Task.yield()
      takeResponses()
    }
    return screen.topLayer.name
  }
}
