import CellText
import HeadlessUI
import TestSupport
import Testing
import TextRendering

@Suite(.timeLimit(.minutes(5)))
struct LargeScreenTests {
  private static let styles: [TextStyle] = [.grid(), .grid(.ascii), .linear()]

  @Test(arguments: ["a", "딸", "\u{301}", "\u{1B}", "🇰🇷", "a ", "\n", "(", "딸기쥬스 "])
  func `very long labels, texts, and messages are drawn`(unit: String) {
    func text(_ length: Int) -> String {
      String(repeating: unit, count: length / unit.utf8.count)
    }
    let label = text(TestSizes.size(quick: 1 << 10, exhaustive: 1 << 14))
    let message = text(TestSizes.size(quick: 1 << 8, exhaustive: 1 << 12))
    let screen = Screen(
      title: label,
      bar: [Button(label, action: 1)],
      content: [
        .value(label, value: label, symbol: label), .text(message),
        .button(Button(label, action: 1, status: Status(label, holds: true))),
        .button(Button(label, value: label, symbol: label, action: 1)),
        .stepper(label, value: label, decrement: 1, increment: nil),
        .field(label, text: label, entered: 1),
        .field(label, text: label, entered: 1, isMultiline: true),
      ])
    let alert = Layer(.alert, message: message, buttons: [Button("", action: 1).node])
    for screen in [screen, screen.covered(by: alert)] {
      let text = screen.text(columns: 20, rows: 10)
      let lines = text.split(separator: "\n")
      #expect(lines.count <= 10 && lines.allSatisfy { $0.displayWidth <= 20 })
      #expect(text.unicodeScalars.contains("\u{1B}") == false)
    }
  }

  @Test(arguments: styles)
  func `thousands of nodes are drawn, and groups a thousand deep`(style: TextStyle) async {
    let count = TestSizes.size(quick: 1_000, exhaustive: 3_000)
    let areShown = await onThread {
      let nodes = (1...count).map { (index: Int) -> Node<Int> in
        .button(Button("Button \(index)", action: index))
      }
      let deep = (1...1_000).reduce(Node.button(Button("Deep", action: 1))) { node, depth in
        .group("Level \(depth)", children: [node])
      }
      let renderer = TextRenderer(viewport: Viewport(columns: 80, rows: 24), style: style)
      let group = Node.group("All", children: nodes)
      return [(group, "Button \(count)"), (deep, "Deep")].map { node, name in
        let screen = Screen(title: "Many", content: [node])
        return renderer.render(screen, scrolledTo: [.max]).contains(name)
      }
    }
    #expect(areShown == [true, true])
  }

  @Test(arguments: [(0, 0), (0, 5), (5, 0)])
  func `a screen without a cell is an empty line`(columns: Int, rows: Int) {
    #expect(LockerScreen.warning.frame(columns: columns, rows: rows).text == "\n")
  }
}
