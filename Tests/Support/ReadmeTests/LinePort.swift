import HeadlessUI
import TextRendering

struct LinePort<App: HeadlessApp>: AppPort {
  let renderer = TextRenderer(viewport: Viewport(columns: 60, rows: 20), style: .linear())
  var app: App
  var text: String { renderer.render(app.screen) }

  func currentScreen() -> Screen<Int> { app.screen.numbered }

  mutating func perform(_ number: Int) {
    let chosen = app.screen.affordances.enumerated().first { $0.offset + 1 == number }
    if let action = chosen?.element.action { app.perform(action) }
  }
}
