import HeadlessUI
import TestSupport
import Testing
import TextRendering

@testable import PromptUI

struct LayerReadingsTests {
  private static func screen(_ values: String..., below covers: [Layer<Int>] = []) -> Screen<Int> {
    let nodes = values.enumerated().map { Node<Int>.value("\($0)", value: $1) }
    return Screen(title: "A", content: [.group(children: nodes)], coveredBy: covers)
  }

  private static func alert(_ message: String) -> Layer<Int> {
    .alert(AlertIntent(message: message, buttons: [.init("OK", action: 1)]))
  }

  private static func sheet(_ text: String, hasUnsavedChanges: Bool = false) -> Layer<Int> {
    .sheet(
      title: "B", content: [.text(text)], dismissal: Dismissal(2),
      hasUnsavedChanges: hasUnsavedChanges)
  }

  private static func bag(_ count: Int) -> Layer<Int> {
    let cups = Node<Int>.stepper("Cups", value: "\(count)", decrement: -1, increment: 1)
    return .sheet(title: "Bag \(count)", identifier: "bag", content: [cups])
  }

  private static let home = screen("a")
  private static let opened = screen("a", below: [sheet("t")])

  /// One screen after another, and what is read of it.
  private static let readings: [(Screen<Int>, String)] = [
    (screen("a", "b"), "screen \"A\"\n  value \"0\" \"a\"\n  value \"1\" \"b\"\n"),
    (screen("a", "c"), "value \"1\" \"c\"\n"), (screen("a", "c"), ""),
    (home, "screen \"A\"\n  value \"0\" \"a\"\n"),
    (screen("d", below: [alert("Hi")]), "alert \"Hi\"\n  button \"OK\" [1]\n"),
    (screen("d", below: [alert("Ho")]), "alert \"Ho\"\n  button \"OK\" [1]\n"),
    (screen("d"), "screen \"A\"\nvalue \"0\" \"d\"\n"),
    (screen("d", below: [alert("Ho")]), "alert \"Ho\"\n  button \"OK\" [1]\n"),
    (screen("d", below: [sheet("t"), alert("Hi")]), "alert \"Hi\"\n  button \"OK\" [1]\n"),
    (screen("d", below: [sheet("t")]), "sheet \"B\", dismiss [1]\n  text \"t\"\n"),
    (screen("d", below: [sheet("u")]), "text \"u\"\n"),
    (screen("d", below: [alert("Hi")]), "alert \"Hi\"\n  button \"OK\" [1]\n"),
    (opened, "sheet \"B\", dismiss [1]\ntext \"t\"\n"),
    (home, "screen \"A\"\nvalue \"0\" \"a\"\n"),
    (opened, "sheet \"B\", dismiss [1]\n  text \"t\"\n"), (home, "screen \"A\"\n"),
    (
      screen("a", below: [bag(1)]),
      "sheet \"Bag 1\"\n  stepper \"Cups\" \"1\", decrease [1], increase [2]\n"
    ),
    (
      screen("a", below: [bag(2)]),
      "sheet \"Bag 2\"\nstepper \"Cups\" \"2\", decrease [1], increase [2]\n"
    ),
    (screen("a", below: [.sheet(title: "C")]), "sheet \"C\"\n"),
    (
      screen("a", below: [.sheet(title: "C", dismissal: Dismissal(1))]),
      "sheet \"C\", dismiss [1]\n"
    ),
  ]

  @Test func `a layer is read whole if it's new, as an alert always is, or else where it changed`()
  {
    var reader = Reader(Self.readings[0].0)
    let others = Self.readings.dropFirst().map { reader.changes(to: $0.0) }
    #expect([reader.opening] + others == Self.readings.map { $0.1 })
  }

  @Test func `the dismissal of an alert discards no changes of the sheet below it`() {
    let changed = Self.sheet("u", hasUnsavedChanges: true)
    var reader = Reader(Self.screen("a", below: [changed, Self.alert("Hi")]))
    let text = reader.changes(to: Self.screen("a", below: [changed]), after: .dismiss)
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
