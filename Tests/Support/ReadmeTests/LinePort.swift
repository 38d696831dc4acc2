import HeadlessUI
import TextRenderer

struct LinePort<App: HeadlessApp> {
  let renderer = TextRenderer(viewport: Viewport(columns: 60, rows: 20), style: .linear())
  var app: App
  var text: String { renderer.render(app.screen) }

  mutating func choose(_ number: Int) {
    let chosen = app.screen.affordances.enumerated().first { $0.offset + 1 == number }
    if let action = chosen?.element.action { app.perform(action) }
  }
}
