import HeadlessUI
import Testing
import TextRendering

@testable import PromptUI

struct LayerReadingsTests {
  private func screen(_ values: String..., modal: Modal<Int>? = nil) -> Screen<Int> {
    let nodes = values.enumerated().map { Node<Int>.value(Value("\($0)", value: $1)) }
    return Screen(title: "A", content: [.group(Group(children: nodes))], modal: modal)
  }

  private func alert(_ message: String) -> Modal<Int> {
    .alert(Alert(message: message, buttons: [Button("OK", action: 1)]))
  }

  private func sheet(_ text: String, modal: Modal<Int>? = nil) -> Modal<Int> {
    .sheet(Screen(title: "B", content: [.text(text)], modal: modal), dismissal: 2)
  }

  /// Returns the changes after each of some screens, of which the first is read whole.
  private func changes(_ first: Screen<Int>, _ others: Screen<Int>...) -> [String] {
    var readings = LayerReadings(words: .english)
    _ = readings.whole(first)
    return others.map { readings.changes(to: $0) }
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
      screen("a", modal: sheet("t", modal: alert("Hi"))), screen("a", modal: sheet("t")),
      screen("b", modal: sheet("u")), screen("b"))
    let expected = [
      "sheet \"B\", dismiss [1]\n  text \"t\"\n", "text \"u\"\n",
      "screen \"A\"\n  value \"0\" \"b\"\n",
    ]
    #expect(found == expected)
  }

  @Test func `a layer that comes back is read where it changed, and an alert is always new`() {
    let found = changes(
      screen("a", "b"), screen("c", "b", modal: alert("Hi")), screen("c", "b", modal: alert("Ho")),
      screen("c", "b"), screen("c", "b", modal: alert("Ho")))
    let alerts = ["Hi", "Ho"].map { "alert \"\($0)\"\n  button \"OK\" [1]\n" }
    let expected = alerts + ["screen \"A\"\nvalue \"0\" \"c\"\n"] + alerts.suffix(1)
    #expect(found == expected)
  }

  @Test func `the line of a layer that changed is read once`() {
    let closed = Modal<Int>.sheet(Screen(title: "B"), dismissal: nil)
    let open = Modal<Int>.sheet(Screen(title: "B"), dismissal: 1)
    let found = changes(screen("a", modal: closed), screen("a", modal: open))
    #expect(found == ["sheet \"B\", dismiss [1]\n"])
  }

  @Test(arguments: [(10, ""), (11, "Controls: 11\n")])
  func `a long layer is read after the number of its controls`(count: Int, start: String) {
    let buttons = (1...count).map { Node<Int>.button(Button("\($0)", action: $0)) }
    var readings = LayerReadings(words: .english)
    let text = readings.whole(Screen(title: "A", content: buttons + [.text("t")]))
    #expect(text.hasPrefix("\(start)screen \"A\"\n  button \"1\" [1]\n"))
  }

  @Test func `a sheet is read before what its controls mean, and what a dismissal discards first`()
  {
    var words = PromptWords.english
    (words.closeSheet, words.dismissSheet) = ("Close to save", "dismiss to discard")
    var readings = LayerReadings(words: words)
    let (home, changed) = (screen("a"), screen("a", modal: sheet("u")))
    _ = readings.whole(home)
    let opened = readings.changes(to: screen("a", modal: sheet("t")), after: .tap)
    #expect(opened.hasSuffix("  text \"t\"\nClose to save, dismiss to discard\n"))
    #expect(readings.hasChangedSheet == false)
    #expect(readings.changes(to: changed, after: .tap) == "text \"u\"\n")
    #expect(readings.hasChangedSheet)
    var others = readings
    #expect(others.changes(to: home, after: .tap) == "screen \"A\"\n")
    #expect(
      readings.changes(to: home, after: .dismiss) == "Your changes were discarded.\nscreen \"A\"\n")
    #expect(readings.hasChangedSheet == false)
  }

  @Test
  func `nothing is discarded by a dismissal that stays, or of an alert, or of what is as it was`() {
    var words = PromptWords.english
    words.dismissSheet = "dismiss to discard"
    var readings = LayerReadings(words: words)
    let opened = screen("a", modal: sheet("t"))
    _ = readings.whole(opened)
    var others = readings
    #expect(others.changes(to: screen("a"), after: .dismiss).contains("discarded") == false)
    let asked = screen("a", modal: sheet("u", modal: alert("Hi")))
    _ = readings.changes(to: screen("a", modal: sheet("u")), after: .tap)
    #expect(readings.changes(to: asked, after: .dismiss).contains("discarded") == false)
    #expect(readings.hasChangedSheet)
    let after = readings.changes(to: screen("a", modal: sheet("u")), after: .dismiss)
    #expect(after.contains("discarded") == false)
  }

  @Test func `a sheet that comes back after an alert in its place has the same changes`() {
    var readings = LayerReadings(words: .english)
    let changed = screen("a", modal: sheet("u"))
    _ = readings.whole(screen("a", modal: sheet("t")))
    _ = readings.changes(to: changed, after: .tap)
    _ = readings.changes(to: screen("a", modal: alert("Hi")), after: .tap)
    #expect(readings.hasChangedSheet)
    #expect(readings.changes(to: changed, after: .tap) == "sheet \"B\", dismiss [1]\n")
    #expect(readings.hasChangedSheet)
    _ = readings.changes(to: screen("a", modal: alert("Hi")), after: .tap)
    _ = readings.changes(to: screen("a"), after: .tap)
    #expect(readings.hasChangedSheet == false)
  }
}
