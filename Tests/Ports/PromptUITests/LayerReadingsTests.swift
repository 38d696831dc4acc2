import HeadlessUI
import SeededScreens
import Testing
import TextRendering

@testable import PromptUI

struct LayerReadingsTests {
  private func screen(_ values: String..., below covers: [Layer<Int>] = []) -> Screen<Int> {
    let nodes = values.enumerated().map { Node<Int>.value(Value("\($0)", value: $1)) }
    return Screen(
      title: "A", content: [.group(Group(children: nodes))], coveredBy: covers)
  }

  private func alert(_ message: String) -> Layer<Int> {
    .alert(AlertIntent(message: message, buttons: [.init("OK", action: 1)]))
  }

  private func sheet(_ text: String, hasUnsavedChanges: Bool = false) -> Layer<Int> {
    .sheet(
      title: "B", content: [.text(text)], dismissal: Dismissal(2),
      hasUnsavedChanges: hasUnsavedChanges)
  }

  /// Returns the changes after each of some screens, of which the first is read whole.
  private func changes(_ first: Screen<Int>, _ others: Screen<Int>...) -> [String] {
    var reader = Reader(first)
    return others.map { reader.changes(to: $0) }
  }

  @Test func `only lines that changed are read, and all if there are more or fewer`() {
    let found = changes(screen("a", "b"), screen("a", "c"), screen("a", "c"), screen("a"))
    let expected = [
      "value \"1\" \"c\"\n", "", "screen \"A\"\n  value \"0\" \"a\"\n",
    ]
    #expect(found == expected)
  }

  @Test func `a layer that was never on top is read whole once it is`() {
    let found = changes(
      screen("a", below: [sheet("t"), alert("Hi")]), screen("a", below: [sheet("t")]),
      screen("b", below: [sheet("u")]), screen("b"))
    let expected = [
      "sheet \"B\", dismiss [1]\n  text \"t\"\n", "text \"u\"\n",
      "screen \"A\"\n  value \"0\" \"b\"\n",
    ]
    #expect(found == expected)
  }

  @Test func `a layer that comes back is read where it changed, and an alert is always new`() {
    let found = changes(
      screen("a", "b"), screen("c", "b", below: [alert("Hi")]),
      screen("c", "b", below: [alert("Ho")]),
      screen("c", "b"), screen("c", "b", below: [alert("Ho")]))
    let alerts = ["Hi", "Ho"].map { "alert \"\($0)\"\n  button \"OK\" [1]\n" }
    let expected = alerts + ["screen \"A\"\nvalue \"0\" \"c\"\n"] + alerts.suffix(1)
    #expect(found == expected)
  }

  @Test func `a step on a sheet that counts in its title reads the title and the count`() {
    let bags = [1, 2].map { count in
      let cups = Stepper<Int>("Cups", value: "\(count)", decrement: -1, increment: 1)
      let bag = Layer.sheet(
        title: "Bag \(count)", identifier: "bag", content: [.text("To go"), .stepper(cups)])
      return screen("a", below: [bag])
    }
    let expected = "sheet \"Bag 2\"\nstepper \"Cups\" \"2\", decrease [1], increase [2]\n"
    #expect(changes(bags[0], bags[1]) == [expected])
  }

  @Test func `the line of a layer that changed is read once`() {
    let (closed, opened) = (
      Layer<Int>.sheet(title: "B"), Layer.sheet(title: "B", dismissal: Dismissal(1))
    )
    let found = changes(screen("a", below: [closed]), screen("a", below: [opened]))
    #expect(found == ["sheet \"B\", dismiss [1]\n"])
  }

  @Test(arguments: [(10, ""), (11, "Controls: 11\n")])
  func `a long layer is read after the number of its controls`(count: Int, start: String) {
    let buttons = (1...count).map { Node<Int>.button(Button("\($0)", action: $0)) }
    let text = Reader(Screen(title: "A", content: buttons + [.text("t")])).opening
    #expect(text.hasPrefix("\(start)screen \"A\"\n  button \"1\" [1]\n"))
  }

  @Test func `a dismissal is told to have discarded changes that are gone after it`() {
    let (home, opened) = (screen("a"), screen("a", below: [sheet("t")]))
    let draft = sheet("u", hasUnsavedChanges: true)
    let changed = screen("a", below: [draft])
    let asked = screen("a", below: [draft, alert("Hi")])
    let loss = "Your changes were discarded.\n"
    for (first, next, gesture, isLost) in [
      (changed, home, Gesture.dismiss, true), (changed, home, .tap, false),
      (opened, home, .dismiss, false), (asked, changed, .dismiss, false),
    ] {
      var reader = Reader(first)
      #expect(reader.changes(to: next, after: gesture).hasPrefix(loss) == isLost)
    }
  }

  @Test func `a sheet that comes back after an alert in its place is read where it changed`() {
    let found = changes(
      screen("a", below: [sheet("t")]), screen("a", below: [alert("Hi")]),
      screen("a", below: [sheet("u")]), screen("a"), screen("a", below: [sheet("u")]))
    let expected = [
      "alert \"Hi\"\n  button \"OK\" [1]\n", "sheet \"B\", dismiss [1]\ntext \"u\"\n",
      "screen \"A\"\n  value \"0\" \"a\"\n", "sheet \"B\", dismiss [1]\n  text \"u\"\n",
    ]
    #expect(found == expected)
  }
}

/// A person to whom one screen after the other is read.
private struct Reader {
  let opening: String
  private var session: PortSession<Still<Int>>
  private var readings = LayerReadings(words: .english)

  init(_ screen: Screen<Int>) {
    session = PortSession(Still(screen))
    opening = readings.whole(session)
  }

  mutating func changes(to screen: Screen<Int>, after gesture: Gesture? = nil) -> String {
    session.app.screen = screen
    session.refresh(at: nil)
    return readings.changes(to: session, after: gesture)
  }
}
