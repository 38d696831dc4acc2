import HeadlessUI
import TextRenderer

struct LinePort<App: HeadlessApp> {
  var app: App
  var text: String {
    let viewport = Viewport(columns: 60, rows: 20)
    return TextRenderer(viewport: viewport, style: .linear()).render(app.screen)
  }

  mutating func choose(_ number: Int) {
    let affordances = app.screen.affordances
    guard affordances.indices.contains(number - 1) else { return }
    if let action = affordances[number - 1].action { app.perform(action) }
  }
}
