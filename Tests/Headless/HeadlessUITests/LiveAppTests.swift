import FlowDriver
import HeadlessUI
import Observation
import Synchronization
import TestSupport
import Testing

struct LiveAppTests {
  private let shelf = Shelf<Int>()

  private func makeApp(keepsAsking: Bool = false) -> LiveApp<Reader<String>> {
    LiveApp(Reader(keepsAsking: keepsAsking)) { [shelf] in await shelf.text(of: $0.number) }
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
    #expect(app.text == "Loading")
    #expect(app.update() == app.screen)
    #expect(app.text == "Once")
    #expect(app.app.requests.isEmpty)
  }

  @Test func `the screen names what the app waits for, and nobody can let it happen`() async throws
  {
    let app = makeApp()
    #expect(app.screen.outline.hasPrefix("screen \"Reader\"\n  event \"page 1\"\n  text"))
    #expect(try Screen(parsing: Array(app.screen.outline.utf8)) == app.screen.numbered)
    let choice = try #require(app.screen.choices.last)
    #expect(choice.name == "page 1" && choice.isEnabled == false)
    #expect(choice.input == nil && app.take(.event(choice.name)) == false)
    try await shelf.put("Once", on: 1)
    try await wait(for: "a response") { app.update().events.isEmpty }
    #expect(app.screen.events.isEmpty)
  }

  @Test func `work is cancelled when its request is withdrawn, and when the app is released`()
    async throws
  {
    var app: LiveApp? = makeApp()
    try await shelf.waitForReaders(of: 1)
    app?.take(.action(2))
    try await shelf.waitForCancellations([1])
    try await shelf.waitForReaders(of: 2)
    app = nil
    try await shelf.waitForCancellations([1, 2])
  }

  @Test func `a response to a request that was withdrawn and made again is dropped`() async throws {
    let app = makeApp()
    try await shelf.waitForReaders(of: 1)
    app.take(.action(2))
    app.take(.action(1))
    try await shelf.waitForReaders(of: 1, count: 2)
    try await shelf.put("Late", on: 1)
    app.update()
    #expect(app.text == "Loading")
    try await shelf.put("Once", on: 1)
    try await #expect(app.text(after: "Loading") == "Once")
  }

  @Test func `a request that its response doesn't end is answered again`() async throws {
    let app = makeApp(keepsAsking: true)
    try await shelf.put("Once", on: 1)
    try await #expect(app.text(after: "Loading") == "Once")
    try await shelf.put("Twice", on: 1)
    try await #expect(app.text(after: "Once") == "Twice")
  }
}

extension LiveApp {
  fileprivate var text: String? { screen.topLayer.content.first?.name }

  /// Returns the first other text, for which it waits.
  fileprivate func text(after text: String) async throws -> String? {
    try await wait(for: "another text than \(text)") {
      update()
      return (self.text == text) == false
    }
    return self.text
  }
}
