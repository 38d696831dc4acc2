import FlowDriver
import HeadlessUI
import TestSupport
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
  private let coffee: String

  init() throws { coffee = try contents(of: "coffee.flow") }

  @Test func `a flow passes, with the knob alone`() throws {
    let port = PanelPort(panel: Panel(CoffeeMachine()))
    let flow = try Flow(parsing: coffee, file: "coffee.flow")
    let failure = try flow.compare(port, with: CoffeeMachine())
    #expect(failure == nil)
  }
}
