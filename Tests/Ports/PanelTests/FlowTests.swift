import FlowDriver
import HeadlessUI
import Testing

/// A panel that is used by its knob, and fails if its display leaves something out.
struct PanelPort<App: HeadlessApp>: AppPort {
  struct Unsaid: Error {
    let words: String
  }

  var panel: Panel<App>
  var time = Duration.zero

  func currentScreen() throws(Unsaid) -> Screen<Int> {
    let screen = panel.session.screen.numbered
    let display = panel.display
    for node in screen.topLayer.flattenedNodes {
      let words = node.words.filter { words in
        display.contains { $0.contains(words) } == false
      }
      if let word = words.first { throw Unsaid(words: word) }
    }
    return screen
  }

  mutating func take(_ input: Input<Int>) throws(Unsaid) -> Bool {
    guard case .action(let number) = input else { return false }
    time += .seconds(1)
    let start = panel.display.filter { $0.hasPrefix(">") || $0.hasPrefix(" ") }
    let focus = start.firstIndex { $0.hasPrefix(">") } ?? 0
    panel.turn(by: number - 1 - focus)
    panel.choose(at: time)
    return true
  }
}

struct FlowTests {
  private let coffee = """
    tap "Espresso"
    expect alert "Enjoy"
    tap "OK"
    tap "Settings"
    increase "Sugar" by 9
    tap "Close"
    expect alert "Too sweet"
    tap "OK"
    tap "Close"
    expect value "Sugar" "9"
    tap "Espresso"
    tap "OK"
    expect button "Espresso" disabled
    tap "Rinse"
    tap "Settings"
    decrease "Sugar"
    dismiss
    expect value "Sugar" "9"

    """

  @Test func `a flow passes, with the knob alone`() throws {
    let port = PanelPort(panel: Panel(CoffeeMachine()))
    let flow = try Flow(parsing: coffee, file: "coffee.flow")
    let failure = try flow.compare(port, with: CoffeeMachine())
    #expect(failure == nil)
  }
}
