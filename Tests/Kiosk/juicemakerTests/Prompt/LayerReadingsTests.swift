import HeadlessUI
import Testing
import TextRendering

@testable import juicemaker

struct LayerReadingsTests {
  private func screen(_ values: String..., modal: Modal<Int>? = nil) -> Screen<Int> {
    Screen(
      title: "A",
      content: [
        .group(Group(children: values.enumerated().map { .value(Value("\($0)", value: $1)) }))
      ],
      modal: modal)
  }

  private func alert(_ message: String) -> Modal<Int> {
    .alert(Alert(message: message, buttons: [Button("OK", action: 1)]))
  }

  private func sheet(_ text: String, modal: Modal<Int>? = nil) -> Modal<Int> {
    .sheet(Screen(title: "B", content: [.text(text)], modal: modal), dismissal: 2)
  }

  @Test func `a screen that hasn't been read is new`() {
    var readings = LayerReadings(words: .english)
    #expect(readings.changes(to: screen("a")) == "screen \"A\"\n  group\n    value \"0\" \"a\"\n")
    #expect(readings.changes(to: screen("a")) == "")
  }

  @Test func `only lines that changed are read, and all if there are more or fewer`() {
    var readings = LayerReadings(words: .english)
    _ = readings.whole(screen("a", "b"))
    #expect(readings.changes(to: screen("a", "c")) == "value \"1\" \"c\"\n")
    #expect(readings.changes(to: screen("a")) == readings.whole(screen("a")))
  }

  @Test func `a layer that was never on top is read whole once it is`() {
    var readings = LayerReadings(words: .english)
    _ = readings.whole(screen("a", modal: sheet("t", modal: alert("Hi"))))
    let text = readings.changes(to: screen("a", modal: sheet("t")))
    #expect(text == "sheet \"B\", dismiss [1]\n  text \"t\"\n")
    #expect(readings.changes(to: screen("b", modal: sheet("u"))) == "text \"u\"\n")
    #expect(readings.changes(to: screen("b")).hasPrefix("screen \"A\"\n  group\n"))
  }

  @Test func `a layer that comes back is read where it changed since it was last on top`() {
    var readings = LayerReadings(words: .english)
    _ = readings.whole(screen("a", "b"))
    _ = readings.changes(to: screen("c", "b", modal: alert("Hi")))
    #expect(readings.changes(to: screen("c", "b")) == "screen \"A\"\nvalue \"0\" \"c\"\n")
  }

  @Test func `an alert in the place of another is new, and so is one that opens again`() {
    var readings = LayerReadings(words: .english)
    for message in ["Hi", "Ho", "Hi"] {
      let text = readings.changes(to: screen("a", modal: alert(message)))
      #expect(text == "alert \"\(message)\"\n  button \"OK\" [1]\n")
    }
    _ = readings.changes(to: screen("a"))
    let again = readings.changes(to: screen("a", modal: alert("Hi")))
    #expect(again == "alert \"Hi\"\n  button \"OK\" [1]\n")
  }

  @Test func `the line of a layer that changed is read once`() {
    var readings = LayerReadings(words: .english)
    _ = readings.whole(screen("a", modal: sheet("t", modal: alert("Hi"))))
    _ = readings.whole(screen("a", modal: .sheet(Screen(title: "B"), dismissal: nil)))
    #expect(
      readings.changes(to: screen("a", modal: .sheet(Screen(title: "B"), dismissal: 1)))
        == "sheet \"B\", dismiss [1]\n")
  }
}
