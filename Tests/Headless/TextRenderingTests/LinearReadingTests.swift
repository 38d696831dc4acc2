import HeadlessUI
import PlainText
import SeededScreens
import TestSizes
import Testing
import TextRendering

@Suite struct LinearReadingTests {
  @Test(arguments: [Vocabulary.english, .korean])
  func `every control is read with its name, value, state, and number`(words: Vocabulary) {
    let renderer = TextRenderer(
      viewport: Viewport(columns: 0, rows: 0), style: .linear(words))
    for seed in TestSizes.size(quick: UInt64(0)..<10, exhaustive: 0..<400) {
      var random = GeneratedScreens(seed: seed)
      let screen = random.screen()
      let expected = screen.layers.last.map { expectedControls(of: $0, words: words) } ?? []
      let lines = renderer.render(screen).split(separator: "\n")
        .map { $0.drop { $0 == " " } }
        .filter { $0.hasPrefix(words.button + " ") || $0.hasPrefix(words.stepper + " ") }
      #expect(lines.map(String.init) == expected, "seed \(seed)")
    }
  }

  @Test func `an alert without a message is read without an empty text`() {
    let alert = Alert(title: "Saved", buttons: [Button("OK", action: 1)])
    let screen = Screen(title: "Base", modal: .alert(alert))
    let renderer = TextRenderer(viewport: Viewport(columns: 0, rows: 0), style: .linear())
    #expect(renderer.render(screen) == "alert \"Saved\"\n  button \"OK\" [1]\n")
  }

  private func expectedControls(of layer: Layer<Int>, words: Vocabulary) -> [String] {
    var number = 0
    func mark(_ action: Int?) -> String {
      number += 1
      return action == nil ? "" : " [\(number)]"
    }
    func read(_ nodes: [Node<Int>]) -> [String] {
      nodes.flatMap { node in
        switch node {
        case .text, .value: [String]()
        case .group(let group): read(group.children)
        case .button(let button): [read(button)]
        case .stepper(let stepper): [read(stepper)]
        }
      }
    }
    func read(_ button: Button<Int>) -> String {
      var states: [String] = []
      if let status = button.status, status.holds { states.append(status.name.visible) }
      if button.role == .cancel { states.append(words.cancel) }
      if button.role == .destructive { states.append(words.destructive) }
      if button.action == nil { states.append(words.disabled) }
      let parts = ["\(words.button) \(button.name.quoted.visible)"] + states
      return parts.joined(separator: ", ") + mark(button.action)
    }
    func read(_ stepper: Stepper<Int>) -> String {
      var name = "\(words.stepper) \(stepper.name.quoted.visible) \(stepper.value.quoted.visible)"
      if let status = stepper.status, status.holds { name += ", \(status.name.visible)" }
      let steps = [(words.decrease, stepper.decrement), (words.increase, stepper.increment)]
      return steps.reduce(name) { line, step in
        line + ", \(step.0)" + (step.1 == nil ? " \(words.disabled)" : "") + mark(step.1)
      }
    }
    return read(layer.nodes)
  }
}
