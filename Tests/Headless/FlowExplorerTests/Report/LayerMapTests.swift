import FlowExplorer
import HeadlessUI
import TestSupport
import Testing

extension Exploration {
  fileprivate var map: String { layerTransitions.flowchart(of: "\(scope): \(extent)") }
}

struct LayerMapTests {
  /// Explores a screen with a button for each name, which leads to an alert that says it.
  private func exploration(
    scope: String = "names"
  ) throws -> Exploration<Maze> {
    let names = try rows(in: "Tables/names.txt").map { $0.line }
    let buttons = zip(names, 1...).map { Node.button(Button($0, action: $1)) }
    let home = Screen(title: "Names", content: buttons)
    let alerts = names.map { Layer(.alert, message: $0, buttons: [Button("OK", action: 0).node]) }
    let maze = Maze([home] + alerts.map { Screen(title: "Names", coveredBy: [$0]) })
    return Explorer(Scope(scope), makeApp: { maze }).explore()
  }

  @Test func `a name of any characters is the text of a control and of a layer`() throws {
    let texts = try rows(in: "Tables/names.txt").map { $0.result }
    let lines = try exploration().map.split(separator: "\n").map { String($0) }
    #expect(lines.prefix(2) == ["%% names: complete", "flowchart LR"])
    #expect(lines.count == 2 * texts.count + 2)
    for (number, text) in texts.enumerated() {
      let start = number == 0 ? #"screen0["Names"]"# : "screen0"
      let layer = #"alert\#(number + 1)(["\#(text)"])"#
      #expect(lines.contains("  \(start) -->|\"\(text)\"| \(layer)"))
      #expect(lines.contains("  alert\(number + 1) -->|\"OK\"| screen0"))
    }
  }

  @Test func `the scope is a comment in one line, whatever it says`() throws {
    let map = try exploration(scope: "{init: \n\u{2028}}").map
    #expect(map.hasPrefix("%% (init: ␊\u{FFFD}): complete\nflowchart LR\n"))
  }

  @Test func `transitions of several explorations are drawn once`() throws {
    let transitions = try exploration().layerTransitions
    let map = (transitions + transitions).flowchart(of: "names: complete")
    #expect(try map == exploration().map)
    #expect([LayerTransition]().flowchart(of: "none") == "%% none\nflowchart LR\n")
  }
}
