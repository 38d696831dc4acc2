import FlowExplorer
import HeadlessUI
import Testing

extension Exploration {
  fileprivate var map: String { layerTransitions.flowchart(of: "\(scope): \(extent)") }
}

struct LayerMapTests {
  private static let names = [
    "a|b", "\"hi\"", "#1", "`tick`", "[b](c){d}", "<br>", "a\nb", "end", "%%{x", "1. a", "- a",
    "+a", "a;b:c", "a\\nb", "&lt;", "*a* _b_", "a.b-c+d, e? f!", "딸기 🍓", "\u{1B}[m",
  ]

  /// Explores a screen with a button for each name, which leads to an alert that says it.
  private func exploration(
    _ names: [String] = names, scope: String = "names"
  ) -> Exploration<Maze> {
    let buttons = zip(names, 1...).map { Node.button(Button($0, action: $1)) }
    let home = Screen(title: "Names", content: buttons)
    let alerts = names.map { Layer(.alert, message: $0, buttons: [Button("OK", action: 0).node]) }
    let maze = Maze([home] + alerts.map { Screen(title: "Names", coveredBy: [$0]) })
    return Explorer(Scope(scope), makeApp: { maze }).explore()
  }

  @Test func `a name of any characters is the text of a control and of a layer`() {
    let texts = [
      "a#124;b", "#34;hi#34;", "#35;1", "#96;tick#96;", "#91;b#93;#40;c#41;#123;d#125;",
      "#60;br#62;", "a<br>b", "end", "#37;#37;#123;x", "1#46; a", "#45; a", "#43;a", "a#59;b#58;c",
      "a#92;nb", "#38;lt#59;", "#42;a#42; #95;b#95;", "a#46;b#45;c#43;d, e? f!", "딸기 🍓", "␛#91;m",
    ]
    let lines = exploration().map.split(separator: "\n").map { String($0) }
    #expect(lines.prefix(2) == ["%% names: complete", "flowchart LR"])
    #expect(lines.count == 2 * texts.count + 2)
    for (number, text) in texts.enumerated() {
      let start = number == 0 ? #"screen0["Names"]"# : "screen0"
      let layer = #"alert\#(number + 1)(["\#(text)"])"#
      #expect(lines.contains("  \(start) -->|\"\(text)\"| \(layer)"))
      #expect(lines.contains("  alert\(number + 1) -->|\"OK\"| screen0"))
    }
  }

  @Test func `the scope is a comment in one line, whatever it says`() {
    let map = exploration(scope: "{init: \n\u{2028}}").map
    #expect(map.hasPrefix("%% (init: ␊\u{FFFD}): complete\nflowchart LR\n"))
  }

  @Test func `transitions of several explorations are drawn once`() {
    let transitions = exploration().layerTransitions
    let map = (transitions + transitions).flowchart(of: "names: complete")
    #expect(map == exploration().map)
    #expect([LayerTransition]().flowchart(of: "none") == "%% none\nflowchart LR\n")
  }
}
