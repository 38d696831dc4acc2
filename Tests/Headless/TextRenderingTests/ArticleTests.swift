import HeadlessUI
import Testing
import TextRendering

@Test func `a screen is drawn as a grid, and line by line`() {
  let screen = Screen<Int>(
    title: "Café",
    content: [
      .value("Milk", value: "3"),
      .button(Button("Latte", value: "$4.50", symbol: "🥛", action: 1)),
    ])
  var renderer = TextRenderer(viewport: Viewport(columns: 26, rows: 8))
  let grid = """
    Café

    Milk                     3
    [🥛 Latte           $4.50]

    """
  #expect(renderer.render(screen) == grid)

  renderer.style = .linear()
  let lines = """
    screen "Café"
      value "Milk" "3"
      button "Latte" "$4.50" [1]

    """
  #expect(renderer.render(screen) == lines)
}
