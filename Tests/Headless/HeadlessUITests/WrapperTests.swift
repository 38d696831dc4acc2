import HeadlessUI
import TestSupport
import Testing

/// A wrapper of a few lines loses nothing that happens to its app.
struct WrapperTests {
  private let shelf = Shelf<Int>()

  @Test func `a plain app gets texts through a wrapper`() {
    var plain = Plain(app: Log(Orchard("Kiwi")))
    plain.perform(.search, entering: "ki")
    #expect(plain.app.inputs == [.text("ki", .search)] && plain.app.app.state.query == "ki")
    #expect(plain.take(.event("rain")) == false)
  }

  @Test func `a live app gets its responses through wrappers and a session`() async throws {
    var session = PortSession(
      Log(Log(LiveApp(Reader<String>()) { [shelf] in await shelf.text(of: $0.number) })))
    #expect(session.screen.meets("Loading"))
    try await shelf.put("Once", on: 1)
    try await wait(for: "a response") {
      session.refresh(at: nil)
      return session.screen.meets("Once")
    }
    session.perform(number: 1)
    try await shelf.put("Twice", on: 2)
    try await wait(for: "a response") { session.updatedScreen().meets("Twice") }
    let expected: [Input<Int>] = [.event("page 1"), .action(2), .event("page 2")]
    #expect(session.app.inputs == expected && session.app.app.inputs == expected)
    #expect(session.screen.meets("Twice"))
  }

  @Test(.first) func `an app that passes nothing on stops with the reason`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var deaf = Deaf(app: LiveApp(Reader<String>()) { _ in "Once" })
      for _ in 0..<60_000 {
        _ = deaf.updatedScreen()
        try await Task.sleep(for: .milliseconds(1))
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("A wrapper of an app that waits must be an AppWrapper."))
  }

  @Test(.first) func `a text for an app without fields stops with the reason`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var counter = Counter()
      counter.take(.text("1", .add))
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("An app with fields implements perform(_:entering:)."))
  }
}

/// A wrapper that adds nothing.
private struct Plain<App: HeadlessApp>: AppWrapper {
  var app: App
}

/// An app around another one that isn't a wrapper.
private struct Deaf: HeadlessApp {
  var app: LiveApp<Reader<String>>

  var screen: Screen<Int> { app.screen }

  func perform(_ action: Int) { app.take(.action(action)) }
}

extension Screen {
  fileprivate func meets(_ text: String) -> Bool { content.first?.name == text }
}
