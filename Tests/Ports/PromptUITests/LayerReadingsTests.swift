import HeadlessUI
import TestSupport
import Testing
import TextRendering

@testable import PromptUI

struct LayerReadingsTests {
  @Test func `a layer is read whole if it's new, as an alert always is, or else where it changed`()
    throws
  {
    let readings = try outlines(in: "Tables/readings.txt")
    var reader = Reader(readings[0].screen)
    let others = readings.dropFirst().map { reader.changes(to: $0.screen) }
    #expect([reader.opening] + others == readings.map { $0.result })
  }

  @Test func `the dismissal of an alert discards no changes of the sheet below it`() {
    let changed = "screen \"A\"\n  sheet \"B\" unsaved dismiss [2]\n    text \"u\"\n"
    let alert = "    alert \"Hi\"\n      button \"OK\" [1]\n"
    var reader = Reader(Screen(outline: changed + alert))
    let text = reader.changes(to: Screen(outline: changed), after: .dismiss)
    #expect(text.hasPrefix("Your changes were discarded.\n") == false)
  }
}

/// A person to whom one screen after the other is read.
private struct Reader {
  let opening: String
  private var session: PortSession<Still<Int>>
  private var readings = LayerReadings(words: .english)

  init(_ screen: Screen<Int>) {
    session = PortSession(Still(screen))
    opening = readings.changes(to: session, isAsked: true)
  }

  mutating func changes(to screen: Screen<Int>, after gesture: Gesture? = nil) -> String {
    session.app.screen = screen
    session.refresh(at: nil)
    return readings.changes(to: session, after: gesture)
  }
}
