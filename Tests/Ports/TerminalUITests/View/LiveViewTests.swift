import HeadlessUI
import Observation
import Shelves
import Synchronization
import Testing

@testable import TerminalUI

/// A full screen of an app that waits, which a person uses long after it has last changed.
struct LiveViewTests {
  private final class Report: Sendable {
    let hasCome = Atomic(false)

    func take() -> Bool { hasCome.exchange(false, ordering: .acquiringAndReleasing) }
  }

  private let report = Report()

  private func session<App: HeadlessApp>(_ app: App) -> ViewSession<App> {
    ViewSession(app) { [report] in report.hasCome.store(true, ordering: .releasing) }
  }

  @Test func `a response is drawn when it comes, after any pause`() async throws {
    let shelf = Shelf<Int>()
    let session = session(
      LiveApp(Reader<String>()) { [shelf] in await shelf.text(of: $0.number) })
    for (page, text) in [(1, "Once"), (2, "Twice")] {
      #expect(session.model.text.contains("Loading"))
      try await shelf.put(text, on: page)
      try await wait(for: text) {
        if report.take() { session.send("") }
        return session.model.text.contains(text)
      }
      session.wait(2_000)
      session.send("\r")
    }
  }

  @Test func `an object that an action leads to without a report is watched, after any pause`() {
    let hall = Hall()
    let session = session(hall)
    for text in ["first", "second"] {
      session.wait(2_000)
      session.press("enter")
      session.wait(2_000)
      _ = report.take()
      hall.sign.text = text
      #expect(report.take())
      session.send("")
      #expect(session.model.text.contains(text))
    }
  }
}

/// A hall with a new sign after each action.
private final class Hall: HeadlessApp {
  @Observable
  final class Sign {
    var text = ""
  }

  private(set) var sign = Sign()

  var screen: Screen<Int> {
    Screen(title: "Hall", content: [.text(sign.text), .button(Button("Next", action: 1))])
  }

  func perform(_ action: Int) { sign = Sign() }
}
