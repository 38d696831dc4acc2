import HeadlessUI
import Observation
import Shelves
import Synchronization
import Testing

@testable import TerminalUI

/// A full screen of an app that waits, which a person uses long after it has last changed.
struct LiveViewTests {
  @Test func `a response to a value is drawn when it comes, after any pause`() async throws {
    try await expectResponses(Reader<String>())
  }

  @Test func `a response to an object is drawn when it comes, after any pause`() async throws {
    try await expectResponses(SharedReader())
  }

  private func expectResponses<App: RequestingApp>(
    _ app: App
  ) async throws where App.Request == Reader<String>.Page, App.Response == String {
    let shelf = Shelf<Int>()
    let hasChanged = Atomic(false)
    let session = ViewSession(LiveApp(app) { [shelf] in await shelf.text(of: $0.number) }) {
      hasChanged.store(true, ordering: .releasing)
    }
    for (page, text) in [(1, "Once"), (2, "Twice")] {
      #expect(session.model.text.contains("Loading"))
      try await shelf.put(text, on: page)
      try await wait(for: text) {
        if hasChanged.exchange(false, ordering: .acquiring) { session.send("") }
        return session.model.text.contains(text)
      }
      session.wait(2_000)
      session.send("\r")
    }
  }
}

@Observable
private final class SharedReader: RequestingApp {
  private var reader = Reader<String>()

  var requests: [Reader<String>.Page] { reader.requests }
  var screen: Screen<Int> { reader.screen }

  func perform(_ number: Int) { reader.perform(number) }
  func receive(_ text: String, for page: Reader<String>.Page) { reader.receive(text, for: page) }
}
