import Foundation
import HeadlessUI
import TestSupport
import Testing

/// The rules of a port, on the panel that the article shows.
struct PanelTests {
  private static let question = ["Unsaved changes. Off: leave. Anything else: stay."]

  private var panel = Panel(CoffeeMachine())
  private var time = Duration.zero

  /// Turns the knob `left` or `right`, presses or holds it, types numbers, or turns the machine `off`,
  /// each a second after the last.
  private mutating func use(_ script: String) {
    for word in script.split(separator: " ") {
      time += .seconds(1)
      switch word {
      case "left": panel.turn(by: -1)
      case "right": panel.turn(by: 1)
      case "off": panel.turnOff(at: time)
      case "hold": hold()
      default: panel.choose(Int(word), at: time)
      }
    }
  }

  private mutating func hold() {
    for tenths in 0...10 {
      time += .milliseconds(100)
      panel.choose(at: time, isRepeat: tenths > 0)
    }
  }

  @Test mutating func `the display says everything of the topmost layer, as the article shows`()
    throws
  {
    let opening = ["Coffee", "> 1 Settings", "Hot", "Drinks", "  2 Espresso, $2", "Sugar, 2"]
    #expect(panel.display == opening)
    use("2 press 3 press")
    #expect(
      panel.display == [
        "Coffee", "  1 Rinse", "  2 Settings", "Hot", "Drinks", "> - Espresso, $2, No beans",
        "Sugar, 2",
      ])
    use("2 press")
    let page = try String(
      contentsOfFile: ThisPackage.path("Sources/Headless/HeadlessUI/HeadlessUI.docc/WriteAPort.md"),
      encoding: .utf8)
    #expect(page.contains("```text\n" + panel.display.map { $0 + "\n" }.joined() + "```"))
  }

  @Test(arguments: [0, 3, 9, .min, .max])
  mutating func `a number that isn't offered does nothing, and the display says so`(number: Int) {
    let display = panel.display
    use("\(number)")
    #expect(panel.display == display + ["\(number) can't be chosen."])
    panel.turn(by: 0)
    #expect(panel.display == display)
  }

  @Test(arguments: [(249, false), (250, true)])
  mutating func `a question can be answered once a person can have read it`(
    milliseconds: Int, counts: Bool
  ) {
    use("press press off")
    panel.turnOff(at: time + .milliseconds(milliseconds))
    #expect(panel.isOn == (counts == false))
  }

  @Test(arguments: [
    ("", "> 1 Settings"), ("left", "> 1 Settings"), ("left right right", "> 2 Espresso, $2"),
    ("press", "> 3 + Sugar, 2"), ("press left 1 1", "> 3 + Sugar, 2"),
    ("1 left press press", "> - - Sugar, 0, Changed"), ("1 hold", "> 3 + Sugar, 22, Changed"),
    ("1 hold 1", "> 1 OK"), ("1 hold 1 press", "> 1 Close, Close to save"),
    ("right press", "> 1 OK"), ("right press press", "> 3 Espresso, $2"),
    ("press press off 1", "> 3 + Sugar, 3, Changed"),
    ("press press off left", "> 3 + Sugar, 3, Changed"),
  ])
  mutating func `the focus starts where a layer says, stays on its control, and comes back`(
    script: String, focus: String
  ) {
    use(script)
    #expect(panel.display.filter { $0.hasPrefix(">") } == [focus])
  }

  @Test func `a field takes the texts that it offers, one after another, and Return`() {
    var panel = Panel(Orchard("Plum"))
    for text in ["kiwi", "mango", "kiwi"] {
      panel.choose(at: .zero)
      let field = ["> 1 Search, \(text)", "  2 Return, Search, \(text)"]
      #expect(panel.display == ["Orchard"] + field + ["Plum", "Count, 0", "  3 Add"])
    }
    panel.choose(2, at: .zero)
    #expect(panel.display.contains("Count, 1"))
  }

  @Test func `a picture has its name, and a field that can't be used keeps its text`() {
    let cup = """
      screen "Cup"
        picture "A cup" symbol "🥤"
        field "Size" "M" offer "S" offer "L"

      """
    var panel = Panel(Still(Screen(outline: cup)))
    #expect(panel.display == ["Cup", "A cup", "> - Size, M"])
    panel.choose(1, at: .zero)
    #expect(panel.display.last == "1 can't be chosen.")
  }

  @Test func `the focus reaches each of two controls that look alike`() {
    let outline = "screen \"On\"\n  bar \"On\" [1]\n  bar \"On\" [2]"
    var panel = Panel(Still(Screen(outline: outline)))
    panel.turn(by: 1)
    #expect(panel.display == ["On", "  1 On", "> 2 On"])
  }

  @Test(arguments: [
    ("off", false), ("press press off", true), ("press press off off", false),
    ("press press off left off", true), ("press press off 1 off", true),
  ])
  mutating func `leaving asks if something is unsaved, and anything else stays`(
    script: String, isOn: Bool
  ) {
    use(script)
    #expect(panel.isOn == isOn)
    #expect((panel.display == Self.question) == isOn)
  }
}
