import HeadlessUI
import Observation
import Synchronization
import Terminals
import Testing

@testable import TerminalScreens

/// A full screen of an app that waits, which a person uses long after it has last changed.
struct LiveViewTests {
  private final class Report: Sendable {
    let hasCome = Atomic(false)
  }

  @Test func `an object that an action leads to without a report is watched, after any pause`() {
    let (hall, report) = (Hall(), Report())
    let session = ViewSession(hall) { report.hasCome.store(true, ordering: .releasing) }
    for text in ["first", "second"] {
      session.wait(2_000)
      session.press("enter")
      session.wait(2_000)
      report.hasCome.store(false, ordering: .releasing)
      hall.sign.text = text
      let hasCome = report.hasCome.load(ordering: .acquiring)
      #expect(hasCome)
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
