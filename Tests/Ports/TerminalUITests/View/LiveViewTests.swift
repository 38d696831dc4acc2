import HeadlessUI
import Observation
import Shelves
import Synchronization
import Testing

@testable import TerminalUI

/// A full screen of an app that waits, which a person uses long after it has last changed.
struct LiveViewTests {
  @Test func `a response to a value is drawn when it comes, after any pause`() async throws {
    try await expectResponses(Weather())
  }

  @Test func `a response to an object is drawn when it comes, after any pause`() async throws {
    try await expectResponses(SharedWeather())
  }

  private func expectResponses<App: RequestingApp>(
    _ app: App
  ) async throws where App.Request == Int, App.Response == String {
    let shelf = Shelf<Int>()
    let hasChanged = Atomic(false)
    let session = ViewSession(LiveApp(app) { [shelf] day in await shelf.text(of: day) }) {
      hasChanged.store(true, ordering: .releasing)
    }
    for (day, text) in [(1, "Sunny"), (2, "Rain")] {
      #expect(session.model.text.contains("Loading"))
      try await shelf.put(text, on: day)
      try await wait(for: text) {
        if hasChanged.exchange(false, ordering: .acquiring) { session.send("") }
        return session.model.text.contains(text)
      }
      session.wait(2_000)
      session.send("\r")
    }
  }
}

/// The weather, which is asked for again and again.
private struct Weather: RequestingApp {
  private var text: String?
  private var day = 1

  var requests: [Int] { text == nil ? [day] : [] }

  var screen: Screen<Int> {
    let button = Button("Ask again", action: day + 1)
    return Screen(title: "Weather", content: [.text(text ?? "Loading"), .button(button)])
  }

  mutating func perform(_ day: Int) { (text, self.day) = (nil, day) }

  mutating func receive(_ text: String, for day: Int) {
    if requests.contains(day) { self.text = text }
  }
}

@Observable
private final class SharedWeather: RequestingApp {
  private var weather = Weather()

  var requests: [Int] { weather.requests }
  var screen: Screen<Int> { weather.screen }

  func perform(_ day: Int) { weather.perform(day) }
  func receive(_ text: String, for day: Int) { weather.receive(text, for: day) }
}
