import Foundation
import HeadlessUI
import SeededScreens
import TestFiles
import Testing

/// The rules of a port, on the panel that the article shows.
struct PanelTests {
  private var panel = Panel(CoffeeMachine())
  private var time = Duration.zero

  /// Presses the knob, or types the number of a control, each a second after the last.
  private mutating func choose(_ numbers: Int?...) {
    for number in numbers {
      time += .seconds(1)
      panel.choose(number, at: time)
    }
  }

  private mutating func turnOff() {
    time += .seconds(1)
    panel.turnOff(at: time)
  }

  private var app: CoffeeMachine { panel.session.app }
  /// The line of the control that has the focus.
  private var focus: String? { panel.display.first { $0.hasPrefix(">") } }

  @Test mutating func `the display says everything of the topmost layer, as the article shows`()
    throws
  {
    #expect(
      panel.display == [
        "Coffee", "> 1 Settings", "Hot", "Drinks", "  2 Espresso, $2", "Sugar, 2",
      ])
    choose(2, nil, 3, nil)
    #expect(
      panel.display == [
        "Coffee", "  1 Rinse", "  2 Settings", "Hot", "Drinks", "> - Espresso, $2, No beans",
        "Sugar, 2",
      ])
    choose(2, nil)
    let page = try String(
      contentsOfFile: ThisPackage.path("Sources/Headless/HeadlessUI/HeadlessUI.docc/WriteAPort.md"),
      encoding: .utf8)
    #expect(page.contains("```text\n" + panel.display.map { $0 + "\n" }.joined() + "```"))
  }

  @Test(arguments: [0, 3, 9, .min, .max])
  mutating func `a number that isn't offered does nothing, and the display says so`(number: Int) {
    let display = panel.display
    choose(number)
    #expect(app.log == [])
    #expect(panel.display == display + ["\(number) can't be chosen."])
    panel.turn(by: 0)
    #expect(panel.display == display)
  }

  @Test(arguments: [(249, [.brew]), (250, [.brew, .collect])] as [(Int, [CoffeeMachine.Action])])
  mutating func `a new layer can be answered once a person can have read it`(
    milliseconds: Int, log: [CoffeeMachine.Action]
  ) {
    choose(2)
    panel.choose(at: time + .milliseconds(milliseconds))
    #expect(app.log == log)
  }

  @Test mutating func `a knob that is held down on a stepper takes steps of ten`() {
    choose(1)
    for tenths in 10...20 {
      panel.choose(at: time + .milliseconds(tenths * 100), isHeld: true)
    }
    #expect(app.draft == 22)
  }

  @Test mutating func `a new layer has the focus where it says, or on its first control`() {
    #expect(focus == "> 1 Settings")
    choose(nil)
    #expect(focus == "> 3 + Sugar, 2")
    panel.turn(by: -1)
    choose(1, 1)
    #expect(focus == "> 3 + Sugar, 2")
  }

  @Test mutating func `the focus stays within the layer, and on a control that becomes disabled`() {
    panel.turn(by: -1)
    #expect(focus == "> 1 Settings")
    panel.turn(by: 1)
    panel.turn(by: 1)
    #expect(focus == "> 2 Espresso, $2")
    choose(1)
    panel.turn(by: -1)
    choose(nil, nil)
    #expect(focus == "> - - Sugar, 0, Changed")
  }

  @Test mutating func `the focus comes back with its layer, on the same control`() {
    panel.turn(by: 1)
    choose(nil)
    #expect(panel.display == ["Enjoy", "> 1 OK"])
    choose(nil)
    #expect(focus == "> 3 Espresso, $2")
    choose(2)
    panel.session.app.draft = 10
    choose(1)
    #expect(panel.display == ["Too sweet", "> 1 OK"])
    choose(nil)
    #expect(focus == "> 1 Close, Close to save")
  }

  @Test func `the focus reaches each of two controls that look alike`() {
    let outline = "screen \"On\"\n  bar \"On\" [1]\n  bar \"On\" [2]"
    var panel = Panel(Still(Screen(outline: outline)))
    panel.turn(by: 1)
    #expect(panel.display == ["On", "  1 On", "> 2 On"])
  }

  @Test mutating func `leaving asks if something is unsaved`() {
    turnOff()
    #expect(panel.isOn == false)
    panel = Panel(CoffeeMachine())
    choose(nil, nil)
    turnOff()
    #expect(panel.display == ["Unsaved changes. Off: leave. Anything else: stay."])
    panel.turnOff(at: time + .milliseconds(249))
    #expect(panel.isOn)
    turnOff()
    #expect(panel.isOn == false)
  }

  @Test mutating func `anything else than leaving stays, and does nothing more`() {
    choose(nil, nil)
    turnOff()
    choose(1)
    #expect(app.draft == 3)
    #expect(focus == "> 3 + Sugar, 3, Changed")
    turnOff()
    panel.turn(by: -1)
    #expect(focus == "> 3 + Sugar, 3, Changed")
    turnOff()
    #expect(panel.isOn)
  }
}
